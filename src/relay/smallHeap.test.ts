import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";

// Each limit may hold, and their product still end the process: so a process is tried, with a small heap.

const MEGABYTES = 1_000_000;
let folder = "";
let script = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relay-"));
  script = join(folder, "smallHeap.mjs");
  const bundle = await rolldown({
    input: join(import.meta.dirname, "fixtures/smallHeap.ts"),
    platform: "node",
  });
  await bundle.write({ file: script, format: "esm", codeSplitting: false });
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  { what: "idle pages", heap: 128, held: 64 },
  { what: "pages that hang up", heap: 128, held: 48 },
  { what: "withdrawn requests", heap: 64, held: 32 },
  { what: "large answers", heap: 64, held: 48 },
  { what: "long names of pages", heap: 128, held: 32 },
  { what: "long IDs of answers", heap: 128, held: 32 },
  { what: "long IDs of URL requests", heap: 128, held: 32 },
  { what: "many users", heap: 256, held: 400 },
])("a process with a heap of $heap MB outlives $what", async ({ what, heap, held }) => {
  const flags = [`--max-old-space-size=${heap}`, "--expose-gc"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, what], {
    timeout: 60_000,
  });
  expect(JSON.parse(stdout).held).toBeLessThan(held * MEGABYTES);
});
