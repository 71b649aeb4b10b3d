import type { Field } from "./Field.js";

/** Whether an answer is written, so that it can be anything: not chosen, ticked or picked. */
export function isTyped({ kind }: Field): boolean {
  switch (kind) {
    case "boolean":
    case "singleSelect":
    case "multiSelect":
    case "date":
    case "dateTime":
      return false;
    default:
      return true;
  }
}
