import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import type { ElicitOptions } from "./ElicitationQueue.js";

/** Hands a result to `deliver`, whose errors become a rejection. */
export async function deliverTo(
  { deliver }: ElicitOptions,
  result: ElicitationResult,
): Promise<void> {
  await deliver?.(result);
}
