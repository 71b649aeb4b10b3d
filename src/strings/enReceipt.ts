import { count } from "./count.js";
import { enShared } from "./enShared.js";
import { number } from "./number.js";

const LOCALE = "en";
const n = number(LOCALE);
const questions = count(LOCALE, { one: "{count} question was", other: "{count} questions were" });
const answers = count(LOCALE, { one: "{count} more answer", other: "{count} more answers" });

/** The words of a receipt, in English: what was asked, and what became of it. */
export const enReceipt = {
  ...enShared,

  // What became of it
  answered: "You answered.",
  confirmed: "You confirmed.",
  agreedToOpen: "You agreed to open this page.",
  unknownOutcome: "What was answered is not known.",

  // The answers
  hidden: "Hidden",
  page: "Page",
  noPage: "(no web address)",
  leftOut: (fields: number) => `${questions(fields)} left out`,
  moreAnswers: (more: number) => answers(more),
  andMore: (more: number) => `and ${n(more)} more`,
  noneChosen: "None",
  yes: "Yes",
  no: "No",
  unnamed: "(no name)",
  emptyOption: "(empty)",
};

export type ReceiptStrings = typeof enReceipt;
