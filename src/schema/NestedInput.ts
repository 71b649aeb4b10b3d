import {
  asList,
  asObject,
  isDeeper,
  isObject,
  jsonText,
  ownValue,
  parseJson,
  sameJson,
} from "../core/json.js";
import * as limits from "../core/limits.js";

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
  readonly value?: unknown;
  readonly rest?: Rest | undefined;
}

/**
 * The input of nested fields, as the form keeps it.
 *
 * It is a class because react-hook-form copies plain objects, and the copy loses a server's key
 * `__proto__`.
 */
export class NestedFieldInput implements NestedInput {
  readonly value: unknown;
  readonly rest: Rest | undefined;

  constructor({ value, rest }: NestedInput) {
    this.value = value;
    this.rest = rest;
  }

  /** The answer so far as JSON, as a text box shows it. Empty if there is none. */
  get text(): string {
    return jsonText(this.value) ?? "";
  }
}

/** Returns nested input as the form keeps it. Nothing entered is an empty text, as in any field. */
export function toFieldInput(input: NestedInput): NestedFieldInput | "" {
  return input.value === undefined && !input.rest ? "" : new NestedFieldInput(input);
}

/**
 * Returns the input of a field as nested input.
 *
 * @param entered input of nested fields, or the user's own JSON text.
 * @returns `undefined` for a text that is no JSON, or is nested deeper than an answer may be.
 */
export function readNestedInput(entered: NestedFieldInput | string): NestedInput | undefined {
  if (typeof entered !== "string") return entered;
  if (entered.trim() === "") return {};
  const value = parseJson(entered);
  return value === undefined || isDeeper(value, limits.answerDepth) ? undefined : { value };
}

/**
 * Whether two inputs of a field are equal. Nested fields in which nothing is unfinished equal the
 * JSON text of their answer.
 */
export function sameInput(a: unknown, b: unknown): boolean {
  return sameJson(comparedInput(a), comparedInput(b));
}

function comparedInput(input: unknown): unknown {
  return input instanceof NestedFieldInput && !input.rest ? input.text : input;
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
