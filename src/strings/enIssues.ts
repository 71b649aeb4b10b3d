import { characters, count, LOCALE, n, options } from "./format.js";
import { afterLabel, typeWords } from "./sentences.js";

const items = count(LOCALE, { one: "{count} item", other: "{count} items" });
const types = typeWords(LOCALE, {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  null: "null",
});

/** Labels that are a question or an instruction by themselves, or too long to stand in a sentence. */
const SENTENCE =
  /[.:;?!]|^.{41}|^(?:enter|type|choose|select|pick|please|wh(?:at|ich|o|om|ose|en|ere|y)|how|do|does|did|is|are|can|will|would|should|have|has)\b/i;

/** The words that say why an answer is refused, in English. They load with what checks a form. */
export const enIssues = {
  /** When a text box that must be filled in is empty. */
  requiredText: (label: string) =>
    label === "" || SENTENCE.test(label)
      ? afterLabel(label, "Enter an answer.", "enter an answer.")
      : `Enter ${label}.`,
  /** The same where the text may be empty, beside a button that says so. */
  requiredOrEmpty: (label: string) =>
    label === "" || SENTENCE.test(label)
      ? afterLabel(
          label,
          "Enter an answer, or leave it empty.",
          "enter an answer, or leave it empty.",
        )
      : `Enter ${label}, or leave it empty.`,
  /** When nothing is chosen where something must be. */
  requiredChoice: (label: string) => afterLabel(label, "Select an option.", "select an option."),
  /** When a text is shorter than `minLength`. */
  tooShort: (limit: number, actual: number) =>
    `Use at least ${characters(limit)}. You’ve used ${n(actual)}.`,
  /** When a text is longer than `maxLength`. */
  tooLong: (limit: number, actual: number) =>
    `Use at most ${characters(limit)}. You’ve used ${n(actual)}.`,
  /** When a text does not match `pattern`. */
  patternMismatch: "This doesn’t match the format the server expects.",
  /** When a text is no e-mail address. */
  notAnEmail: "Enter an email address, such as name@example.com.",
  /** When a text is no address with a scheme. */
  notAUri: "Enter a full web address, such as https://example.com.",
  /** When a text is no day of the calendar. */
  notADate: "Enter a real date.",
  /** When an answer is no time of day. */
  notATime: "Enter a time, such as 2:30 PM.",
  /** When a text is no moment. */
  notADateTime: "Enter a date and a time.",
  /** When a date is filled in in part. */
  incompleteDate: "Fill in the rest of the date, or clear it.",
  /** When the clocks skip a time on that day. */
  skippedTime: "This time doesn’t exist on that day because the clocks change. Enter another.",
  /** When a text is no number. */
  notANumber: "Enter a number, such as 12 or 1.5.",
  /** When a number is not whole. */
  notAnInteger: "Enter a whole number.",
  /** When a text can be read as two numbers. */
  ambiguousNumber: (readings: readonly [number, number]) =>
    `This could mean ${readings.map(String).join(" or ")}. Leave out the thousands separator.`,
  /** When a number would be rounded on its way. */
  inexactNumber: (nearest: number) =>
    `This number has too many digits. The closest that can be sent is ${String(nearest)}.`,
  /** When a number is below `minimum`. */
  tooSmall: (limit: number) => `Enter ${n(limit)} or more.`,
  /** When a number is above `maximum`. */
  tooLarge: (limit: number) => `Enter ${n(limit)} or less.`,
  /** When a number is not above `exclusiveMinimum`. */
  notAbove: (limit: number) => `Enter more than ${n(limit)}.`,
  /** When a number is not below `exclusiveMaximum`. */
  notBelow: (limit: number) => `Enter less than ${n(limit)}.`,
  /** When a number is no multiple of `multipleOf`. */
  notAMultiple: (limit: number) => `Enter a multiple of ${n(limit)}.`,
  /** When fewer are chosen than `minItems`. */
  tooFew: (limit: number, label = "") =>
    afterLabel(label, `Select at least ${options(limit)}.`, `select at least ${options(limit)}.`),
  /** When more are chosen than `maxItems`. */
  tooMany: (limit: number, label = "") =>
    afterLabel(label, `Select at most ${options(limit)}.`, `select at most ${options(limit)}.`),
  /** When a list has fewer rows than `minItems`. */
  tooFewItems: (limit: number, label = "") =>
    afterLabel(label, `Add at least ${items(limit)}.`, `add at least ${items(limit)}.`),
  /** When a list has more rows than `maxItems`. */
  tooManyItems: (limit: number, label = "") =>
    afterLabel(label, `Keep at most ${items(limit)}.`, `keep at most ${items(limit)}.`),
  /** When one answer stands in a list twice. */
  duplicates: "Enter each answer only once.",
  /** When an answer that is given as JSON changes what only the server sets. */
  readOnlyChanged: "Part of this can’t be changed. Put it back as it was.",
  /** When parts of an answer do not hold; each says by itself why. */
  inside: "Some fields below need attention.",
  /** When the parts of an answer do not hold together, by a rule of the server that has no words. */
  mismatch: "The server doesn’t accept this combination.",
  /** When an answer that is given as JSON is none. */
  notJson: "This isn’t valid JSON. Text needs double quotes.",
  /** When an answer is of a type that the schema does not allow. */
  wrongType: (expected: readonly string[]) => {
    const words = types(expected);
    return words ? `Enter ${words}.` : "This type of answer can’t be sent.";
  },
};

export type IssueStrings = typeof enIssues;
