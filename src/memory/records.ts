import { isObject, type JsonObject, parseJson } from "../core/json.js";
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
export function readRecord(text: unknown): JsonObject | undefined {
  if (typeof text !== "string" || text.length > limits.record) return undefined;
  const record = parseJson(text);
  return isObject(record) && record["version"] === VERSION ? record : undefined;
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
