import type { namesNoSecret } from "../../memory/keepable.js";
import { type Field, kindFacts } from "../../schema/Field.js";
import type { SecretKind } from "../../schema/secrets/SecretWords.js";
import type { SecretStrings } from "../../strings/enSecrets.js";
import type { FormStatus } from "./FormStatus.js";
import type { FormValues } from "./FormValues.js";
import type { Topics } from "./Topics.js";

/** The fields of a form that seem to ask for a secret, and whether the user has confirmed them. */
export class FormSecrets {
  /** Strings about secrets, loaded with the code that detects them. */
  strings: SecretStrings | undefined;
  /** Loads the warning for secrets. Missing if the host renders its own. */
  loadSlots: (() => Promise<unknown>) | undefined;
  /** `undefined` until what finds and shows them has come, which is before anything can be sent. */
  kinds: ReadonlyMap<Field, SecretKind> | undefined;
  /** Whether the user has confirmed that the secret may be sent. */
  agreed = false;
  /** Number of submits without `agreed`. */
  withheld = 0;
  /** Whether the host refuses forms that ask for a secret. */
  refuses = false;
  /** Whether an answer has no part that the user named like a secret; it comes with `kinds`. */
  namesNoSecret: typeof namesNoSecret | undefined;
  readonly #values: FormValues;
  readonly #status: FormStatus;
  readonly #topics: Topics;

  constructor(values: FormValues, status: FormStatus, topics: Topics) {
    this.#values = values;
    this.#status = status;
    this.#topics = topics;
  }

  /** Whether a field is known to ask for a secret. */
  get asked(): boolean {
    return this.kinds !== undefined && this.kinds.size > 0;
  }

  /** Whether a field asks for a secret and the host refuses such forms. */
  get refused(): boolean {
    return this.refuses && this.asked;
  }

  /**
   * Returns the kind of secret that a field seems to ask for. A guess, `undefined` until it is
   * known.
   */
  kindOf(field: Field): SecretKind | undefined {
    return this.kinds?.get(field);
  }

  /** Whether what a field holds is a secret; before that is known, whether the user typed anything. */
  holds(field: Field): boolean {
    if (!this.kinds || !this.namesNoSecret) {
      return kindFacts(field).answered === "written" && this.#values.changed(field);
    }
    return this.kinds.has(field) || !this.namesNoSecret(field, this.#values.get(field));
  }

  /** Whether the user entered a secret. The server's own default is no secret to the server. */
  get filledIn(): boolean {
    return Array.from(this.kinds?.keys() ?? []).some((field) => {
      return this.#values.changed(field) && this.#values.answered(field);
    });
  }

  /** @returns whether what the form shows changes by it. */
  setRefuses(refuses: boolean): boolean {
    const changes = refuses !== this.refuses && this.asked;
    this.refuses = refuses;
    return changes;
  }

  setAgreed(agreed: boolean): void {
    if (this.#status.locked) return;
    this.agreed = agreed;
    this.#topics.emit("secrets");
  }

  /** Whether Submit would send an unconfirmed secret. The form then shows the checkbox. */
  withholds(): boolean {
    if (this.agreed || !this.filledIn) return false;
    this.withheld += 1;
    this.#topics.emit("secrets");
    return true;
  }
}
