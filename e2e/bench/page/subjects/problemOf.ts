import type { Property } from "../../Schema";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why an answer is refused, checked by hand; `undefined` when it holds. */
export function problemOf(
  property: Property,
  required: boolean,
  values: string[],
): string | undefined {
  const [value] = values;
  if (value === undefined) return required ? "Please answer this." : undefined;
  const { type, format, items } = property;
  if (items) {
    const { minItems = 0 } = property;
    return values.length < minItems ? `Choose at least ${minItems}.` : undefined;
  }
  if (type === "number" || type === "integer") return numberProblem(property, value);
  const { minLength = 0, maxLength = Infinity } = property;
  if (value.length < minLength) return `At least ${minLength} characters.`;
  if (value.length > maxLength) return `At most ${maxLength} characters.`;
  if (format === "email" && !EMAIL.test(value)) return "This is not an email address.";
  if (format === "uri" && !URL.canParse(value)) return "This is not an address.";
  return undefined;
}

function numberProblem(property: Property, value: string): string | undefined {
  const { type, minimum = -Infinity, maximum = Infinity } = property;
  const number = Number(value);
  if (Number.isNaN(number)) return "This is not a number.";
  if (type === "integer" && !Number.isInteger(number)) return "This is not a whole number.";
  if (number < minimum) return `At least ${minimum}.`;
  if (number > maximum) return `At most ${maximum}.`;
  return undefined;
}
