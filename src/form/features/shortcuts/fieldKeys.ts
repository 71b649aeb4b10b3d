import type { Field } from "../../../schema/Field.js";
import type { ShortcutsStrings } from "../../../strings/enShortcuts.js";
import { allVisible } from "../../controls/allVisible.js";
import type { FieldKeys } from "../../field/types.js";

/** The highest digit key. */
export const HIGHEST_KEY = 9;

/** How keys answer a field: by a digit, by a letter, or not at all. */
export type KeyedBy = "digit" | "letter" | undefined;

export function keyedBy(field: Field): KeyedBy {
  if (field.kind === "boolean") return "letter";
  // Options that are not on the screen have no numbers.
  return field.kind === "singleSelect" && allVisible(field) ? "digit" : undefined;
}

/** Returns the only field that such a key can mean wherever focus is, if there is one. */
export function onlyKeyedBy(by: KeyedBy, fields: readonly Field[]): Field | undefined {
  const keyed = fields.filter((field) => keyedBy(field) === by);
  return keyed.length === 1 ? keyed[0] : undefined;
}

/** Returns the keys of a field, as they are shown next to its answers. */
export function fieldKeys(
  field: Field,
  fields: readonly Field[],
  { yesKey, noKey }: ShortcutsStrings,
): FieldKeys {
  const by = keyedBy(field);
  const letter = by === "letter";
  const alone = onlyKeyedBy(by, fields) === field;
  // Next to a field of the other type, 0 could mean either.
  const noneMeansThis = !alone || fields.filter(keyedBy).length === 1;
  return {
    at: (place) => (by === "digit" && place < HIGHEST_KEY ? String(place + 1) : undefined),
    yes: letter ? yesKey : undefined,
    no: letter ? noKey : undefined,
    none: by && !field.required && noneMeansThis ? "0" : undefined,
    states: by ? { keys: alone ? "anywhere" : "here" } : {},
  };
}
