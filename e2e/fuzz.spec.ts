import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { acts, manner, request } from "./fuzz/arbitraries";
import { Fuzzer } from "./fuzz/Fuzzer";
import { needsChromium, sayCounts } from "./support";
import { servers } from "./servers";

const driven = needsChromium("tasks are measured, and input is given, by CDP");

const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.CI ? 200 : 1_000));
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** So that every core has work to the end. */
const PARTS = 4;
/** The failure that an earlier run told of: its `seed` and `path`. */
const REPLAY = JSON.parse(process.env.FUZZ_REPLAY ?? "null") as {
  seed: number;
  path: string;
} | null;

/** Random requests, whole or tampered with, and random things done to them, in a real browser. */
for (let part = 0; part < (REPLAY ? 1 : PARTS); part += 1) {
  test(
    `whatever is asked and done, the page holds, and one answer that is valid comes of it (${part + 1} of ${PARTS})`,
    driven,
    async ({ page }) => {
      const numRuns = Math.ceil(RUNS / PARTS);
      test.setTimeout(60_000 + numRuns * 3_000);
      const fuzzer = new Fuzzer(page, servers.pages);
      await fuzzer.start();
      await fc.assert(
        fc.asyncProperty(request, manner, acts, async (given, asked, done) => {
          await fuzzer.run({ request: given, manner: asked, acts: done });
        }),
        // Making a failure smaller ends in time to be told.
        REPLAY ?? {
          seed: SEED * PARTS + part,
          numRuns,
          interruptAfterTimeLimit: 30_000 + numRuns * 2_900,
        },
      );
      const { counts } = fuzzer;
      sayCounts(`fuzz, seed ${SEED}, part ${part + 1}`, { ...counts });
      if (!REPLAY) expect(counts.requests).toBeGreaterThanOrEqual(numRuns);
      // The requests are such that a defect can show.
      expect(counts.judged).toBeGreaterThan(numRuns / 10);
    },
  );
}
