import type { ElicitationResult } from "../protocol/types.js";
import type { ElicitOptions } from "./ElicitationQueue.js";

/** Hands a result to `deliver`, whose errors become a rejection. */
export async function deliverTo(
  { deliver }: ElicitOptions,
  result: ElicitationResult,
): Promise<void> {
  await deliver?.(result);
}

/** Delivers a result without asking the user. */
export function giveUnasked(
  options: ElicitOptions,
  result: ElicitationResult,
): Promise<ElicitationResult> {
  deliverTo(options, result).catch(() => {});
  return Promise.resolve(result);
}
