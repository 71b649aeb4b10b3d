import type { Flag, Plain, Value } from "./states.js";

/** The parts of a form: its questions, what is said of them, secrets. */
export interface FormParts {
  // The form
  /**
   * The form: the card around everything.
   *
   * @story examples-form-requests--table-booking
   */
  form: {
    /** The answer is on its way. */
    pending: Flag;
    /** Its keyboard shortcuts work: nothing is locked, and no answer waits to be sent. */
    keyed: Flag;
  };
  // What the user approves
  /**
   * One text or diff that the user approves, with its title.
   *
   * @story examples-form-calls-of-agents--long-command
   */
  approval: Plain;
  /**
   * Its name or path, and how many lines it has or changes.
   *
   * @story examples-form-calls-of-agents--diff
   */
  "approval-title": Plain;
  /**
   * Its name or path.
   *
   * @story examples-form-calls-of-agents--diff
   */
  "approval-label": Plain;
  /**
   * How many lines it has or changes.
   *
   * @story examples-form-calls-of-agents--diff
   */
  "approval-count": Plain;
  /**
   * Says that it has invisible characters.
   *
   * @story examples-form-calls-of-agents--hidden-characters
   */
  "approval-note": Plain;
  /**
   * The text or the lines of the diff; it scrolls.
   *
   * @story examples-form-calls-of-agents--long-command
   */
  "approval-text": Plain;
  /**
   * A line of a diff.
   *
   * @story examples-form-calls-of-agents--diff
   */
  "diff-line": {
    /** Whether the line is removed (`-`) or added (`+`); missing where it stays. */
    change: Value;
  };
  /**
   * How many unchanged lines are left out.
   *
   * @story examples-form-calls-of-agents--diff
   */
  "diff-folded": Plain;
  /**
   * The questions.
   *
   * @story examples-form-requests--table-booking
   */
  fields: Plain;
  /**
   * One question, with all that is said of it.
   *
   * @story examples-form-requests--table-booking
   */
  field: {
    /** What kind of question it is: a `FieldKind`. */
    kind: Value;
    /** Its answer was refused. */
    invalid: Flag;
    /** It must be answered. */
    required: Flag;
  };
  /**
   * Its name, its limits, its count and what is said of it, in a line as far as they fit.
   *
   * @story examples-form-requests--table-booking
   */
  "label-line": Plain;
  /**
   * Its name.
   *
   * @story examples-form-requests--table-booking
   */
  label: Plain;
  /**
   * Its limits, and that it may be left out.
   *
   * @story examples-form-requests--table-booking
   */
  meta: Plain;
  /**
   * How many characters are left, or how many answers are chosen.
   *
   * @story examples-form-requests--table-booking
   */
  count: {
    /** More than are allowed. */
    over: Flag;
  };
  /**
   * What the server says of it.
   *
   * @story examples-form-secrets--marked
   */
  description: Plain;
  /**
   * A line beneath a control or an address: what will be sent, what only the server can check.
   *
   * @story examples-form-secrets--marked
   */
  note: {
    /** It says that a secret is asked for, and of which kind: a `SecretKind`. */
    secret: Value;
    /** Its box stands in for parts of the question, until what draws them has loaded. */
    waiting: Flag;
  };
  /**
   * Why the answer was refused.
   *
   * @story examples-form-requests--many-errors
   */
  error: Plain;

  // What is said after Submit
  /**
   * What needs another look.
   *
   * @story examples-form-requests--many-errors
   */
  summary: Plain;
  /**
   * How many answers do.
   *
   * @story examples-form-requests--many-errors
   */
  "summary-title": Plain;
  /**
   * The first of them.
   *
   * @story examples-form-requests--many-errors
   */
  "summary-list": Plain;
  /**
   * One of them.
   *
   * @story examples-form-requests--many-errors
   */
  "summary-item": Plain;
  /**
   * Leads to its question.
   *
   * @story examples-form-requests--many-errors
   */
  "summary-link": Plain;
  /**
   * Why it was refused.
   *
   * @story examples-form-requests--many-errors
   */
  "summary-reason": Plain;
  /**
   * How things stand: what is sent, what was answered, what is asked once more.
   *
   * @story examples-form-requests--table-booking
   */
  status: Plain;
  /**
   * That an answer could not be sent.
   *
   * @story examples-fields-text--failed
   */
  failure: Plain;
  /**
   * The first line of it.
   *
   * @story examples-fields-text--failed
   */
  "failure-title": Plain;
  /**
   * What the host says of it, and that nothing is lost.
   *
   * @story examples-fields-text--failed
   */
  "failure-text": Plain;

  // Secrets
  /**
   * That a form seems to ask for secrets.
   *
   * @story examples-form-secrets--marked
   */
  secrets: Plain;
  /**
   * The first line of it.
   *
   * @story examples-form-secrets--marked
   */
  "secrets-title": Plain;
  /**
   * What is advised.
   *
   * @story examples-form-secrets--marked
   */
  "secrets-hint": Plain;
  /**
   * The box to tick before a secret is sent, beside Submit.
   *
   * @story examples-form-secrets--held-back
   */
  "secret-act": Plain;
  /**
   * That nothing was sent, since it is not ticked.
   *
   * @story examples-form-secrets--held-back
   */
  "secret-error": Plain;
}
