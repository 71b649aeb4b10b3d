import type { FieldOf } from "../../schema/Field.js";

/** Up to how many options are all visible. */
const MAX_VISIBLE_OPTIONS = { singleSelect: 7, multiSelect: 10 };

/** Whether every option of a choice is on the screen; else they are searched. */
export function allVisible(field: FieldOf<"singleSelect" | "multiSelect">): boolean {
  return field.options.length <= MAX_VISIBLE_OPTIONS[field.kind];
}
