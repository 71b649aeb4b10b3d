import { isObject } from "../core/json.js";
import { type ElicitationStorage, stateOf } from "./storage.js";

const HOUR = 60 * 60 * 1000;

/** How much is kept, and for how long. */
export const limits = {
  /** Earlier answers of one field. */
  answers: 5,
  /** Characters of an earlier answer: what is longer was written for one occasion. */
  answerLength: 200,
  /** Questions of one requester whose answers are kept: none of them can push out another's. */
  questions: 50,
  /** How long a draft is kept after the last change, in milliseconds. */
  draftAge: 24 * HOUR,
  /** Drafts of all requesters. */
  drafts: 20,
  /** Characters of one record. Longer ones are neither written nor read. */
  record: 500_000,
} as const;

/** The version of the format: records of an older or newer release are not read. */
const VERSION = 1;

/** A record as text, for a storage; `undefined` where it is too long to be kept. */
export function writeRecord(record: object): string | undefined {
  const text = JSON.stringify({ version: VERSION, ...record });
  return text.length > limits.record ? undefined : text;
}

/** Returns a stored text as a record, whose entries are unvalidated. */
export function readRecord(text: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof text !== "string" || text.length > limits.record) return undefined;
  try {
    const record: unknown = JSON.parse(text);
    return isObject(record) && record["version"] === VERSION ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The first 32 bits of the fractional part, as FIPS 180-4 takes its constants. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n += 1) {
  if (PRIMES.every((prime) => n % prime > 0)) PRIMES.push(n);
}
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * Returns the SHA-256 of a text in UTF-8, in hexadecimal digits.
 *
 * A page without HTTPS has no `crypto.subtle`, and with a weaker hash a server could make two of
 * its fields look the same.
 *
 * @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n);

  const state = new Int32Array(START);
  const schedule = new Int32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 64; i += 1) schedule[i] = i < 16 ? blocks.getInt32(at + i * 4) : next(i);
    compress(state, schedule);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

  function next(i: number): number {
    const [near, far] = [schedule[i - 2]!, schedule[i - 15]!];
    const low = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const high = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    return (schedule[i - 16]! + low + schedule[i - 7]! + high) | 0;
  }
}

function compress(state: Int32Array, schedule: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + high + chosen + ROUND[i]! + schedule[i]!) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + majority) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word;
}

/**
 * Does something with a storage after what was begun before, so that reading, changing and writing
 * belong together, and nothing that was removed comes back by a slow write. At once, where nothing
 * is under way: a page that goes away has no later.
 *
 * @returns what came of it; `undefined` where it failed. Nothing of this rejects.
 */
export function runExclusive<T>(
  storage: ElicitationStorage,
  act: () => T | Promise<T>,
): Promise<T | undefined> {
  const run = async () => {
    try {
      return await act();
    } catch {
      // Denied, full or offline. Storage is a convenience: the form works without it.
      return undefined;
    }
  };
  const state = stateOf(storage);
  const turn = state.tail ? state.tail.then(run) : run();
  state.tail = turn;
  void forget();
  return turn;

  async function forget() {
    await turn;
    if (state.tail === turn) state.tail = undefined;
  }
}
