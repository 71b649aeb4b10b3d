import type { Flag, Plain, Value } from "./SharedParts.js";

/** The elements of a form: fields, messages, secrets. */
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
  };
  /**
   * The fields.
   *
   * @story examples-form-requests--table-booking
   */
  fields: Plain;
  /**
   * One field, with everything about it.
   *
   * @story examples-form-requests--table-booking
   */
  field: {
    /** Kind of the field: a `FieldKind`. */
    kind: Value;
    /** Its answer was refused. */
    invalid: Flag;
    /** It must be answered. */
    required: Flag;
  };
  /**
   * Its label, limits, count and description, in one line if they fit.
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
   * The server's description of it.
   *
   * @story examples-form-secrets--marked
   */
  description: Plain;
  /**
   * A line below a control or an address, such as what only the server can check.
   *
   * @story examples-form-secrets--marked
   */
  note: {
    /** It seems to ask for a secret of this kind: a `SecretKind`. */
    secret: Value;
    /** Its box stands in for nested fields until their code is loaded. */
    waiting: Flag;
  };
  /**
   * Why the answer was refused.
   *
   * @story examples-form-requests--many-errors
   */
  error: Plain;

  /**
   * The input of a form that was answered elsewhere, behind a summary.
   *
   * @story examples-elicitation-elicitation--answered-elsewhere
   */
  entered: Plain;

  // Messages after Submit
  /**
   * The fields that need attention.
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
   * Link to its field.
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
   * Status of the response: sending, sent, or a question before canceling.
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

  // Secrets
  /**
   * Warning that a form seems to ask for secrets.
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
   * Advice about secrets.
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
