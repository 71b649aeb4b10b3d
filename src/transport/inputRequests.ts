import { isObject } from "../protocol/isObject.js";
import type { ElicitationProgress } from "../protocol/types.js";

/** Whether an input request is the person's to answer. */
export function isElicitation(request: unknown): boolean {
  return isObject(request) && request.method === "elicitation/create";
}

/** Where a request stands among those of one call; nothing where it is the only one. */
export function progressOf(index: number, total: number): ElicitationProgress | undefined {
  return total > 1 ? { position: index + 1, total } : undefined;
}
