import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";
let script = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "queue-"));
  script = join(folder, "smallHeap.mjs");
  const input = join(import.meta.dirname, "fixtures/smallHeap.ts");
  const bundle = await rolldown({ input, platform: "node" });
  await bundle.write({ file: script, format: "esm", codeSplitting: false });
});
afterAll(() => rm(folder, { recursive: true }));

// Of 3 MB each, three requests fit into the 10 MB of a requester.
test.each([
  { what: "withdrawn requests", refused: 0, held: 20 },
  { what: "answered requests", refused: 0, held: 20 },
  { what: "long IDs", refused: 0, held: 20 },
  { what: "waiting requests", refused: 57, held: 30 },
  { what: "waiting requests with long IDs", refused: 57, held: 40 },
  { what: "waiting requests with more than params", refused: 0, held: 20 },
  { what: "a list of millions", refused: 0, held: 30 },
  { what: "requests of several connections", refused: 57, held: 30 },
  { what: "requests that are each too large", refused: 15, held: 20 },
  { what: "requests that expired on screen", refused: 57, held: 30 },
])("a process with a heap of 100 MB holds no more than $held MB of $what", async (given) => {
  const flags = ["--max-old-space-size=100", "--expose-gc"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, given.what]);
  const { refused, held } = JSON.parse(stdout) as { refused: number; held: number };
  expect(refused).toBe(given.refused);
  expect(held).toBeLessThan(given.held * 1_000_000);
});
