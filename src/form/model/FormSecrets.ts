import type { namesNoSecret } from "../../memory/keepable.js";
import type { Field } from "../../schema/Field.js";
import { kindFacts } from "../../schema/fieldKinds.js";
import type { SecretKind } from "../../schema/secrets/SecretKind.js";
import type { SecretStrings } from "../../strings/enSecrets.js";
import type { FormStatus } from "./FormStatus.js";
import type { FormValues } from "./FormValues.js";
import type { Topics } from "./Topics.js";

/** Which questions of a form look like a request for a secret, and whether the person agreed to give one. */
export class FormSecrets {
  /** The words for them, which come with what finds them. */
  strings: SecretStrings | undefined;
  /** Loads what shows that the form asks for a secret. Missing where the host shows it. */
  loadSlots: (() => Promise<unknown>) | undefined;
  /** `undefined` until what finds and shows them has come, which is before anything can be sent. */
  kinds: ReadonlyMap<Field, SecretKind> | undefined;
  /** Whether the person said, besides Submit, that they want to give what looks like a secret. */
  agreed = false;
  /** How often Submit was pressed without `agreed`. */
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

  /** Whether a question is known to ask for a secret. */
  get asked(): boolean {
    return this.kinds !== undefined && this.kinds.size > 0;
  }

  /** Whether a question asks for a secret, and the host refuses such forms. */
  get refused(): boolean {
    return this.refuses && this.asked;
  }

  /** What kind of secret a question seems to ask for; a guess, and `undefined` until it is known. */
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

  /** Whether the person entered a secret. The server's own default is no secret from the server. */
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

  /** Whether Submit would send a secret that the person has not agreed to give; the form then asks. */
  withholds(): boolean {
    if (this.agreed || !this.filledIn) return false;
    this.withheld += 1;
    this.#topics.emit("secrets");
    return true;
  }
}
