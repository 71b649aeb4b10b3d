import { count } from "./count.js";
import { number } from "./number.js";

const LOCALE = "en";
const n = number(LOCALE);
const characters = count(LOCALE, { one: "{count} character", other: "{count} characters" });
const answers = count(LOCALE, { one: "{count} answer", other: "{count} answers" });

/** The words that say why an answer is refused, in English. They load with what checks a form. */
export const enIssues = {
  /** When a text box that must be filled in is empty. */
  requiredText: "Enter an answer.",
  /** When nothing is chosen where something must be. */
  requiredChoice: "Choose an answer.",
  /** When a text is shorter than `minLength`. */
  tooShort: (limit: number, actual: number) =>
    `Use ${characters(limit)} or more. You’ve used ${n(actual)}.`,
  /** When a text is longer than `maxLength`. */
  tooLong: (limit: number, actual: number) =>
    `Use ${characters(limit)} or fewer. You’ve used ${n(actual)}.`,
  /** When a text does not match `pattern`. */
  patternMismatch: "This doesn’t match the format the server expects.",
  /** When a text is no e-mail address. */
  notAnEmail: "Enter an e-mail address, such as name@example.com.",
  /** When a text is no address with a scheme. */
  notAUri: "Enter a full web address, such as https://example.com.",
  /** When a text is no day of the calendar. */
  notADate: "Enter a real date.",
  /** When an answer is no time of day. */
  notATime: "Enter a time of day.",
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
    `Too many digits to send exactly. The closest number is ${String(nearest)}.`,
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
  tooFew: (limit: number) => `Choose at least ${answers(limit)}.`,
  /** When more are chosen than `maxItems`. */
  tooMany: (limit: number) => `Choose at most ${answers(limit)}.`,
  /** When one answer stands in a list twice. */
  duplicates: "Enter each answer only once.",
  /** When parts of an answer do not hold; each says by itself why. */
  inside: "Part of this needs another look.",
  /** When the parts of an answer do not hold together, by a rule of the server that has no words. */
  mismatch: "The server doesn’t accept this combination.",
  /** When an answer that is given as JSON is none. */
  notJson: "This isn’t valid JSON. Put text in quotes.",
  /** When an answer is of a type that the schema does not allow. */
  wrongType: (expected: readonly string[]) =>
    expected.length > 0 ? `The server asks for: ${expected.join(", ")}.` : "This can’t be sent.",
};

export type IssueStrings = typeof enIssues;
