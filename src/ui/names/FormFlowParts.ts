import type { Flag, Plain, Value } from "./SharedParts.js";

/** The elements of optional features: earlier answers and drafts, one press, steps and review. */
export interface FormFlowParts {
  // Stored between visits
  /**
   * The button and list of a field's earlier answers.
   *
   * @story examples-flows-earlier-answers--offered
   */
  earlier: {
    /** The list is open. */
    open: Flag;
  };
  /**
   * The earlier answers.
   *
   * @story examples-flows-earlier-answers--offered
   */
  "earlier-list": Plain;
  /**
   * One of them, with what forgets it.
   *
   * @story examples-flows-earlier-answers--offered
   */
  "earlier-item": Plain;
  /**
   * Announcement about them.
   *
   * @story examples-flows-earlier-answers--offered
   */
  "earlier-status": Plain;
  /**
   * That a draft was restored, with a way to start over.
   *
   * @story examples-flows-kept-drafts--restored
   */
  draft: Plain;
  /**
   * Its text.
   *
   * @story examples-flows-kept-drafts--restored
   */
  "draft-text": Plain;

  // One press
  /**
   * The answers of a form as buttons.
   *
   * @story examples-flows-one-press--choice
   */
  replies: {
    /** The kind of the field: `boolean` or `singleSelect`. */
    kind: Value;
  };
  /**
   * The row of one answer: its number key, its button and its description.
   *
   * @story examples-flows-one-press--choice
   */
  reply: {
    /** The number key that presses it. */
    key: Value;
  };
  /**
   * The label of its button.
   *
   * @story examples-flows-one-press--choice
   */
  "reply-label": Plain;

  // Steps and review
  /**
   * The heading of a step, or of the review.
   *
   * @story examples-flows-review--looked-over
   */
  "flow-title": Plain;
  /**
   * Position in a form of several steps.
   *
   * @story examples-flows-steps--all-steps
   */
  steps: Plain;
  /**
   * “Step 1 of 3”.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-place": Plain;
  /**
   * Numbers of the fields in this step.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-range": Plain;
  /**
   * The same as a bar.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-progress": Plain;
  /**
   * All steps, behind a summary.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-details": Plain;
  /**
   * Opens the list of all steps.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-summary": Plain;
  /**
   * All steps.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-list": Plain;
  /**
   * One of them.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-item": {
    /** It is the current step. */
    current: Flag;
  };
  /**
   * Link to it, if it can be reached.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-link": Plain;
  /**
   * Its fields.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-questions": Plain;
  /**
   * How far it is answered.
   *
   * @story examples-flows-steps--all-steps
   */
  "step-state": {
    /** Something in it needs another look. */
    problems: Flag;
  };
  /**
   * Contains the fields. Hidden during the review.
   *
   * @story examples-flows-steps--all-steps
   */
  stage: Plain;
  /**
   * The fields of one step. Hidden while another is current.
   *
   * @story examples-flows-steps--all-steps
   */
  step: Plain;
  /**
   * The content to be sent, for review.
   *
   * @story examples-flows-review--looked-over
   */
  review: Plain;
  /**
   * That nothing is sent yet.
   *
   * @story examples-flows-review--looked-over
   */
  "review-note": Plain;
  /**
   * In their place, if there are none.
   *
   * @story examples-flows-review--reviewed-empty
   */
  "review-empty": Plain;
  /**
   * Note about an answer: the user's own text, or the server's suggestion.
   *
   * @story examples-flows-review--looked-over
   */
  "review-remark": Plain;
  /**
   * Returns to the field.
   *
   * @story examples-flows-review--looked-over
   */
  "review-change": Plain;
  /**
   * The unanswered fields.
   *
   * @story examples-flows-review--looked-over
   */
  "left-out": Plain;
  /**
   * Their heading.
   *
   * @story examples-flows-review--looked-over
   */
  "left-out-title": Plain;
}
