import { lazy } from "../../core/lazy.js";

/** The code that reads answers and finds secrets. It loads after the first frame. */
export const lazyChecks = lazy("checks", () => import("./checks.js"));

/**
 * The validation code of a form. It loads when the user comes near, usually before it is needed.
 */
export const lazyValidator = lazy("validator", () => import("./validator.js"));

/** Loads all that Submit needs. Where it could not be loaded, the next call tries again. */
export async function loadChecks() {
  const [{ checks }, { validator }] = await Promise.all([lazyChecks.load(), lazyValidator.load()]);
  return { ...checks, ...validator };
}
