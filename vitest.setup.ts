// @ts-check
import fc from "fast-check";

/**
 * The seed of every property that names none: what is tried is the same in every run, so that a run
 * fails for what was changed. Another one looks for more: `FUZZ_SEED=2 npx vitest run --project unit`.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

// Node has none, and its console would be full of the failures that tests cause.
globalThis.reportError ??= () => {};
