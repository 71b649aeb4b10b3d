import { lazy } from "../../lazy/lazy.js";
import type { checks } from "./checks.js";

/** What checks a form. Every form needs it, though not to be shown. */
export const lazyChecks = lazy("checks", () => import("./checks.js"));

/** Loads what checks a form. Where it could not be loaded, the next call tries again. */
export async function loadChecks(): Promise<typeof checks> {
  return (await lazyChecks.load()).checks;
}
