import { asText, isDeeper, isObject, type JsonObject, sameJson } from "../core/json.js";
import { canonicalText } from "../core/walkJson.js";
import type { ElicitationRequest, Requester } from "../core/protocol.js";
import { requesterKey } from "../core/session.js";
import type { Field } from "../schema/Field.js";
import { toFieldInput } from "../schema/NestedInput.js";
import { readNumber } from "../schema/numbers.js";
import type { FieldInput, Settings } from "../schema/types.js";
import { fitsField } from "./fitsField.js";
import { answerDepth, fieldDepth } from "../core/limits.js";
import { limits, readRecord, runExclusive, writeRecord } from "./records.js";
import { sha256Hex } from "./sha256Hex.js";
import { type ElicitationStorage, reportClear } from "./storage.js";

/**
 * Maximum depth of nested input in a draft. Each level of nested fields adds up to ten levels of JSON.
 */
const MAX_DEPTH = answerDepth + 10 * fieldDepth;

/** Input of a field that differs from its initial value. */
export type EnteredField = readonly [field: Field, value: FieldInput];

/**
 * A draft as text; `undefined` where it is too long. Fields are known by the place of their key
 * among all keys, which every equal request has, so that no text of a server is stored.
 */
export function writeDraftRecord(
  fields: readonly Field[],
  entered: readonly EnteredField[],
  settings: Settings,
  now: number,
): string | undefined {
  const places = new Map(inOrder(fields).map((field, place) => [field.id, place]));
  const values = entered.map(([field, value]) => [places.get(field.id), value]);
  const { locale, timeZone } = settings;
  return writeRecord({ at: now, locale, timeZone, values });
}

/**
 * Returns the input in a stored draft that these fields could have. Empty for malformed or old
 * data.
 */
export function readDraftRecord(
  text: unknown,
  fields: readonly Field[],
  settings: Settings,
  now: number,
): EnteredField[] {
  const record = readRecord(text);
  if (!record || !isFresh(record["at"], now) || !Array.isArray(record["values"])) return [];
  const ordered = inOrder(fields);
  const entered = new Map<Field, FieldInput>();
  for (const entry of record["values"] as unknown[]) {
    if (!Array.isArray(entry)) continue;
    const [place, stored] = entry as unknown[];
    const field = typeof place === "number" ? ordered[place] : undefined;
    const isNested = field?.kind === "json" && isObject(stored);
    const value = isNested ? readStored(stored) : stored;
    // An object without `value` and `rest` is no nested input.
    if (!field || (isNested && value === "") || !fitsField(field, value, settings)) continue;
    // Written for another language or time zone, the same signs can mean something else.
    if (field.kind === "number" || field.kind === "integer") {
      const read = (locale: string) => readNumber(value as string, locale);
      if (!sameJson(read(asText(record["locale"]) ?? ""), read(settings.locale))) continue;
    }
    const time = field.kind === "dateTime" || field.kind === "time";
    if (time && record["timeZone"] !== settings.timeZone) continue;
    entered.set(field, value);
  }
  return [...entered];
}

/** Returns nested input from a storage, which can give back anything. */
function readStored({ value, rest }: JsonObject): FieldInput {
  if (isDeeper([value, rest], MAX_DEPTH)) return "";
  return toFieldInput({ value, rest: isObject(rest) ? rest : undefined });
}

/** Whether something was kept so lately that it may still be used, by a clock that may have been set. */
function isFresh(at: unknown, now: number): at is number {
  return typeof at === "number" && Math.abs(now - at) < limits.draftAge;
}

