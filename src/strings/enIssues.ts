import { count } from "./count.js";
import { number } from "./number.js";

const LOCALE = "en";
const n = number(LOCALE);
const characters = count(LOCALE, { one: "{count} character", other: "{count} characters" });
const answers = count(LOCALE, { one: "{count} answer", other: "{count} answers" });

/** The words that say why an answer is refused, in English. They load with what checks a form. */
export const enIssues = {
  requiredText: "Enter an answer.",
  requiredChoice: "Choose an answer.",
  tooShort: (limit: number, actual: number) =>
    `Use at least ${characters(limit)}. You have ${n(actual)}.`,
  tooLong: (limit: number, actual: number) =>
    `Use at most ${characters(limit)}. You have ${n(actual)}.`,
  patternMismatch: "This is not written in the way the server asks for.",
  notAnEmail: "Enter an e-mail address, such as name@example.com.",
  notAUri: "Enter a full web address, such as https://example.com.",
  notADate: "Enter a date of the calendar.",
  notADateTime: "Enter a date and a time.",
  incompleteDate: "Fill in the rest of the date, or clear it.",
  skippedTime: "The clocks skip this time on that day. Enter another time.",
  notANumber: "Enter a number, such as 12 or 1.5.",
  notAnInteger: "Enter a whole number.",
  ambiguousNumber: (readings: readonly [number, number]) =>
    `This can mean ${readings.map(String).join(" or ")}. Write it without a separator for thousands.`,
  inexactNumber: (nearest: number) =>
    `This has more digits than can be sent. The nearest number is ${String(nearest)}.`,
  tooSmall: (limit: number) => `Enter ${n(limit)} or more.`,
  tooLarge: (limit: number) => `Enter ${n(limit)} or less.`,
  notAbove: (limit: number) => `Enter more than ${n(limit)}.`,
  notBelow: (limit: number) => `Enter less than ${n(limit)}.`,
  notAMultiple: (limit: number) => `Enter a multiple of ${n(limit)}.`,
  tooFew: (limit: number) => `Choose at least ${answers(limit)}.`,
  tooMany: (limit: number) => `Choose at most ${answers(limit)}.`,
  duplicates: "Each answer can be given once.",
  notJson: 'This is not a JSON value. Texts need quotes: "like this".',
  wrongType: (expected: readonly string[]) =>
    expected.length > 0 ? `The server asks for: ${expected.join(", ")}.` : "This cannot be sent.",
};

export type IssueStrings = typeof enIssues;
