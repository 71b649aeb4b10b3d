import type { Field } from "../../schema/Field.js";
import type { FormStrings } from "../../strings/enForm.js";

/**
 * Returns the hints next to a label: that the field is optional, and the limits of its answer.
 *
 * Most fields are required, so that is not shown.
 */
export function metaWords(field: Field, strings: FormStrings): string[] {
  const words = [field.required ? undefined : strings.optional, limitWords(field, strings)];
  return words.filter((word) => word !== undefined);
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
