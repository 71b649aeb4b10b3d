import type * as texts from "./warnings.js";

/** Replaced by bundlers. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Loads the warnings for developers, and passes them on. A production build drops the import.
 *
 * Unbundled, a browser has no `process`, and there are no warnings.
 */
export function inDevelopment(use: (warnings: typeof texts) => void): void {
  try {
    if (process.env.NODE_ENV !== "production") void import("./warnings.js").then(use, () => {});
  } catch {}
}
