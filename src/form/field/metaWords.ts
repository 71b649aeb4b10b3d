import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { FormStore } from "../model/FormStore.js";

/**
 * Returns the hints next to a label: whether the field is optional, and the limits of its answer.
 *
 * Most forms mark their optional fields. If most fields are optional, the required ones are marked.
 */
export function metaWords(
  field: Field,
  { marksRequired }: Pick<FormStore, "marksRequired">,
  strings: FormStrings,
): string[] {
  const words = [
    !field.required && !marksRequired && strings.optional,
    field.required && marksRequired && strings.required,
    limitWords(field, strings),
  ];
  return words.filter((word) => typeof word === "string");
}

function limitWords({ kind, constraints }: Field, strings: FormStrings): string | undefined {
  if (kind === "multiSelect") {
    const { minItems = 0, maxItems } = constraints;
    return minItems > 0 || maxItems !== undefined ? strings.choose(minItems, maxItems) : undefined;
  }
  if (kind !== "number" && kind !== "integer") return undefined;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = constraints;
  if (minimum !== undefined && maximum !== undefined) return strings.range(minimum, maximum);
  const words = [
    minimum !== undefined && strings.atLeast(minimum),
    exclusiveMinimum !== undefined && strings.moreThan(exclusiveMinimum),
    maximum !== undefined && strings.atMost(maximum),
    exclusiveMaximum !== undefined && strings.lessThan(exclusiveMaximum),
  ].filter((word) => word !== false);
  return words.length > 0 ? words.join(strings.comma) : undefined;
}
