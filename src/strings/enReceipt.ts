import { count, LOCALE, n } from "./format.js";
import { enShared } from "./enShared.js";

const leftOut = count(LOCALE, {
  one: "{count} field skipped",
  other: "{count} fields skipped",
});
const answers = count(LOCALE, { one: "{count} more answer", other: "{count} more answers" });

/** The strings of a receipt, in English: the request and its result. */
export const enReceipt = {
  ...enShared,

  // What became of it
  /** For a form that was sent; the answer follows if there is one. */
  answered: "You answered",
  /** For a form of several fields that was sent. */
  answeredOf: (answered: number, total: number) => `You answered ${n(answered)} of ${n(total)}`,
  /** Result of a form without fields that was sent. */
  confirmed: "You confirmed",
  /** For a page that the user opened, with its host. */
  openedPage: (host: string) => `You opened ${host}`,
  /** For a form that was not answered in time; the message follows. */
  hasExpired: "Expired",
  /** Result that cannot be read. */
  unknownOutcome: "Result unavailable",

  // The answers
  /** In place of a secret. */
  hidden: "Hidden",
  /**
   * Before the host of the page that was asked about.
   *
   * @story examples-receipt-receipt--page
   */
  page: "Page",
  /** In place of that host, where there was no web address. */
  noPage: "(no web address)",
  /** On what opens the list of the questions that were left out. */
  leftOut,
  /** On what opens the rest of the answers. */
  moreAnswers: (more: number) => answers(more),
  /**
   * On what shows the rest of a list of values.
   *
   * @story examples-form-requests--many-errors
   */
  andMore: (more: number) => `and ${n(more)} more`,
  /** In place of an empty list of answers. */
  noneChosen: "None",
  /** As the answer to a yes or no. */
  yes: "Yes",
  /** As the other one. */
  no: "No",
  /**
   * In place of the name of a question, where the server gave an empty one.
   *
   * @story examples-form-hostile-texts--shown-as-text
   */
  unnamed: "(no name)",
  /** In place of an answer that is empty. */
  emptyOption: "(empty)",
};

export type ReceiptStrings = typeof enReceipt;
