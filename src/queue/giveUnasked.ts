import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { deliverTo } from "./deliverTo.js";
import type { ElicitOptions } from "./ElicitationQueue.js";

/** Answers what no person is asked. */
export function giveUnasked(
  options: ElicitOptions,
  result: ElicitationResult,
): Promise<ElicitationResult> {
  deliverTo(options, result).catch(() => {});
  return Promise.resolve(result);
}
