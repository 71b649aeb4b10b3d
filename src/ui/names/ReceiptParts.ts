import type { Flag, Plain, Value } from "./SharedParts.js";

/** The elements of a receipt. */
export interface ReceiptParts {
  /**
   * A past request and its result.
   *
   * @story examples-receipt-receipt--form
   */
  receipt: {
    /** Its outcome: `answered`, `confirmed`, `opened`, `declined`, `cancelled`, `expired`, `unknown`. */
    outcome: Value;
  };
  /**
   * Its line, which unfolds the rest.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-details": Plain;
  /**
   * The line: sign, requester and outcome.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-head": Plain;
  /**
   * The sign of the outcome: a check mark, or a minus.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-sign": {
    /** As that of `receipt`. */
    outcome: Value;
  };
  /**
   * The text of the line, cut at its end.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-line": Plain;
  /**
   * The requester.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-requester": Plain;
  /**
   * The outcome.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-outcome": Plain;
  /**
   * The only answer, or the message, within the line.
   *
   * @story examples-receipt-receipt--declined
   */
  "receipt-brief": Plain;
  /**
   * The message and the answers, once they are unfolded.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-body": Plain;
  /**
   * The message.
   *
   * @story examples-receipt-receipt--form
   */
  "receipt-message": {
    /** Drawn by the host's `renderMessage`. */
    rendered: Flag;
  };
  /**
   * Host of the page in a URL request.
   *
   * @story examples-receipt-receipt--page
   */
  "receipt-page": Plain;
  /**
   * More answers, or the unanswered fields, behind a summary.
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
   * What an approval was about: a command, a path, a tool.
   *
   * @story examples-receipt-approval--allowed
   */
  "receipt-call": Plain;
  /**
   * How long it was allowed for.
   *
   * @story examples-receipt-approval--allowed
   */
  "receipt-scope": Plain;
  /**
   * A digest of an approval.
   *
   * @story examples-receipt-approval--allowed
   */
  "receipt-digest": Plain;
}
