import { isObject } from "../protocol/isObject.js";
import type { ElicitationProgress } from "../protocol/types.js";

/** Whether an input request is for the user. */
export function isElicitation(request: unknown): boolean {
  return isObject(request) && request.method === "elicitation/create";
}

/** Returns the position of a request among those of one call, or nothing if it is the only one. */
export function progressOf(index: number, total: number): ElicitationProgress | undefined {
  return total > 1 ? { position: index + 1, total } : undefined;
}
