import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";

/** The dim words at the end of a label's line: whether it must be answered, and within which limits. */
export function metaWords(field: Field, strings: FormStrings): string[] {
  const limits = limitWords(field, strings);
  return [
    field.required ? strings.required : strings.optional,
    ...(limits === undefined ? [] : [limits]),
  ];
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
