import type { Field } from "../../schema/Field.js";
import type { SecretKind } from "../../schema/looksSecret.js";
import type { FormStatus } from "./FormStatus.js";
import type { FormValues } from "./FormValues.js";
import type { Topics } from "./Topics.js";

/** Which questions of a form look like a request for a secret, and whether the person agreed to give one. */
export class FormSecrets {
  /** `undefined` until what finds them has come, which is before anything can be sent. */
  kinds: ReadonlyMap<Field, SecretKind> | undefined;
  /** Whether the person said, besides Submit, that they want to give what looks like a secret. */
  agreed = false;
  /** How often Submit was pressed without that. */
  withheld = 0;
  #refuses = false;
  readonly #values: FormValues;
  readonly #status: FormStatus;
  readonly #topics: Topics;

  constructor(values: FormValues, status: FormStatus, topics: Topics) {
    this.#values = values;
    this.#status = status;
    this.#topics = topics;
  }

  /** Whether a question is known to ask for a secret. */
  get asked(): boolean {
    return this.kinds !== undefined && this.kinds.size > 0;
  }

  /** Whether one does, and the host has none of that. */
  get refused(): boolean {
    return this.#refuses && this.asked;
  }

  /** What kind of secret a question seems to ask for; a guess, and `undefined` until it is known. */
  kindOf(field: Field): SecretKind | undefined {
    return this.kinds?.get(field);
  }

  /** Whether the person entered such a thing. What the server filled in is no secret from it. */
  get filledIn(): boolean {
    return Array.from(this.kinds?.keys() ?? []).some((field) => {
      return this.#values.changed(field) && this.#values.answered(field);
    });
  }

  /** @returns whether that is news to whoever shows the form. */
  setRefuses(refuses: boolean): boolean {
    const news = refuses !== this.#refuses && this.asked;
    this.#refuses = refuses;
    return news;
  }

  setAgreed(agreed: boolean): void {
    if (this.#status.locked) return;
    this.agreed = agreed;
    this.#topics.emit("secrets");
  }

  /** Whether a secret would go that the person has not agreed to give. Then it is asked about. */
  withholds(): boolean {
    if (this.agreed || !this.filledIn) return false;
    this.withheld += 1;
    this.#topics.emit("secrets");
    return true;
  }
}
