import type { FieldOf } from "../../schema/Field.js";

/** Up to how many options are all visible. */
const MAX_VISIBLE_OPTIONS = 7;

/** Whether every option of a choice is on the screen; else they are searched. */
export function allVisible(field: FieldOf<"singleSelect">): boolean {
  return field.options.length <= MAX_VISIBLE_OPTIONS;
}
