import type { Flag, Plain, Value } from "./states.js";

/** The parts of the receipt. */
export interface ReceiptParts {
  /**
   * What was asked and answered, in a history.
   *
   * @story receipt-receipt--form
   */
  receipt: {
    /** What became of it: `answered`, `confirmed`, `opened`, `declined`, `cancelled`, `unknown`. */
    outcome: Value;
  };
  /**
   * Who asked, and what became of it.
   *
   * @story receipt-receipt--form
   */
  "receipt-head": Plain;
  /**
   * Who asked.
   *
   * @story receipt-receipt--form
   */
  "receipt-requester": Plain;
  /**
   * What became of it.
   *
   * @story receipt-receipt--form
   */
  "receipt-outcome": Plain;
  /**
   * What was asked.
   *
   * @story receipt-receipt--form
   */
  "receipt-message": {
    /** Drawn by the host's `renderMessage`. */
    rendered: Flag;
  };
  /**
   * The answers.
   *
   * @story receipt-receipt--form
   */
  "receipt-answers": Plain;
  /**
   * One of them.
   *
   * @story receipt-receipt--form
   */
  "receipt-answer": Plain;
  /**
   * The question.
   *
   * @story receipt-receipt--form
   */
  "receipt-label": Plain;
  /**
   * The answer.
   *
   * @story receipt-receipt--form
   */
  "receipt-value": Plain;
  /**
   * The host of the page that was asked about.
   *
   * @story receipt-receipt--page
   */
  "receipt-page": Plain;
  /**
   * In place of a secret.
   *
   * @story receipt-receipt--secrets
   */
  "receipt-hidden": Plain;
  /**
   * More answers, or the questions that were left out, behind a summary.
   *
   * @story receipt-receipt--long
   */
  "receipt-more": Plain;
  /**
   * Opens it.
   *
   * @story receipt-receipt--long
   */
  "receipt-unfold": Plain;
  /**
   * A list in a receipt.
   *
   * @story receipt-receipt--form
   */
  "receipt-list": Plain;
  /**
   * One line of it.
   *
   * @story receipt-receipt--form
   */
  "receipt-item": Plain;
}