function inOrder(fields: readonly Field[]): Field[] {
  return [...fields].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * Key of the list of drafts. A storage can't list its keys, so old drafts would never be removed
 * otherwise.
 */
const INDEX = "drafts";

/**
 * Returns the key of a draft, by requester and request. `_meta` is left out, because it may
 * change.
 *
 * @returns `undefined` if the request is too large.
 */
export function draftKey(requester: Requester, request: ElicitationRequest): string | undefined {
  const text = canonicalText({ ...request, _meta: undefined });
  return text && `draft-${sha256Hex(`${requesterKey(requester)}\n${text}`)}`;
}

/**
 * Reads a draft, and removes the drafts that are too old. A draft that could not be listed when it was
 * written is listed now.
 *
 * @param replace gets the draft and returns what is stored in its place, before anything else uses
 *   the storage. `null` removes it, `undefined` keeps it.
 */
export async function readDraft(
  storage: ElicitationStorage,
  key: string,
  now: number,
  replace: (text: unknown) => string | null | undefined,
): Promise<void> {
  await runExclusive(storage, async () => {
    let text: unknown;
    await tryAct(async () => (text = await storage.get(key)));
    const instead = replace(text);
    if (instead === null) await tryAct(() => storage.remove(key));
    else if (instead !== undefined) await tryAct(() => storage.set(key, instead));
    await changeIndex(storage, now, (all) => {
      if (instead === undefined) return withFound(key, text, now)(all);
      return instead === null ? withoutKey(key)(all) : withNewest(key, now)(all);
    });
  });
}

/**
 * Keeps a draft, unless it can't be listed: it would never be removed.
 *
 * @param hurried whether to write it before what is under way: the page goes away.
 */
export async function keepDraft(
  storage: ElicitationStorage,
  key: string,
  text: string,
  now: number,
  hurried = false,
): Promise<void> {
  if (hurried) void tryAct(() => storage.set(key, text));
  // Two turns, so that the draft itself is written at once where nothing is under way.
  const kept = runExclusive(storage, () => storage.set(key, text));
  const listed = runExclusive(storage, async () => {
    try {
      await changeIndex(storage, now, withNewest(key, now));
    } catch {
      // Reading a hurried draft lists it later.
      if (!hurried && !(await isListed(storage, key))) await storage.remove(key);
    }
  });
  await Promise.all([kept, listed]);
}

async function isListed(storage: ElicitationStorage, key: string): Promise<boolean> {
  return readIndex(await storage.get(INDEX)).some(([each]) => each === key);
}

export async function removeDraft(
  storage: ElicitationStorage,
  key: string,
  now: number,
): Promise<void> {
  const removed = runExclusive(storage, () => storage.remove(key));
  const listed = runExclusive(storage, () => changeIndex(storage, now, withoutKey(key)));
  await Promise.all([removed, listed]);
}

/** Removes every draft. */
export async function removeDrafts(storage: ElicitationStorage): Promise<void> {
  reportClear(storage, "drafts");
  await runExclusive(storage, async () => {
    for (const [key] of readIndex(await storage.get(INDEX))) await storage.remove(key);
    await storage.remove(INDEX);
  });
}

/** Does something with a storage, whatever comes of it. */
async function tryAct(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch {
    // Denied, full, offline: the form goes on without.
  }
}

type Listed = readonly [key: string, at: number];

const withoutKey = (key: string) => (all: Listed[]) => all.filter(([each]) => each !== key);
const withNewest =
  (key: string, now: number) =>
  (all: Listed[]): Listed[] => [[key, now], ...withoutKey(key)(all)];
/** Lists a draft that was found, with its own age. */
const withFound =
  (key: string, text: unknown, now: number) =>
  (all: Listed[]): Listed[] => {
    if (typeof text !== "string" || all.some(([each]) => each === key)) return all;
    const at = readRecord(text)?.["at"];
    return [[key, typeof at === "number" ? at : now], ...all];
  };

/** Lists other drafts, and removes those that are too old or over the limit. */
async function changeIndex(
  storage: ElicitationStorage,
  now: number,
  edit: (all: Listed[]) => Listed[],
): Promise<void> {
  const before = readIndex(await storage.get(INDEX));
  const edited = edit(before);
  const all = edited.filter(([, at]) => isFresh(at, now)).slice(0, limits.drafts);
  for (const gone of edited.filter((each) => !all.includes(each))) await storage.remove(gone[0]);
  if (all.length === before.length && all.every((each, at) => each === before[at])) return;
  const text = all.length > 0 ? writeRecord({ drafts: all }) : undefined;
  await (text === undefined ? storage.remove(INDEX) : storage.set(INDEX, text));
}

function readIndex(text: unknown): Listed[] {
  const entries = readRecord(text)?.["drafts"];
  if (!Array.isArray(entries)) return [];
  return (entries as unknown[]).filter((entry): entry is Listed => {
    if (!Array.isArray(entry)) return false;
    const [key, at] = entry as unknown[];
    // Only drafts are removed, whatever the list says.
    return typeof key === "string" && /^draft-[0-9a-f]{64}$/.test(key) && typeof at === "number";
  });
}
