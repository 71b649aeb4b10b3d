import type { ElicitationResult } from "./ElicitationResult.js";

/** The result of a request that the person said no to. */
export function decline(): ElicitationResult {
  return { action: "decline" };
}
