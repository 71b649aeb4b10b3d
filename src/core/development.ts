import type * as warnings from "./warnings.js";

/** Replaced by bundlers. Unbundled, a browser has no `process`. */
declare const process: { env: { NODE_ENV?: string } };

/** Whether this is a production build. */
export function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === "production";
  } catch {
    return false;
  }
}

/**
 * Loads the warnings for developers, and passes them on. A production build drops the import.
 *
 * Unbundled, there are no warnings.
 */
export function inDevelopment(use: (loaded: typeof warnings) => void): void {
  try {
    // Not by `isProduction`, so that every bundler sees that the import is dead.
    if (process.env.NODE_ENV !== "production") void import("./warnings.js").then(use, () => {});
  } catch {}
}
