import { cutBase64, isCommandName, readJsonText } from "../core/approvalParts.js";
import { canonicalJson } from "../core/canonicalJson.js";
import { changeRows, type ShownChange } from "../core/changeRows.js";
import { isObject, jsonText, sameJson } from "../core/json.js";
import type { GapWords } from "../core/text.js";
import { PAGE_CHARACTERS, readName, readText, type ReadText } from "./readText.js";

/** One argument, ready to be shown. */
export interface Argument {
  /** Its name. Missing for a value without one. */
  name?: ReadText | undefined;
  /** Type of its value. */
  type: "text" | "number" | "boolean" | "null" | "list" | "object";
  /** A value that is no list and no object. */
  text?: ReadText;
  /** Whether the text has a box of its own. */
  isLong?: boolean;
  /** A text of which only the ends are shown, because nobody can read it. */
  unreadable?: string;
  /** Members of a list or an object, as far as they are shown. */
  members?: readonly Argument[];
  /** How many members there are. */
  count?: number;
  /** The value before the user has edited it. `null`: there was none. */
  before?: Argument | null;
  /** The lines of a long text that the user has edited. */
  change?: ShownChange;
  /** Whether the user has removed it. */
  isRemoved?: boolean;
}

/** Arguments, ready to be shown. */
export interface ReadArguments {
  /** The arguments, in the order in which they were sent. */
  rows: readonly Argument[];
  /** Rows and characters that are not shown yet. */
  hidden: number;
  /** The text as written, where its value could be read in another way. */
  raw?: ReadText;
  /** Keys that stand twice in one object of that text. */
  doubled?: readonly string[];
}

/** Rows that a page shows at once. */
const PAGE_ROWS = 500;
/** Deeper values are shown as JSON. */
const MAX_DEPTH = 8;
/** A longer text has a box of its own. */
const LONG_CHARACTERS = 120;

type Words = GapWords & { unreadableCharacters: (characters: number) => string };

/**
 * Reads the arguments of a call, in the order in which they were sent.
 *
 * @param value any value. A text that is JSON is read as its value.
 * @param pages how many pages are shown.
 */
export function readArguments(value: unknown, words: Words, pages = 1): ReadArguments {
  const reading = typeof value === "string" ? readJsonText(value) : undefined;
  if (typeof value === "string" && !reading) {
    const raw = readText(value, words, { pages });
    return { rows: [], hidden: raw.hidden, raw };
  }
  const parsed = reading ? reading.value : value;
  const left = { rows: PAGE_ROWS * pages, characters: PAGE_CHARACTERS * pages, hidden: 0 };
  const whole = readValue(undefined, parsed, 0);
  const rows = isObject(parsed) ? (whole.members ?? []) : [whole];
  if (typeof value !== "string" || !reading?.needsRaw) return { rows, hidden: left.hidden };
  const raw = readText(value, words, { pages });
  return { rows, hidden: left.hidden + raw.hidden, raw, doubled: reading.doubled };

  function readValue(
    name: ReadText | undefined,
    each: unknown,
    depth: number,
    isCommand = false,
  ): Argument {
    if (typeof each !== "object" || each === null) return readPlain(name, each, isCommand);
    if (depth >= MAX_DEPTH) return readPlain(name, jsonText(each) ?? canonicalJson(each));
    const type = Array.isArray(each) ? ("list" as const) : ("object" as const);
    const keys = Object.keys(each);
    const members: Argument[] = [];
    for (const key of keys) {
      left.rows -= 1;
      if (left.rows < 0 || left.characters <= 0) {
        left.hidden += keys.length - members.length;
        break;
      }
      left.characters -= key.length;
      const own = type === "list" ? String(Number(key) + 1) : key;
      const shown = readName(own, words, { pages });
      left.hidden += shown.hidden;
      const isNamedSo = type === "list" ? isCommand : isCommandName(key);
      members.push(readValue(shown, (each as Record<string, unknown>)[key], depth + 1, isNamedSo));
    }
    return { name, type, members, count: keys.length };
  }

  function readPlain(name: ReadText | undefined, plain: unknown, isCommand = false): Argument {
    if (typeof plain !== "string") {
      const type = plain === null ? "null" : typeof plain === "number" ? "number" : "boolean";
      return { name, type, text: readText(String(plain), words) };
    }
    const unreadable = isCommand ? undefined : cutBase64(plain);
    const cut = unreadable ? plain : plain.slice(0, Math.max(left.characters, 0));
    left.characters -= unreadable ? 0 : cut.length;
    left.hidden += plain.length - cut.length;
    const text = readText(cut, words, { kind: isCommand ? "code" : "prose", pages });
    if (unreadable) {
      const { start, end, hidden } = unreadable;
      const mark = { text: words.unreadableCharacters(hidden), mark: true };
      return {
        name,
        type: "text",
        text: { ...text, hidden: 0, lines: [[{ text: start }, mark, { text: end }]] },
        isLong: true,
        unreadable: plain,
      };
    }
    const isLong = plain.length > LONG_CHARACTERS || text.lines.length > 1;
    return { name, type: "text", text, isLong };
  }
}

/**
 * Reads arguments that the user has edited, with what was there before.
 *
 * @param before arguments as they were sent.
 */
export function readEdited(
  value: unknown,
  before: unknown,
  words: Words,
  pages = 1,
): ReadArguments {
  const read = readArguments(value, words, pages);
  const old = typeof before === "string" ? readJsonText(before)?.value : before;
  if (!isObject(value) || !isObject(old)) return read;
  const oldRows = rowsByKey(old, readArguments(old, words, pages).rows);
  const rows = [...rowsByKey(value, read.rows)].map(([key, row]): Argument => {
    const [was, is] = [old[key], value[key]];
    if (Object.hasOwn(old, key) && sameJson(was, is)) return row;
    const isLong = row.isLong && typeof was === "string" && typeof is === "string";
    const change = isLong
      ? unfolded(changeRows({ type: "change", path: "", oldText: was, newText: is }, words))
      : undefined;
    return { ...row, before: oldRows.get(key) ?? null, ...(change && { change }) };
  });
  const removed = [...oldRows].filter(([key]) => !Object.hasOwn(value, key));
  return {
    ...read,
    rows: [...rows, ...removed.map(([, row]): Argument => ({ ...row, isRemoved: true }))],
  };
}

/** All lines of a change: what is not changed runs as well. */
function unfolded(change: ShownChange): ShownChange {
  const rows = change.rows.flatMap((row) => (row.sign === "folded" ? row.lines : [row]));
  return { ...change, rows };
}

/** Rows of an object by their keys, as far as they are shown. */
function rowsByKey(value: object, rows: readonly Argument[]): Map<string, Argument> {
  const keys = Object.keys(value);
  return new Map(rows.map((row, at) => [keys[at]!, row]));
}
