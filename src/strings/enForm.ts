import { characters, count, LOCALE, n, options } from "./format.js";
import { enShared } from "./enShared.js";

const unrendered = count(LOCALE, {
  one: "{count} more field can’t be shown here.",
  other: "{count} more fields can’t be shown here.",
});

/** A list of problems is short: the sentence counts it. */
const problems = count(LOCALE, {
  one: "Check {count} answer",
  other: "Check {count} answers",
});

/** The strings of the form, in English. */
export const enForm = {
  ...enShared,
  /** After Submit, once the answer is given. */
  sent: "Your answer was sent.",

  /**
   * After `answerBy`, if the requester waits no longer than that.
   *
   * @story examples-form-agents-of-today--codex
   */
  goesOn: "After that, the agent continues without your answer.",

  /** After Submit, while an answer that the user did not enter was not on screen. */
  unseen: "Part of this was not on screen. Check it, then answer again.",
  // Actions
  /** On the button that sends the answers. */
  submit: "Submit",
  /** On the same button, where nothing is asked but whether to go on. */
  confirm: "Confirm",
  /** On the same button, after the answer could not be sent. */
  resend: "Try again",
  /** On the button that says no, in a form where a press on an answer sends it. */
  skip: "Skip",
  /**
   * Summary that unfolds the input of a form answered elsewhere.
   *
   * @story examples-elicitation-elicitation--answered-elsewhere
   */
  showEntered: "Show what you entered",
  /** Notice of a form that starts with the user's earlier answers. */
  answersKept: "Your earlier answers are filled in. Review them before you submit.",
  /** To a press that came before anybody can have looked. */
  tooSoon: "This form just appeared. Review it, then submit again.",
  /** Below `failed`, where the code that checks answers could not be loaded. */
  unloadedHint:
    "Part of this form couldn’t be loaded. Check your connection. If that doesn’t help, copy what you entered and reload the page.",
  /** After the first Escape, where something was entered. */
  escapeAgain: "Press Escape again to cancel. You’ll lose what you entered.",
  /** After the first press outside a dialog, where something was entered. */
  outsideAgain: "Click outside again to cancel. You’ll lose what you entered.",
  // Labels
  /** In the line of a required field, where most fields are optional. */
  required: "Required",
  /** In the line of an optional field, where most fields are required. */
  optional: "Optional",
  /**
   * In place of a name, where the server gave an empty one.
   *
   * @story examples-form-hostile-texts--shown-as-text
   */
  unnamed: "(no name)",
  /** In place of an option, or of a text in an answer, that is empty. */
  emptyOption: "(empty)",
  /** On the button of a yes or no, and in what is said of its answer. */
  yes: "Yes",
  /** On the other button, and in what is said of its answer. */
  no: "No",
  /** In place of an answer, where a field is shown without one. */
  unanswered: "No answer",
  /** On the button that takes an answer back. */
  clearAnswer: "Clear",
  /**
   * On the button that answers a text or a list with nothing in it, and on a case that is `null`.
   *
   * @story examples-fields-text--left-empty
   */
  leaveEmpty: "Leave empty",
  /**
   * On what answers with an empty list.
   *
   * @story examples-form-requests--many-fields
   */
  noneOfThese: "None of these",
  /** Beneath `noneOfThese`, where an option of the server reads the same. */
  noneHint: "Answers “none”.",
  /** Beneath `other`, where an option of the server reads the same. */
  otherHint: "Lets you type your own answer.",
  /** On the choice that opens a text box for an answer of one's own. */
  other: "Other…",
  /** Heard as the name of that text box. */
  otherAnswer: (label: string) => `${label}: your own answer`,
  /**
   * Above what an option would lead to, as the server drew it.
   *
   * @story examples-form-agents-of-today--claude
   */
  preview: (label: string) => `Preview: ${label}`,
  /** Heard as the name of the button that empties a search box. */
  clear: (label: string) => `Clear ${label}`,
  /** Heard as the name of the button that takes one of many chosen options back. */
  remove: (label: string) => `Remove ${label}`,
  /** Heard after a row or a chosen option of a long list was removed. */
  removed: (name: string) => `${name} removed.`,
  // Limits, in a label's line
  /**
   * In the line of a number or a length that has two limits.
   *
   * @story examples-form-requests--table-booking
   */
  range: (minimum: number, maximum: number) => `${n(minimum)} to ${n(maximum)}`,
  /**
   * In the line of a number with a least value.
   *
   * @story examples-form-requests--many-fields
   */
  atLeast: (minimum: number) => `${n(minimum)} or more`,
  /** In the line of a number with a greatest value. */
  atMost: (maximum: number) => `${n(maximum)} or less`,
  /** In the line of a number that must be above a value. */
  moreThan: (minimum: number) => `more than ${n(minimum)}`,
  /** In the line of a number that must be below a value. */
  lessThan: (maximum: number) => `less than ${n(maximum)}`,
  /** In the line of a question that takes several answers: how many. */
  choose: (minimum: number, maximum: number | undefined) =>
    maximum === undefined
      ? `select ${n(minimum)} or more`
      : minimum === maximum
        ? `select ${n(minimum)}`
        : minimum > 0
          ? `select ${n(minimum)} to ${n(maximum)}`
          : `up to ${n(maximum)}`,
  /** At the end of the line of such a question: how many are chosen. */
  chosen: (chosen: number) => `${n(chosen)} selected`,
  /** At the end of the line of a text that nears its greatest length. */
  charactersLeft: (left: number) => `${characters(left)} left`,
  /** The same once the text is longer. */
  charactersOver: (over: number) => `${characters(over)} too many`,
  /**
   * Beneath a date and time: the time zone in which it is read, and its offset from UTC.
   *
   * @story examples-fields-date-and-time--default
   */
  timeZone: (name: string, offset: string | undefined) =>
    `Time zone: ${name}${offset ? `, ${offset}` : ""}`,
  /** After it, where the clocks show a time twice on that day. */
  repeatedTime: "Clocks go back that day, so this time occurs twice. The first one will be sent.",
  /**
   * Beneath a number that is written in another way than it is sent.
   *
   * @story examples-form-language-and-time-zone--german-answered
   */
  willBeSent: (value: string) => `Will be sent as ${value}`,
  // Selects
  /**
   * In the empty box that searches many options.
   *
   * @story examples-fields-one-of-many--empty
   */
  search: "Type to search",
  /** In the list of such a box, when no option matches. */
  noMatches: "No results",
  /** When a search box holds what is no option, on Submit. */
  notAnOption: "Select one of the options, or clear what you typed.",
  /**
   * Announced while one types: how many options match.
   *
   * @story examples-fields-one-of-many--open
   */
  matches: (matches: number) => options(matches),
  /** Until the list of many options is loaded. */
  loadingOptions: "Loading options…",
  /** When that list cannot be loaded. */
  optionsFailed: "Couldn’t load the options. Try again, or type your answer.",
  /**
   * At the end of a list that is cut.
   *
   * @story examples-form-requests--many-errors
   */
  andMore: (more: number) => `and ${n(more)} more`,
  // What the form cannot draw
  /** Above the text box of a question of no kind that the protocols know. */
  unsupported: "This field can’t be shown as a form field. Enter the answer as JSON, or decline.",
  /** In place of a control, where no answer can be valid. */
  unanswerable: "This field can’t be answered here.",
  /** At the top of a form in which such a question must be answered. */
  requiredUnanswerable: "A required field can’t be answered here. You can decline or cancel.",
  /** Beneath a text whose pattern cannot be checked here. */
  uncheckedPattern: "The server will check the format.",
  /** Beneath a question with rules that only the server can check. */
  uncheckedKeywords: "The server will run more checks on this.",
  /** In place of a form, where what the server sent is none. */
  unreadable: "This request can’t be shown as a form. You can decline or cancel.",
  /** At the top of a form with more questions than can be shown. */
  unrendered,
  /** Beneath a question with more options than can be shown. */
  unrenderedOptions: (hidden: number) => `Not shown here: ${options(hidden)}.`,
  /** At the top of what a refused Submit says. */
  problems,
};

/** The strings of a form, by key. */
export type FormStrings = typeof enForm;
