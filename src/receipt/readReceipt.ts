import type { Budget } from "../core/Budget.js";
import { asObject, asText, isObject } from "../core/json.js";
import { objectsIn } from "../core/walkJson.js";
import { allFields, type Field, isNested, type JsonField } from "../schema/Field.js";
import type { OutlineAnswer, OutlineItem } from "../nested/readOutline.js";
import type { SecretKind } from "../schema/secrets/SecretWords.js";
import { findSecrets } from "../schema/secrets/findSecrets.js";
import { isCalendarDay } from "../schema/dateTime.js";
import { mayNameSecret, namesSecret } from "../schema/secrets/looksSecret.js";
import { readForm, type SchemaReading } from "../schema/readSchema.js";
import { SchemaDocument } from "../schema/SchemaDocument.js";

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
type ReadNested = (
  field: JsonField,
  value: unknown,
  secret: boolean,
  whole: SecretKind | undefined,
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
  const { mode, message, url, requestedSchema } = asObject(request);
  const { action, content } = asObject(result);
  const receipt: Receipt = {
    outcome: OUTCOMES.get(action) ?? "unknown",
    message: asText(message) ?? "",
    rows: [],
    leftOut: [],
    nested: false,
  };
  if (mode === "url") {
    const page = { host: webHost(url) };
    return { ...receipt, outcome: action === "accept" ? "opened" : receipt.outcome, page };
  }
  // Only an accepted form has answers. Anything else in the store is ignored.
  if (action !== "accept" || (mode ?? "form") !== "form") return receipt;
  const reading = readForm(requestedSchema, message, undefined, sharedDocument(requestedSchema));
  const [whole] = reading.fields;
  const given = whole && "isContent" in whole ? { [whole.key]: content } : content;
  const answers = new Map(Object.entries(asObject(given)));
  return {
    ...receipt,
    nested: reading.fields.some((field) => isNested(field) && answers.has(field.key)),
    outcome: reading.fields.length + answers.size > 0 ? "answered" : "confirmed",
    ...readRows(reading, message, answers, readNested),
  };
}

const sharedDocuments = new WeakMap<object, SchemaDocument>();

/** Returns the document of a schema. A chat shows its receipts more than once, and each reads it twice. */
function sharedDocument(schema: unknown): SchemaDocument {
  const known = isObject(schema) && sharedDocuments.get(schema);
  const document = known || new SchemaDocument(schema);
  if (isObject(schema)) sharedDocuments.set(schema, document);
  return document;
}

const OUTCOMES: ReadonlyMap<unknown, Outcome> = new Map([
  ["accept", "answered"],
  ["decline", "declined"],
  ["cancel", "cancelled"],
]);

function readRows(
  reading: SchemaReading,
  message: unknown,
  answers: ReadonlyMap<string, unknown>,
  readNested: ReadNested | undefined,
): Pick<Receipt, "rows" | "leftOut"> {
  const rows: ReceiptRow[] = [];
  const leftOut: string[] = [];
  const { fields } = reading;
  const every = allFields(fields);
  const { document } = reading;
  const asksForSecret = findSecrets(reading, message);
  const outlines = new Map<Field, OutlineAnswer>();
  const secretValues: unknown[] = [];
  for (const field of every) {
    const value = answers.get(field.key);
    if (value === undefined) continue;
    const secret = asksForSecret.has(field);
    const read = isNested(field)
      ? readNested?.(field, value, secret, asksForSecret.whole)
      : undefined;
    if (read) outlines.set(field, read.answer);
    // A nested answer hides only its secret fields.
    secretValues.push(...(read?.secrets ?? (secret ? [value] : [])));
  }
  const hides = hiderOf(secretValues, document.budget);

  for (const field of fields) {
    const list = field.kind === "multiSelect";
    const items = allFields([field]).flatMap((asked) => {
      const value = answers.get(asked.key);
      if (value === undefined || value === null) return [];
      const values: unknown[] = asked === field && list && Array.isArray(value) ? value : [value];
      return values.map((each): OutlineItem => {
        const hidden = asksForSecret.has(asked) || namesSecret(each, document) || hides(each);
        return hidden ? "hidden" : { field: asked, value: each };
      });
    });
    const none = list && Array.isArray(answers.get(field.key));
    const read = outlines.get(field);
    const outline = read && { outline: withoutSecrets(read, hides) };
    if (items.length === 0 && !none && !read) leftOut.push(field.label);
    else rows.push({ id: field.id, label: field.label, items, ...outline });
  }

  const asked = new Set(every.map(({ key }) => key));
  for (const [key, value] of answers) {
    if (asked.has(key) || value === undefined || value === null) continue;
    const shown = !mayNameSecret(key, document) && isHarmless(value) && !hides(value);
    const item: OutlineItem = shown ? { field: undefined, value } : "hidden";
    rows.push({ id: `k${rows.length}`, label: key, items: [item] });
  }
  return { rows, leftOut };
}

/** Shorter than this, an equal answer is chance. */
const MIN_TELLING_CHARACTERS = 4;

/**
 * Returns whether a value holds a text of values that were given as secrets: it is hidden, too. If
 * there is too much to read, it may hold one.
 */
function hiderOf(values: readonly unknown[], budget: Budget): (value: unknown) => boolean {
  const texts = textsIn(values, budget)?.filter((text) => text.length >= MIN_TELLING_CHARACTERS);
  const secrets = new Set(texts);
  if (texts && secrets.size === 0) return () => false;
  return (value) => !texts || (textsIn([value], budget)?.some((text) => secrets.has(text)) ?? true);
}

/** The texts and numbers in some values, at any depth. */
function textsIn(values: readonly unknown[], budget: Budget): string[] | undefined {
  return objectsIn(values, budget)?.flatMap((part) => Object.values(part).map(comparedText));
}

/** Returns an answer without the values that are secrets elsewhere. */
function withoutSecrets(answer: OutlineAnswer, hides: (value: unknown) => boolean): OutlineAnswer {
  switch (answer.kind) {
    case "items": {
      const items = answer.items.map((item) =>
        item !== "hidden" && hides(item.value) ? "hidden" : item,
      );
      return { kind: "items", items };
    }
    case "parts": {
      const parts = answer.parts.map(({ label, answer: inner }) => ({
        label,
        answer: withoutSecrets(inner, hides),
      }));
      return { kind: "parts", parts };
    }
    default:
      return answer;
  }
}

function comparedText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/**
 * Whether an answer without a field can be shown.
 *
 * Only its key is known, so it must be plainly no secret: a boolean, a small number, a date, a few
 * words.
 */
function isHarmless(value: unknown): boolean {
  const values: unknown[] = [value].flat();
  return values.length <= 20 && values.every(isHarmlessScalar);
}

/**
 * A few words without a digit: neither a typical password nor a recovery phrase of twelve words.
 */
const FEW_WORDS = /^[\p{L}\p{M}'\u2019.,-]{1,30}(?: [\p{L}\p{M}'\u2019.,-]{1,30}){0,7}$/u;

function isHarmlessScalar(value: unknown): boolean {
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
function webHost(url: unknown): string | undefined {
  try {
    const { protocol, host } = new URL(String(url));
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
}
