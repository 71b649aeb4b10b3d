import type { ElicitationResult } from "./ElicitationResult.js";

/** The result of a request that was dismissed without a choice. */
export function cancel(): ElicitationResult {
  return { action: "cancel" };
}
