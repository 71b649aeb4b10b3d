import type { Entry } from "./Entry.js";

/** Whether a request has no answer yet. */
export function isOpen({ settle }: Entry): boolean {
  return settle !== undefined;
}
