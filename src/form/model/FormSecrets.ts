import type { Field } from "../../schema/Field.js";
import { findSecrets } from "../../schema/findSecrets.js";
import type { SecretKind } from "../../schema/looksSecret.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import type { FormStrings } from "../../strings/enForm.js";
import { enGuard, type GuardStrings } from "../../strings/enGuard.js";
import type { FormStore } from "./FormStore.js";
import { SecretAct } from "../features/secrets/SecretAct.js";
import { SecretNotice } from "../features/secrets/SecretNotice.js";

/**
 * Which questions of one form look like a request for a secret, and what shows that. It comes with
 * what checks the form: late enough not to hold up its first frame, and before anything can be sent.
 */
export class FormSecrets {
  readonly kinds: ReadonlyMap<Field, SecretKind>;
  /** What says so at the top, and what is asked besides Submit. */
  readonly parts = { SecretNotice, SecretAct };

  /** @param message what the request asks; untrusted: anything. */
  constructor(reading: SchemaReading, message: unknown) {
    this.kinds = findSecrets(reading, message);
  }

  /** What is said below a question; nothing of one that asks for no secret. */
  note(field: Field, strings: FormStrings & Partial<GuardStrings>): string | undefined {
    const kind = this.kinds.get(field);
    return kind && { ...enGuard, ...strings }.secretAsked[kind];
  }

  /** What is said at the top. */
  notice(refused: boolean, strings: FormStrings & Partial<GuardStrings>): string {
    const { gap, secretsTitle, secretsHint, secretsRefused } = { ...enGuard, ...strings };
    return secretsTitle + gap + (refused ? secretsRefused : secretsHint);
  }

  /** Whether the person entered such a thing. What the server filled in is no secret from it. */
  isFilledIn(store: FormStore): boolean {
    return [...this.kinds.keys()].some((field) => {
      return store.changed(field) && store.answered(field);
    });
  }
}
