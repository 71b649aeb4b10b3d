import fc from "fast-check";
import { expect, test } from "vitest";
import { requestedSchema } from "../schema/fixtures/arbitraries.js";
import { compareWithAjv, Counts } from "./fixtures/compareWithAjv.js";
import { wellFormedSchema } from "./fixtures/wellFormedSchema.js";

const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** The failure that an earlier run told of: its `seed` and `path`. */
const REPLAY = JSON.parse(process.env.FUZZ_REPLAY ?? "null") as {
  seed: number;
  path: string;
} | null;

const schema = fc.oneof(
  { weight: 4, arbitrary: wellFormedSchema },
  {
    weight: 1,
    arbitrary: requestedSchema.filter((each) => typeof each === "object" && each !== null),
  },
);
const seeds = fc.array(fc.nat(100_000), { minLength: 6, maxLength: 6 });

test(
  "nothing is accepted that ajv refuses, and nothing refused that can be entered and ajv accepts",
  { timeout: 60_000 + RUNS * 100 },
  async () => {
    const counts = new Counts();
    await fc.assert(
      fc.asyncProperty(schema, seeds, (asked, entered) =>
        compareWithAjv(asked as object, entered, counts),
      ),
      REPLAY ?? { seed: SEED, numRuns: RUNS },
    );
    console.info(`${RUNS} schemas against ajv, seed ${SEED}: ${JSON.stringify(counts)}`);
    if (REPLAY) return;
    // The schemas are such that a defect can show.
    expect(counts.schemas).toBeGreaterThan(RUNS / 2);
    expect(counts.accepted).toBeGreaterThan(RUNS / 2);
    expect(counts.refused).toBeGreaterThan(RUNS / 2);
    expect(counts.enterable).toBeGreaterThan(RUNS * 2);
  },
);
