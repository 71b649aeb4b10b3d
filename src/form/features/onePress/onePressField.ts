import type { Field, FieldOf } from "../../../schema/Field.js";

/** A field that one press can answer. */
export type OnePressField = FieldOf<"singleSelect"> | FieldOf<"boolean">;

/** Maximum number of options that are buttons: by default, and if the host asks for buttons. */
const MAX_OPTIONS = { byDefault: 5, wanted: 9 };

/**
 * Returns the only field of a form, if one click can answer it.
 *
 * That is a boolean or a short choice, without a default or an "Other…" field.
 *
 * @param wanted whether the host asks for buttons. Then the field may be optional, and have more
 *   options.
 */
export function onePressField(
  fields: readonly Field[],
  wanted: boolean,
): OnePressField | undefined {
  const [field] = fields;
  if (!field || fields.length !== 1 || field.readOnly || field.default !== undefined)
    return undefined;
  if (!wanted && !field.required) return undefined;
  if (field.kind === "boolean") return field;
  if (field.kind !== "singleSelect" || field.other) return undefined;
  // A preview is read before a choice is made.
  if (field.options.some(({ preview }) => preview !== undefined)) return undefined;
  const most = wanted ? MAX_OPTIONS.wanted : MAX_OPTIONS.byDefault;
  return field.options.length <= most ? field : undefined;
}
