import { asList, asObject, isObject, ownValue } from "../core/json.js";
import { readEntered, writeEntered } from "../schema/readAnswer.js";

/** Input of a nested answer that is no answer yet. */
export interface Rest {
  /** Text of a control that is no answer yet. For a row: that it is empty. */
  text?: unknown;
  /** Which of several cases was chosen. */
  branch?: number;
  /** Whether the answer lacks something of its case, though it may be valid in another. */
  unfit?: true;
  /** The same of nested fields, by property or index. */
  in?: readonly (readonly [key: string | number, rest: Rest])[];
  /** Named entries that lack their name or their value. */
  entries?: readonly NestedInput[];
  /**
   * Input out of view: of the cases that are not shown, by index, and of properties that another
   * answer took away, by key.
   */
  hidden?: readonly (readonly [key: string | number, input: NestedInput])[];
}

/** A nested answer and its remaining input. */
export interface NestedInput {
  /** A JSON value; `undefined` while nothing is answered. */
  value?: unknown;
  rest?: Rest | undefined;
}

/** `undefined` where what was entered is no JSON. */
export function readNestedInput(entered: string): NestedInput | undefined {
  const { text, rest } = readEntered(entered);
  try {
    const value: unknown = text.trim() === "" ? undefined : JSON.parse(text);
    const parsed: unknown = rest === undefined ? undefined : JSON.parse(rest);
    return { value, rest: isObject(parsed) ? parsed : undefined };
  } catch {
    return undefined;
  }
}

export function writeNestedInput({ value, rest }: NestedInput): string {
  return writeEntered({
    text: value === undefined ? "" : JSON.stringify(value),
    unread: isUnread(rest),
    rest: rest && JSON.stringify(rest),
  });
}

/**
 * Returns the remaining input of a nested field. A draft can hold anything, so keys are checked.
 */
export function restAt(rest: Rest | undefined, key: string | number): Rest | undefined {
  const entry = asList(rest?.in).find((each) => asList(each)[0] === key);
  const found = asList(entry)[1];
  return isObject(found) ? found : undefined;
}

/** Returns the index of the case that was chosen, if there is such a case. */
export function chosenBranch(
  rest: Rest | undefined,
  branches: readonly unknown[],
): number | undefined {
  const branch: unknown = rest?.branch;
  return typeof branch === "number" && branches[branch] !== undefined ? branch : undefined;
}

/** The named entries that are not finished. */
export function entriesOf(rest: Rest | undefined): readonly NestedInput[] {
  return asList(rest?.entries).filter(isObject);
}

/** Returns the input that is out of view. A draft can hold anything, so it is checked. */
export function hiddenIn(rest: Rest | undefined): Map<string | number, NestedInput> {
  return new Map(
    asList(rest?.hidden).filter(
      (each): each is [string | number, NestedInput] =>
        Array.isArray(each) && ["string", "number"].includes(typeof each[0]) && isObject(each[1]),
    ),
  );
}

/** Returns the input of one property. */
export function partOf({ value, rest }: NestedInput, key: string): NestedInput {
  return { value: ownValue(asObject(value), key), rest: restAt(rest, key) };
}

/** Returns the input of a group with another one of a property. */
export function withPart(
  { value, rest }: NestedInput,
  key: string,
  part: NestedInput,
): NestedInput {
  const entries = Object.entries(asObject(value)).filter(([each]) => each !== key);
  if (part.value !== undefined) entries.push([key, part.value]);
  const inner = (asList(rest?.in) as NonNullable<Rest["in"]>).filter(([each]) => each !== key);
  return {
    value: Object.fromEntries(entries),
    rest: { ...rest, in: part.rest ? [...inner, [key, part.rest]] : inner },
  };
}

/** Whether some part of it is no answer yet. */
export function isUnread(rest: Rest | undefined): boolean {
  if (!rest) return false;
  if (rest.text !== undefined || rest.unfit || entriesOf(rest).length > 0) return true;
  return asList(rest.in).some((each) => isUnread(asObject(asList(each)[1])));
}
