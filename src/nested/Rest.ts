import { isObject } from "../protocol/isObject.js";
import { readEntered, writeEntered } from "../schema/readEntered.js";

/** What is entered of an answer with parts besides the answer itself. */
export interface Rest {
  /** What a control holds that is no answer yet; of a row, that nothing is entered. */
  text?: unknown;
  /** Which of several cases was chosen. */
  branch?: number;
  /** What is answered in that case is not all that it needs, though it may be an answer in another. */
  unfit?: true;
  /** The same of the parts, by property or by place. */
  in?: readonly (readonly [key: string | number, rest: Rest])[];
  /** Named entries that lack their name or their value. */
  entries?: readonly Parted[];
}

/** An answer with parts, as far as it is entered. */
export interface Parted {
  /** A JSON value; `undefined` while nothing is answered. */
  value?: unknown;
  rest?: Rest | undefined;
}

/** `undefined` where what was entered is no JSON. */
export function readParted(entered: string): Parted | undefined {
  const { text, rest } = readEntered(entered);
  try {
    const value: unknown = text.trim() === "" ? undefined : JSON.parse(text);
    const parsed: unknown = rest === undefined ? undefined : JSON.parse(rest);
    return { value, rest: isObject(parsed) ? parsed : undefined };
  } catch {
    return undefined;
  }
}

export function writeParted({ value, rest }: Parted): string {
  return writeEntered({
    text: value === undefined ? "" : JSON.stringify(value),
    unread: isUnread(rest),
    rest: rest && JSON.stringify(rest),
  });
}

/** What is entered of one part. A draft can hold anything: a key is looked for, never trusted. */
export function restAt(rest: Rest | undefined, key: string | number): Rest | undefined {
  const parts: unknown = rest?.in;
  const entry: unknown = Array.isArray(parts)
    ? parts.find((each: unknown) => Array.isArray(each) && each[0] === key)
    : undefined;
  const found: unknown = Array.isArray(entry) ? entry[1] : undefined;
  return isObject(found) ? found : undefined;
}

/** The named entries that are not finished. */
export function entriesOf(rest: Rest | undefined): readonly Parted[] {
  const entries: unknown = rest?.entries;
  return Array.isArray(entries) ? entries.filter(isObject) : [];
}

/** Whether some part of it is no answer yet. */
export function isUnread(rest: Rest | undefined): boolean {
  if (!rest) return false;
  if (rest.text !== undefined || rest.unfit || entriesOf(rest).length > 0) return true;
  return (rest.in ?? []).some(([, each]) => isUnread(each));
}
