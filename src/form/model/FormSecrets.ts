import { lazy } from "../../core/lazy.js";
import { type Field, kindFacts } from "../../schema/Field.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import type { FoundSecrets } from "../../schema/secrets/findSecrets.js";
import type { SecretKind } from "../../schema/secrets/SecretWords.js";
import { isEmptyText } from "../../schema/types.js";
import type { Session } from "../../core/session.js";
import type { FormValues } from "./FormValues.js";
import type { Topics } from "./Topics.js";

/**
 * The detection of secrets. With words of twenty languages it weighs a fifth of a form, so it loads
 * after the first frame. Nothing is sent before.
 */
export const lazySecrets = lazy("findSecrets", () => import("../../schema/secrets/findSecrets.js"));

/** The form whose secrets are detected. */
interface SecretForm {
  reading: SchemaReading;
  /** Untrusted, of any type. */
  message: unknown;
  values: FormValues;
  session: Session;
  topics: Topics;
  /** The form of the outer field, and that field, for a nested answer. */
  outer?: { store: { secrets: FormSecrets }; field: Field } | undefined;
  /** Called when the secrets are detected. */
  onSecretsFound: () => void;
}

/** The fields of a form that seem to ask for a secret, and whether the user has confirmed them. */
export class FormSecrets {
  /** The kinds of secrets that fields seem to ask for; `undefined` until they are detected. */
  kinds: FoundSecrets | undefined;
  /** Whether the user has confirmed that the secret may be sent. */
  agreed = false;
  /** Number of submits without `agreed`. */
  unconfirmedSubmits = 0;
  /** Whether the host refuses forms that ask for a secret. */
  refuses = false;
  readonly #form: SecretForm;
  /** Whether the form was told that the secrets are detected. */
  #told = false;

  constructor(form: SecretForm) {
    this.#form = form;
  }

  /** Detects the secrets. Rejects if the code for it cannot be loaded now. */
  async find(): Promise<void> {
    await lazySecrets.load();
    await this.#form.outer?.store.secrets.find();
    this.detect();
    if (this.#told) return;
    this.#told = true;
    this.#form.onSecretsFound();
  }

  /** Detects the secrets, and those of the outer form before, if the code for it is loaded. */
  detect(): void {
    const code = lazySecrets.get();
    if (this.kinds || !code) return;
    const { reading, message, outer } = this.#form;
    outer?.store.secrets.detect();
    const around = outer?.store.secrets.kinds;
    this.kinds = code.findSecrets(reading, message, outer && around?.within(outer.field));
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

  /** Whether a field holds a secret. Until detection is done: whether the user typed in it. */
  holds(field: Field): boolean {
    const { values } = this.#form;
    const code = lazySecrets.get();
    if (!this.kinds || !code) {
      return kindFacts(field).answered === "written" && values.changed(field);
    }
    return this.kinds.has(field) || !code.namesNoSecret(field, values.get(field));
  }

  /** Whether the user entered a secret. The server's own default is no secret to the server. */
  get filledIn(): boolean {
    const { values } = this.#form;
    return Array.from(this.kinds?.keys() ?? []).some((field) => {
      const entered = values.changed(field) && values.answered(field);
      return entered && !isEmptyText(values.get(field));
    });
  }

  /** @returns whether what the form shows changes by it. */
  setRefuses(refuses: boolean): boolean {
    const changes = refuses !== this.refuses && this.asked;
    this.refuses = refuses;
    return changes;
  }

  setAgreed(agreed: boolean): void {
    if (this.#form.session.locked) return;
    this.agreed = agreed;
    this.#form.topics.emit("secrets");
  }

  /** Forgets whether the user confirmed. */
  reset(): void {
    this.agreed = false;
    this.unconfirmedSubmits = 0;
    this.#form.topics.emit("secrets");
  }

  /** Counts a submit that would send an unconfirmed secret, and returns whether it was one. */
  refuseUnconfirmed(): boolean {
    if (this.agreed || !this.filledIn) return false;
    this.unconfirmedSubmits += 1;
    this.#form.topics.emit("secrets");
    return true;
  }
}
