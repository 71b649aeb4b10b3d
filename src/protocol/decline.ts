import type { ElicitationResult } from "./ElicitationResult.js";

/**
 * The result of a request that the person said no to.
 *
 * @example
 * const queue = createElicitationQueue({
 *   intercept: (request) => (isUrlRequest(request) ? decline() : undefined),
 * });
 */
export function decline(): ElicitationResult {
  return { action: "decline" };
}
