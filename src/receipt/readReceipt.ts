import { isObject } from "../protocol/isObject.js";
import { allFields } from "../schema/allFields.js";
import type { Field } from "../schema/Field.js";
import { findSecrets } from "../schema/findSecrets.js";
import { isCalendarDay } from "../schema/isCalendarDay.js";
import { looksSecret } from "../schema/looksSecret.js";
import { readSchema, type SchemaReading } from "../schema/readSchema.js";

/** What became of a request. */
export type Outcome = "answered" | "confirmed" | "opened" | "declined" | "cancelled" | "unknown";

/** One value that was answered; hidden ones have none. */
export type ReceiptItem = { field: Field | undefined; value: unknown } | "hidden";

/** One question and what was answered. */
export interface ReceiptRow {
  id: string;
  /** Untrusted text: the label of the field, or the key of an answer that no field asks for. */
  label: string;
  /** None where an empty list was the answer. */
  items: readonly ReceiptItem[];
}

/** What is left of a request when it is over. */
export interface Receipt {
  outcome: Outcome;
  /** Untrusted text. */
  message: string;
  /** Of a page that was asked to be opened: its host as it is in the URL; `undefined` where it has none. */
  page?: { host: string | undefined };
  rows: readonly ReceiptRow[];
  /** The labels of the questions that were not answered. */
  leftOut: readonly string[];
}

/**
 * Reads a request and its result for a history. Both come from a store, so they may be of another
 * version or edited by hand: anything is read, and nothing throws. No secret is in what is read.
 */
export function readReceipt(request: unknown, result: unknown): Receipt {
  const { mode, message, url, requestedSchema } = isObject(request) ? request : {};
  const { action, content } = isObject(result) ? result : {};
  const receipt: Receipt = {
    outcome: OUTCOMES.get(action) ?? "unknown",
    message: typeof message === "string" ? message : "",
    rows: [],
    leftOut: [],
  };
  if (mode === "url") {
    const page = { host: hostOf(url) };
    return { ...receipt, outcome: action === "accept" ? "opened" : receipt.outcome, page };
  }
  // Only an accepted form has answers; whatever else stands in the store is none.
  if (action !== "accept") return receipt;
  const reading = readSchema(requestedSchema);
  const answers = new Map(isObject(content) ? Object.entries(content) : []);
  return {
    ...receipt,
    outcome: reading.fields.length + answers.size > 0 ? "answered" : "confirmed",
    ...readAnswers(reading, message, answers),
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
): Pick<Receipt, "rows" | "leftOut"> {
  const rows: ReceiptRow[] = [];
  const leftOut: string[] = [];
  const { fields } = reading;
  const every = allFields(fields);
  const asksForSecret = findSecrets(reading, message);
  const secrets = secretsOf([...asksForSecret.keys()], answers);

  for (const field of fields) {
    const list = field.kind === "multiSelect";
    const items = [field, ...("other" in field && field.other ? [field.other] : [])].flatMap(
      (asked) => {
        const value = answers.get(asked.key);
        if (value === undefined || value === null) return [];
        const values: unknown[] = asked === field && list && Array.isArray(value) ? value : [value];
        return values.map((each): ReceiptItem => {
          const hidden = asksForSecret.has(asked) || holds(secrets, each);
          return hidden ? "hidden" : { field: asked, value: each };
        });
      },
    );
    const none = list && Array.isArray(answers.get(field.key));
    if (items.length === 0 && !none) leftOut.push(field.label);
    else rows.push({ id: field.id, label: field.label, items });
  }

  const asked = new Set(every.map(({ key }) => key));
  for (const [key, value] of answers) {
    if (asked.has(key) || value === undefined || value === null) continue;
    const shown = isHarmless(key, value) && !holds(secrets, value);
    const item: ReceiptItem = shown ? { field: undefined, value } : "hidden";
    rows.push({ id: `k${rows.length}`, label: key, items: [item] });
  }
  return { rows, leftOut };
}

/** Shorter than this, an equal answer is chance. */
const MIN_TELLING_CHARACTERS = 4;

/** What was answered where a secret was asked for: wherever else it stands, it is hidden too. */
function secretsOf(fields: readonly Field[], answers: ReadonlyMap<string, unknown>) {
  const secrets = fields
    .flatMap(({ key }) => [answers.get(key)].flat().map(textOf))
    .filter((text) => text.length >= MIN_TELLING_CHARACTERS);
  return new Set(secrets);
}

function holds(secrets: ReadonlySet<string>, value: unknown): boolean {
  return secrets.size > 0 && [value].flat().some((each) => secrets.has(textOf(each)));
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/**
 * Whether an answer that no field asks for can be shown. Nothing tells what it was asked with but
 * its key, so only what is plainly no secret is: yes or no, a small number, a date, a few words.
 */
function isHarmless(key: string, value: unknown): boolean {
  if (looksSecret({ key })) return false;
  const values: unknown[] = [value].flat();
  return values.length <= 20 && values.every(isPlain);
}

/** A few words without a digit: neither a password as most are made, nor a phrase of twelve words. */
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
 * The host in its ASCII form, in which no name can imitate another by its letters. The tables that
 * tell an honest international name are too large for a line of a history.
 */
function hostOf(url: unknown): string | undefined {
  try {
    const { protocol, host } = new URL(String(url));
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
}
