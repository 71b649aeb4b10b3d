import { isObject } from "../core/json.js";
import { allFields, type Field, type JsonField } from "../schema/Field.js";
import type { OutlineAnswer, OutlineItem } from "../nested/readOutline.js";
import { findSecrets } from "../schema/secrets/findSecrets.js";
import { isCalendarDay } from "../schema/dateTime.js";
import { looksSecret, namesSecret } from "../schema/secrets/looksSecret.js";
import { readForm, type SchemaReading } from "../schema/readSchema.js";

/** Outcome of a request. */
export type Outcome = "answered" | "confirmed" | "opened" | "declined" | "cancelled" | "unknown";

/** One field and its answer. */
export interface ReceiptRow {
  id: string;
  /** Label of the field, or key of an answer without a field. Untrusted. */
  label: string;
  /** Empty if the answer was an empty list. */
  items: readonly OutlineItem[];
  /** The answer of a nested field, once the code that reads it is loaded. */
  outline?: OutlineAnswer;
}

/** Reads a nested answer. */
export type ReadNested = (
  field: JsonField,
  value: unknown,
  secret: boolean,
) => { answer: OutlineAnswer; secrets: readonly unknown[] };

/** A past request and its result, read for display. */
export interface Receipt {
  outcome: Outcome;
  /** Untrusted text. */
  message: string;
  /** Host of the page of a URL request, as in the URL. `undefined` if it has none. */
  page?: { host: string | undefined };
  rows: readonly ReceiptRow[];
  /** Labels of the unanswered fields. */
  leftOut: readonly string[];
  /** Whether an answer is nested. */
  nested: boolean;
}

/**
 * Reads a past request and its result for chat history.
 *
 * Both come from a store, so they may be outdated or edited by hand: everything is checked, and
 * nothing throws. Secrets are left out.
 *
 * @param readNested reads nested answers, once it is loaded. Without it they are shown as JSON.
 */
export function readReceipt(request: unknown, result: unknown, readNested?: ReadNested): Receipt {
  const { mode, message, url, requestedSchema } = isObject(request) ? request : {};
  const { action, content } = isObject(result) ? result : {};
  const receipt: Receipt = {
    outcome: OUTCOMES.get(action) ?? "unknown",
    message: typeof message === "string" ? message : "",
    rows: [],
    leftOut: [],
    nested: false,
  };
  if (mode === "url") {
    const page = { host: hostOf(url) };
    return { ...receipt, outcome: action === "accept" ? "opened" : receipt.outcome, page };
  }
  // Only an accepted form has answers. Anything else in the store is ignored.
  if (action !== "accept" || (mode ?? "form") !== "form") return receipt;
  const reading = readForm(requestedSchema, message);
  const [whole] = reading.fields;
  const given = whole && "isContent" in whole ? { [whole.key]: content } : content;
  const answers = new Map(isObject(given) ? Object.entries(given) : []);
  return {
    ...receipt,
    nested: reading.fields.some((field) => isNested(field) && answers.has(field.key)),
    outcome: reading.fields.length + answers.size > 0 ? "answered" : "confirmed",
    ...readAnswers(reading, message, answers, readNested),
  };
}

const OUTCOMES: ReadonlyMap<unknown, Outcome> = new Map([
  ["accept", "answered"],
  ["decline", "declined"],
  ["cancel", "cancelled"],
]);

