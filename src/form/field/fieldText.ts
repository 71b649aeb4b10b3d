import { asText } from "../../core/json.js";
import { shortText } from "../../core/text.js";
import { type Field, isNested } from "../../schema/Field.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import type { SecretKind } from "../../schema/secrets/SecretWords.js";
import type { FormStrings } from "../../strings/enForm.js";
import { enSecrets, type SecretStrings } from "../../strings/enSecrets.js";
import type { FormStore } from "../model/FormStore.js";
import type { FormContextValue } from "./FormContext.js";

/**
 * Returns the label of a field. An "Other…" field without a title is named by its choice.
 *
 * @param choice that choice, if there is one.
 */
export function fieldLabel(field: Field, choice: Field | undefined, strings: FormStrings): string {
  if (choice && field.label === field.key) return strings.otherAnswer(shortText(choice.label));
  return field.label || strings.unnamed;
}

/** Returns the message that a form shows. Untrusted. */
export function messageOf({ request }: FormContextValue): string {
  return asText(request.message) ?? "";
}

/** Whether a field has no title of its own: only its key, or the message again. */
export function isNamedByMessage({ label, key }: Field, message: string): boolean {
  return label === key || label === message;
}

/** Strings of a form, and those about secrets that the host gave. */
type WithSecretStrings = FormStrings & Partial<SecretStrings>;

/** Returns the strings about secrets: the host's, or English. */
export function secretStrings(strings: WithSecretStrings): SecretStrings {
  return { ...enSecrets, ...strings };
}

/**
 * Returns the notice of a form that seems to ask for a secret.
 *
 * @param refused whether the host refuses such a form.
 */
export function secretsNotice(refused: boolean, strings: WithSecretStrings): string {
  const { secretsTitle, secretsHint, secretsRefused } = secretStrings(strings);
  return secretsTitle + strings.gap + (refused ? secretsRefused : secretsHint);
}

/** Returns the `autocomplete` of a secret: off, or a code that was sent to the user. */
export function secretAutoComplete(kind: SecretKind): "off" | "one-time-code" {
  return kind === "code" ? "one-time-code" : "off";
}

/**
 * Returns the note below a field, or `undefined` for most fields.
 *
 * It says that the field seems to ask for a secret, that the server will check more, and that there
 * are more options than can be shown.
 */
export function fieldNote(field: Field, store: FormStore, strings: FormStrings) {
  const kind = store.secrets.kindOf(field);
  const secret = kind && secretStrings(strings).secretAsked[kind];
  const unchecked = uncheckedNote(field, store, strings);
  return secret && unchecked ? secret + strings.gap + unchecked : (secret ?? unchecked);
}

function uncheckedNote(field: Field, store: FormStore, strings: FormStrings) {
  if (store.validation.isPatternUnchecked(field)) return strings.uncheckedPattern;
  if ("unrendered" in field && field.unrendered) return strings.unrenderedOptions(field.unrendered);
  return field.unchecked && field.kind !== "json" ? strings.uncheckedKeywords : undefined;
}

/**
 * Returns the hints next to a label: whether the field is optional, and the limits of its answer.
 *
 * Most forms mark their optional fields. If most fields are optional, the required ones are marked.
 */
export function metaWords(
  field: Field,
  { marksRequired }: Pick<FormStore, "marksRequired">,
  strings: FormStrings,
): string[] {
  const words = [
    !field.required && !marksRequired && strings.optional,
    field.required && marksRequired && strings.required,
    limitWords(field, strings),
  ];
  return words.filter((word) => typeof word === "string");
}

/** Returns the hints that describe the control. Most controls say themselves that they are required. */
export function describingWords(
  field: Field,
  words: readonly string[],
  strings: FormStrings,
): readonly string[] {
  return isNested(field) ? words : words.filter((word) => word !== strings.required);
}

function limitWords({ kind, constraints }: Field, strings: FormStrings): string | undefined {
  if (kind === "multiSelect") {
    const { minItems = 0, maxItems } = constraints;
    return minItems > 0 || maxItems !== undefined ? strings.choose(minItems, maxItems) : undefined;
  }
  if (kind !== "number" && kind !== "integer") return undefined;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = constraints;
  const isOpen = exclusiveMinimum !== undefined || exclusiveMaximum !== undefined;
  if (minimum !== undefined && maximum !== undefined && !isOpen)
    return strings.range(minimum, maximum);
  const words = [
    minimum !== undefined && strings.atLeast(minimum),
    exclusiveMinimum !== undefined && strings.moreThan(exclusiveMinimum),
    maximum !== undefined && strings.atMost(maximum),
    exclusiveMaximum !== undefined && strings.lessThan(exclusiveMaximum),
  ].filter((word) => word !== false);
  return words.length > 0 ? words.join(strings.comma) : undefined;
}

/**
 * Returns the notice about what can't be shown or checked, and what the user can do. Nothing if all
 * can.
 */
export function noticeText(reading: SchemaReading, strings: FormStrings): string | undefined {
  if (!reading.readable) return strings.unreadable;
  const isLeft = reading.document.budget.exceeded > 0;
  if (reading.unrendered === 0) return isLeft ? strings.uncheckedKeywords : undefined;
  const said = strings.unrendered(reading.unrendered);
  return reading.unrenderedRequired ? said + strings.gap + strings.requiredUnanswerable : said;
}

/** Returns the text of the submit button: Try again after a failed send, Confirm without fields. */
export function submitWord({
  fields,
  store,
  strings,
}: Pick<FormContextValue, "fields" | "store" | "strings">): string {
  if (store.session.submitFailed) return strings.resend;
  return fields.length === 0 && store.submittable ? strings.confirm : strings.submit;
}
