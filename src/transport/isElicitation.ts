import { isObject } from "../protocol/isObject.js";

/** Whether an input request is the person's to answer. */
export function isElicitation(request: unknown): boolean {
  return isObject(request) && request.method === "elicitation/create";
}