function readAnswers(
  reading: SchemaReading,
  message: unknown,
  answers: ReadonlyMap<string, unknown>,
  readNested: ReadNested | undefined,
): Pick<Receipt, "rows" | "leftOut"> {
  const rows: ReceiptRow[] = [];
  const leftOut: string[] = [];
  const { fields } = reading;
  const every = allFields(fields);
  const asksForSecret = findSecrets(reading, message);
  const outlines = new Map<Field, OutlineAnswer>();
  const secretValues: unknown[] = [];
  for (const field of every) {
    const value = answers.get(field.key);
    if (value === undefined) continue;
    const secret = asksForSecret.has(field);
    const read = isNested(field) ? readNested?.(field, value, secret) : undefined;
    if (read) outlines.set(field, read.answer);
    // A nested answer hides only its secret fields.
    secretValues.push(...(read?.secrets ?? (secret ? [value] : [])));
  }
  const secrets = secretsOf(secretValues);

  for (const field of fields) {
    const list = field.kind === "multiSelect";
    const items = allFields([field]).flatMap((asked) => {
      const value = answers.get(asked.key);
      if (value === undefined || value === null) return [];
      const values: unknown[] = asked === field && list && Array.isArray(value) ? value : [value];
      return values.map((each): OutlineItem => {
        const secret = asksForSecret.has(asked) || namesSecret(each);
        const hidden = secret || holds(secrets, each);
        return hidden ? "hidden" : { field: asked, value: each };
      });
    });
    const none = list && Array.isArray(answers.get(field.key));
    const read = outlines.get(field);
    const outline = read && { outline: withoutSecrets(read, secrets) };
    if (items.length === 0 && !none && !read) leftOut.push(field.label);
    else rows.push({ id: field.id, label: field.label, items, ...outline });
  }

  const asked = new Set(every.map(({ key }) => key));
  for (const [key, value] of answers) {
    if (asked.has(key) || value === undefined || value === null) continue;
    const shown = isHarmless(key, value) && !holds(secrets, value);
    const item: OutlineItem = shown ? { field: undefined, value } : "hidden";
    rows.push({ id: `k${rows.length}`, label: key, items: [item] });
  }
  return { rows, leftOut };
}

function isNested(field: Field): field is JsonField {
  return field.kind === "json" && field.nested !== undefined;
}

/** How much of an answer is looked through for secrets. */
const MAX_PARTS = 5_000;

/** Shorter than this, an equal answer is chance. */
const MIN_TELLING_CHARACTERS = 4;

/** Returns the texts of values given as secrets. They are hidden elsewhere too. */
function secretsOf(values: readonly unknown[]) {
  return new Set(values.flatMap(textsIn).filter((text) => text.length >= MIN_TELLING_CHARACTERS));
}

function holds(secrets: ReadonlySet<string>, value: unknown): boolean {
  return secrets.size > 0 && textsIn(value).some((text) => secrets.has(text));
}

/** The texts and numbers in a value, at any depth. */
function textsIn(value: unknown): string[] {
  const parts = new Set([value]);
  for (const part of parts) {
    if (parts.size > MAX_PARTS) break;
    if (typeof part !== "object" || part === null) continue;
    for (const each of Object.values(part)) parts.add(each);
  }
  return Array.from(parts, textOf);
}

/** Returns an answer without the values that are secrets elsewhere. */
function withoutSecrets(answer: OutlineAnswer, secrets: ReadonlySet<string>): OutlineAnswer {
  switch (answer.kind) {
    case "items": {
      const items = answer.items.map((item) =>
        item !== "hidden" && holds(secrets, item.value) ? "hidden" : item,
      );
      return { kind: "items", items };
    }
    case "parts": {
      const parts = answer.parts.map(({ label, answer: inner }) => ({
        label,
        answer: withoutSecrets(inner, secrets),
      }));
      return { kind: "parts", parts };
    }
    default:
      return answer;
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/**
 * Whether an answer without a field can be shown.
 *
 * Only its key is known, so it must be plainly no secret: a boolean, a small number, a date, a few
 * words.
 */
function isHarmless(key: string, value: unknown): boolean {
  if (looksSecret({ key })) return false;
  const values: unknown[] = [value].flat();
  return values.length <= 20 && values.every(isPlain);
}

/**
 * A few words without a digit: neither a typical password nor a recovery phrase of twelve words.
 */
const FEW_WORDS = /^[\p{L}\p{M}'\u2019.,-]{1,30}(?: [\p{L}\p{M}'\u2019.,-]{1,30}){0,7}$/u;

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case "boolean":
      return true;
    case "number":
      // A PIN has four digits.
      return Math.abs(value) < 1_000;
    case "string":
      return FEW_WORDS.test(value) || isCalendarDay(value);
    default:
      return false;
  }
}

/**
 * Returns the host in ASCII, in which no name can imitate another by its letters.
 *
 * The tables that recognize harmless international names are too large for a line of history.
 */
function hostOf(url: unknown): string | undefined {
  try {
    const { protocol, host } = new URL(String(url));
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
}
