import { reportUncaught } from "../../core/errors.js";
import type { ContentValue, ElicitationContent } from "../../core/protocol.js";
import { toContent } from "../../schema/content.js";
import type { Field } from "../../schema/Field.js";
import type { Answer } from "../../schema/readAnswer.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import type { IssueDetail } from "../../schema/types.js";
import type { FormSecrets } from "./FormSecrets.js";
import type { FormValues } from "./FormValues.js";

/**
 * Validates an answer by a rule of the host, beyond the schema.
 *
 * @param field the field. Its texts are untrusted.
 * @param value the answer. `undefined` if there is none; then it is called at Submit only.
 * @param answers all answers so far, by property key, without secrets. Shared by all fields of one
 *   validation, so leave it unchanged.
 * @returns why the answer is refused, as the user reads it. `undefined` if it is not.
 */
export type ValidateField = (
  field: Field,
  value: ContentValue | undefined,
  answers: ElicitationContent,
) => string | undefined;

/** The form that the rule is for. */
interface RuledForm {
  reading: Pick<SchemaReading, "fields">;
  values: Pick<FormValues, "read">;
  secrets: Pick<FormSecrets, "holds">;
}

/** The host's own rule for answers. It never gets a secret, which could end up in a log. */
export class HostRule {
  validate: ValidateField | undefined;
  readonly #form: RuledForm;

  constructor(form: RuledForm) {
    this.#form = form;
  }

  /** Sets the rule for later validations. */
  set(validate: ValidateField | undefined): void {
    this.validate = validate;
  }

  /** All answers so far, without secrets. Empty without a rule. */
  get answers(): ElicitationContent {
    if (!this.validate) return {};
    return toContent(this.#form.reading.fields, (each) => this.#read(each));
  }

  /**
   * Returns the issue of an answer that the schema allows.
   *
   * @param answers `answers`, which are read once for all fields.
   */
  check(field: Field, answers: ElicitationContent): IssueDetail[] {
    if (!this.validate || this.#form.secrets.holds(field)) return [];
    const answer = this.#read(field);
    const value = answer.state === "given" ? answer.value : undefined;
    try {
      const message: unknown = this.validate(field, value, answers);
      return typeof message === "string" && message !== "" ? [{ code: "custom", message }] : [];
    } catch (error) {
      // A rule that fails must not keep the user from answering.
      reportUncaught(error);
      return [];
    }
  }

  #read(field: Field): Answer {
    const { values, secrets } = this.#form;
    return secrets.holds(field) ? { state: "none" } : values.read(field);
  }
}
