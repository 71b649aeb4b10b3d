import type { ElicitationResult } from "./ElicitationResult.js";

/**
 * The result of a request that was dismissed without a choice.
 *
 * @example
 * const queue = createElicitationQueue({ intercept: () => (away ? cancel() : undefined) });
 */
export function cancel(): ElicitationResult {
  return { action: "cancel" };
}
