import type { Budget } from "./Budget.js";
import { isNode, isObject, jsonText } from "./json.js";
import * as limits from "./limits.js";

/**
 * Returns every object and list within a JSON value: each once, outer ones first.
 *
 * It is the one walk through untrusted values. Cycles end, and no depth overflows the stack.
 *
 * @returns `undefined` if that takes more than the budget.
 */
export function objectsIn(value: unknown, budget: Budget): readonly object[] | undefined {
  const found = new Set<object>();
  const add = (each: unknown) => {
    if (isNode(each)) found.add(each);
  };
  add(value);
  return budget.within(() => {
    for (const object of found) {
      const inner: unknown[] = Object.values(object);
      budget.spend(1 + inner.length);
      inner.forEach(add);
    }
    return [...found];
  });
}

/** The size of a JSON value, and a short text that equal values share. */
interface JsonMeasure {
  /** In bytes of JSON, as UTF-8. */
  bytes: number;
  /** It is no protection against forgery. */
  digest: string;
}

/**
 * Measures a JSON value, so that a repetition can be recognized without keeping the value.
 *
 * The size is that of its JSON text: an object that occurs twice counts twice, as it costs every
 * later reader. No depth overflows the stack.
 *
 * @returns `undefined` as soon as the value is known to be larger than `maxBytes`, as one that
 *   contains itself is.
 */
export function measureJson(value: unknown, maxBytes: number): JsonMeasure | undefined {
  const most = Math.min(maxBytes, MAX_BYTES);
  const digest = createDigest();
  const open: unknown[] = [value];
  let bytes = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (bytes + leastBytes(next) > most) return undefined;
    if (!isNode(next)) {
      bytes += digest.add(scalarText(next));
      continue;
    }
    if (isBinary(next)) bytes += next.byteLength;
    const list = Array.isArray(next) ? (next as unknown[]) : undefined;
    const keys = list ? undefined : sortedKeys(next, most - bytes);
    if (!list && !keys) return undefined;
    const items = list ?? keys?.map((key) => (next as Record<string, unknown>)[key]) ?? [];
    // The number of entries is known, so the end needs no mark.
    digest.add(`${keys ? "{" : "["}${items.length}`);
    bytes += 2 + Math.max(items.length - 1, 0);
    for (const key of keys ?? []) bytes += digest.add(`${JSON.stringify(key)}:`);
    for (let at = items.length - 1; at >= 0; at -= 1) open.push(items[at]);
  }
  return bytes > most ? undefined : { bytes, digest: digest.end() };
}

/** No text is longer in any engine, and so no JSON. */
const MAX_BYTES = 2 ** 29;

/** A bound that costs nothing to know. */
function leastBytes(value: unknown): number {
  if (typeof value === "string") return value.length;
  // Each item is at least a character and a comma.
  if (Array.isArray(value)) return value.length * 2;
  return isBinary(value) ? value.byteLength : 0;
}

/** Whether a value is binary data, which a frame can send. */
function isBinary(value: unknown): value is ArrayBuffer | ArrayBufferView {
  return ArrayBuffer.isView(value) || value instanceof ArrayBuffer;
}

function scalarText(value: unknown): string {
  return typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? "null");
}

/**
 * The keys that JSON writes of an object, in an order that equal objects share. `undefined` if they alone
 * take more than `most` bytes: to sort a million keys takes seconds.
 */
function sortedKeys(value: object, most: number): string[] | undefined {
  const keys: string[] = [];
  let least = 0;
  for (const key of isBinary(value) ? [] : Object.keys(value)) {
    if ((value as Record<string, unknown>)[key] === undefined) continue;
    // Quotes, a colon and a comma, whatever the value is.
    least += key.length + 4;
    if (least > most) return undefined;
    keys.push(key);
  }
  return keys.sort();
}

/** Digests a text: its length, and two hashes of 32 bits (FNV-1a with different starts and factors). */
export function digestText(text: string): string {
  const digest = createDigest();
  digest.add(text);
  return digest.end();
}

function createDigest() {
  let [one, other, length] = [0x811c9dc5, 0x9e3779b9, 0];
  return {
    /** @returns the length of the text in bytes of UTF-8. */
    add: (text: string): number => {
      // JSON has no line feed in a value, so 1 and 23 differ from 12 and 3.
      const ended = `${text}\n`;
      let bytes = -1;
      for (let at = 0; at < ended.length; at += 1) {
        const code = ended.charCodeAt(at);
        one = Math.imul(one ^ code, 0x01000193);
        other = Math.imul(other ^ code, 0x85ebca6b);
        other ^= other >>> 13;
        // Each half of a surrogate pair is two bytes of its four.
        const isHalf = code >= 0xd800 && code <= 0xdfff;
        bytes += code < 0x80 ? 1 : code < 0x800 || isHalf ? 2 : 3;
      }
      length += ended.length;
      return bytes;
    },
    end: () => `${length}-${one >>> 0}-${other >>> 0}`,
  };
}

/**
 * Returns a JSON value as a text that every equal value has: the keys of its objects in order.
 *
 * `undefined` if the text would be too long, or JSON can't represent the value.
 *
 * @param budget spent on what is compared.
 */
export function canonicalText(value: unknown, budget?: Budget): string | undefined {
  const measure = measureJson(value, limits.comparedBytes);
  budget?.spend((measure?.bytes ?? limits.comparedBytes) / limits.comparedPerStep);
  if (!measure) return undefined;
  return jsonText(value, (_key, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(byKey)) : each,
  );
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
