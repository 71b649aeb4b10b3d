import { count } from "./count.js";
import { enShared } from "./enShared.js";
import { number } from "./number.js";

const LOCALE = "en";
const n = number(LOCALE);
const characters = count(LOCALE, { one: "{count} character", other: "{count} characters" });
const options = count(LOCALE, { one: "{count} option", other: "{count} options" });
const fields = count(LOCALE, { one: "{count} field", other: "{count} fields" });

/** A list of problems is short: the sentence counts it. */
const problems = count(LOCALE, {
  one: "One answer needs another look",
  other: "{count} answers need another look",
});

/** The words of the form, in English. */
export const enForm = {
  ...enShared,

  // Actions
  submit: "Submit",
  failedHint: "Nothing you entered is lost. Try again.",
  escapeAgain: "Press Escape again to cancel. What you entered will be lost.",
  outsideAgain: "Press outside again to cancel. What you entered will be lost.",
  // Labels
  required: "Required",
  optional: "Optional",
  unnamed: "(no name)",
  emptyOption: "(empty)",
  yes: "Yes",
  no: "No",
  noAnswer: "No answer",
  noneOfThese: "None of these",
  /** Said beside our own words where an option of the server reads the same. */
  noAnswerHint: "Leaves this question out.",
  noneHint: "Sends an empty list.",
  otherHint: "Lets you type an answer of your own.",
  other: "Other…",
  otherAnswer: (label: string) => `${label}: your own answer`,
  clear: (label: string) => `Clear ${label}`,
  remove: (label: string) => `Remove ${label}`,
  // Limits, at the end of a label's line
  range: (minimum: number, maximum: number) => `${n(minimum)} to ${n(maximum)}`,
  atLeast: (minimum: number) => `${n(minimum)} or more`,
  atMost: (maximum: number) => `${n(maximum)} or less`,
  moreThan: (minimum: number) => `more than ${n(minimum)}`,
  lessThan: (maximum: number) => `less than ${n(maximum)}`,
  choose: (minimum: number, maximum: number | undefined) =>
    maximum === undefined
      ? `choose ${n(minimum)} or more`
      : minimum === maximum
        ? `choose ${n(minimum)}`
        : minimum > 0
          ? `choose ${n(minimum)} to ${n(maximum)}`
          : `choose up to ${n(maximum)}`,
  chosen: (chosen: number) => `${n(chosen)} chosen`,
  charactersLeft: (left: number) => `${characters(left)} left`,
  charactersOver: (over: number) => `${characters(over)} too many`,
  timeZone: (name: string, offset: string | undefined) => (offset ? `${name}, ${offset}` : name),
  repeatedTime: "The clocks show this time twice on that day. The first one is meant.",
  willBeSent: (value: string) => `Will be sent as ${value}`,
  // Selects
  search: "Type to search",
  noMatches: "Nothing matches what you typed.",
  notAnOption: "Choose one of the options, or clear what you typed.",
  matches: (matches: number) => options(matches),
  loadingOptions: "Loading the options…",
  optionsFailed: "The list could not be loaded. Type the option as it is written, or try again.",
  andMore: (more: number) => `and ${n(more)} more`,
  // What the form cannot draw
  unsupported: "This question is of a kind that cannot be shown here. You can answer it as JSON.",
  unsupportedList:
    'This question asks for a list of texts. You can answer it as JSON, such as ["one", "two"].',
  unanswerable: "This question asks for something that cannot be answered here.",
  requiredUnanswerable:
    "An answer is required here, so this form can only be declined or cancelled.",
  uncheckedPattern: "The server will check how this is written.",
  uncheckedKeywords: "The server will check this further.",
  unreadable:
    "What the server sent cannot be read as a form, so there is nothing to submit. You can decline or cancel.",
  undrawn: (hidden: number) => `The server asks for ${fields(hidden)} more than can be shown here.`,
  undrawnOptions: (hidden: number) => `Not shown here: ${options(hidden)}.`,
  /** After a refused Submit. */
  problems,
};

export type FormStrings = typeof enForm;
