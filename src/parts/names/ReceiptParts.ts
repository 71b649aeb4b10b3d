import type { Flag, Plain, Value } from "./states.js";

/** The parts of the receipt. */
export interface ReceiptParts {
  /**
   * What was asked and answered, in a history.
   *
   * @story examples-receipt-receipt--form
   */
  receipt: {
    /** What became of it: `answered`, `confirmed`, `opened`, `declined`, `cancelled`, `unknown`. */
    outcome: Value;
  };
  /**
   * Who asked, and what became of it.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-head": Plain;
  /**
   * Who asked.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-requester": Plain;
  /**
   * What became of it.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-outcome": Plain;
  /**
   * What was asked.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-message": {
    /** Drawn by the host's `renderMessage`. */
    rendered: Flag;
  };
  /**
   * The answers.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-answers": Plain;
  /**
   * One of them.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-answer": Plain;
  /**
   * The question.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-label": Plain;
  /**
   * The answer.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-value": Plain;
  /**
   * The host of the page that was asked about.
   *
   * @story examples-receipt-receipt--page
   */
  "receipt-page": Plain;
  /**
   * In place of a secret.
   *
   * @story examples-receipt-receipt--secrets
   */
  "receipt-hidden": Plain;
  /**
   * More answers, or the questions that were left out, behind a summary.
   *
   * @story examples-receipt-receipt--long
   */
  "receipt-more": Plain;
  /**
   * Opens it.
   *
   * @story examples-receipt-receipt--long
   */
  "receipt-unfold": Plain;
  /**
   * A list in a receipt.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-list": Plain;
  /**
   * One line of it.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-item": Plain;
}
