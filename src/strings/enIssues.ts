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
    `Use at least ${characters(limit)}. You have ${n(actual)}.`,
  /** When a text is longer than `maxLength`. */
  tooLong: (limit: number, actual: number) =>
    `Use at most ${characters(limit)}. You have ${n(actual)}.`,
  /** When a text does not match `pattern`. */
  patternMismatch: "This is not written in the way the server asks for.",
  /** When a text is no e-mail address. */
  notAnEmail: "Enter an e-mail address, such as name@example.com.",
  /** When a text is no address with a scheme. */
  notAUri: "Enter a full web address, such as https://example.com.",
  /** When a text is no day of the calendar. */
  notADate: "Enter a date of the calendar.",
  /** When an answer is no time of day. */
  notATime: "Enter a time of day.",
  /** When a text is no moment. */
  notADateTime: "Enter a date and a time.",
  /** When a date is filled in in part. */
  incompleteDate: "Fill in the rest of the date, or clear it.",
  /** When the clocks skip a time on that day. */
  skippedTime: "The clocks skip this time on that day. Enter another time.",
  /** When a text is no number. */
  notANumber: "Enter a number, such as 12 or 1.5.",
  /** When a number is not whole. */
  notAnInteger: "Enter a whole number.",
  /** When a text can be read as two numbers. */
  ambiguousNumber: (readings: readonly [number, number]) =>
    `This can mean ${readings.map(String).join(" or ")}. Write it without a separator for thousands.`,
  /** When a number would be rounded on its way. */
  inexactNumber: (nearest: number) =>
    `This has more digits than can be sent. The nearest number is ${String(nearest)}.`,
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
  duplicates: "Each answer can be given once.",
  /** When an answer that is given as JSON is none. */
  notJson: 'This is not a JSON value. Texts need quotes: "like this".',
  /** When an answer is of a type that the schema does not allow. */
  wrongType: (expected: readonly string[]) =>
    expected.length > 0 ? `The server asks for: ${expected.join(", ")}.` : "This cannot be sent.",
};

export type IssueStrings = typeof enIssues;
