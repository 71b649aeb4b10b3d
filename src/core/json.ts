/** Whether a JSON value is an object, so neither `null` nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keywords that say of an object what no list of its properties does. */
const COMPOSING =
  /^(enum|const|not|if|\$.*[rR]ef|depend.+|.+Of|(?!add).+Properties|propertyNames)$/;

/** Whether an object schema asks for more than one field per property. */
export function isComposed(schema: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(schema).some(([keyword, rule]) =>
    keyword === "additionalProperties"
      ? // Without a rule, others are only allowed.
        isObject(rule) && Object.keys(rule).length > 0
      : COMPOSING.test(keyword) && rule !== null && rule !== undefined,
  );
}

/**
 * Whether two JSON values are equal by value. It walks with a stack of its own, so that a deeply
 * nested value of a hostile server cannot overflow the call stack. Objects that were once compared
 * are one class from then on (union-find), so that shared and circular references end.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  const pairs: [unknown, unknown][] = [[a, b]];
  const classes = new Map<object, object>();
  const classOf = (member: object) => {
    let at = member;
    for (let next = classes.get(at); next; next = classes.get(at)) {
      // Every member met on the way points further from then on, so that chains stay short.
      classes.set(at, classes.get(next) ?? next);
      at = next;
    }
    return at;
  };
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [x, y] = pair;
    if (Object.is(x, y)) continue;
    if (typeof x !== "object" || typeof y !== "object" || !x || !y) return false;
    const [classX, classY] = [classOf(x), classOf(y)];
    if (classX === classY) continue;
    classes.set(classX, classY);
    if (Array.isArray(x) !== Array.isArray(y)) return false;
    const keys = Object.keys(x);
    if (keys.length !== Object.keys(y).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(y, key)) return false;
      pairs.push([(x as Record<string, unknown>)[key], (y as Record<string, unknown>)[key]]);
    }
  }
  return true;
}

/** The size of a JSON value, and a short text that equal values share. */
export interface JsonMeasure {
  /** In bytes of JSON, as UTF-8. */
  bytes: number;
  /** It is no protection against forgery. */
  digest: string;
}

/**
 * Measures a JSON value, so that a repetition can be recognized without keeping the value. It walks
 * with a stack of its own, so that a deeply nested value cannot overflow the call stack. An object that
 * occurs twice in a value, or in itself, is counted once.
 *
 * @returns `undefined` as soon as the value is known to be larger than `maxBytes`.
 */
export function measureJson(value: unknown, maxBytes: number): JsonMeasure | undefined {
  const digest = createDigest();
  const seen = new Map<object, number>();
  const open: unknown[] = [value];
  let bytes = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (bytes + leastBytes(next) > maxBytes) return undefined;
    if (typeof next !== "object" || next === null) {
      bytes += digest.add(textOf(next));
      continue;
    }
    if (seen.has(next)) {
      digest.add(`#${seen.get(next)}`);
      continue;
    }
    seen.set(next, seen.size);
    if (isBinary(next)) bytes += next.byteLength;
    const list = Array.isArray(next) ? (next as unknown[]) : undefined;
    const keys = list ? undefined : sortedKeys(next, maxBytes - bytes);
    if (!list && !keys) return undefined;
    const items = list ?? keys?.map((key) => (next as Record<string, unknown>)[key]) ?? [];
    // Where the number of entries is known, the end needs no mark of its own.
    digest.add(`${keys ? "{" : "["}${items.length}`);
    bytes += 2 + Math.max(items.length - 1, 0);
    for (const key of keys ?? []) bytes += digest.add(`${JSON.stringify(key)}:`);
    for (let at = items.length - 1; at >= 0; at -= 1) open.push(items[at]);
  }
  return bytes > maxBytes ? undefined : { bytes, digest: digest.end() };
}

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

function textOf(value: unknown): string {
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
      let bytes = 0;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        one = Math.imul(one ^ code, 0x01000193);
        other = Math.imul(other ^ code, 0x85ebca6b);
        other ^= other >>> 13;
        // Each half of a surrogate pair is two bytes of its four.
        const isHalf = code >= 0xd800 && code <= 0xdfff;
        bytes += code < 0x80 ? 1 : code < 0x800 || isHalf ? 2 : 3;
      }
      length += text.length;
      return bytes;
    },
    end: () => `${length}-${one >>> 0}-${other >>> 0}`,
  };
}

/** Returns a value as JSON, or `undefined` if JSON can't represent it or it is nested too deep. */
export function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
