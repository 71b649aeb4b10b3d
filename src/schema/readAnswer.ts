import * as limits from "../core/limits.js";
import { isDeeper } from "../core/json.js";
import type { ContentValue } from "../core/protocol.js";
import type { Field } from "./Field.js";
import { completeDateTime, completeTime } from "./completeTime.js";
import { NestedFieldInput, isUnread } from "./NestedInput.js";
import { isExactNumber, readNumber } from "./numbers.js";
import { type FieldInput, isEmptyText, type IssueDetail, type Settings } from "./types.js";
import { isLocalTime } from "./zonedTime.js";

/** The answer in a field's value: none, an answer, or input that is no answer yet. */
export type Answer =
  | { state: "none" }
  | { state: "given"; value: ContentValue }
  | { state: "unreadable"; issue: IssueDetail };

const NONE: Answer = { state: "none" };
const given = (value: ContentValue): Answer => ({ state: "given", value });
const unreadable = (issue: IssueDetail): Answer => ({ state: "unreadable", issue });

const TOO_DEEP = unreadable({ code: "type", expected: [] });

/**
 * Reads the answer that the user entered in a field.
 *
 * An unanswered field is `none`: never an empty text, a zero, `false`, an empty list or `null`. Each
 * of them is an answer where it was given as one.
 *
 * @param initial the field's initial value. An unchanged default is returned exactly as received,
 *   whatever the language or the time zone is by now.
 */
export function readAnswer(
  field: Field,
  value: FieldInput,
  settings: Settings,
  initial?: FieldInput,
): Answer {
  if (value === null || value === undefined) return NONE;
  if (isEmptyText(value)) return given("");
  // An empty box is no answer. An empty option that was chosen is one.
  if (value === "" && field.kind !== "singleSelect") return noneOf(field);
  switch (field.kind) {
    case "number":
    case "integer": {
      if (typeof value !== "string" || value.trim() === "") return NONE;
      if (field.default !== undefined && value === initial) return given(field.default);
      const number = readNumber(value, settings.locale);
      return typeof number === "number" ? given(number) : unreadable(number);
    }
    case "dateTime": {
      if (typeof value !== "string") return NONE;
      if (field.default !== undefined && value === initial) return given(field.default);
      const text = completeDateTime(value, settings.timeZone);
      if (text) return given(text);
      return unreadable(
        isLocalTime(value) ? { code: "skippedTime" } : { code: "format", format: "date-time" },
      );
    }
    case "json":
      if (value instanceof NestedFieldInput) return readNested(value, noneOf(field));
      return typeof value === "string" ? readJson(value, noneOf(field)) : NONE;
    case "time": {
      if (typeof value !== "string") return NONE;
      if (field.default !== undefined && value === initial) return given(field.default);
      const text = completeTime(value, settings.timeZone);
      return text ? given(text) : unreadable({ code: "format", format: "time" });
    }
    case "email":
    case "uri":
      // Phones add a space after a suggestion. Only a default may have one.
      if (typeof value !== "string" || value === initial) return given(value as string);
      return value.trim() === "" ? NONE : given(value.trim());
    case "string":
    case "date":
    case "boolean":
    case "singleSelect":
    case "multiSelect":
      return given(Array.isArray(value) ? [...value] : (value as ContentValue));
  }
}

/** A form of which nothing is answered has a content all the same: an empty one. */
function noneOf(field: Field): Answer {
  return "isContent" in field ? given({} as unknown as ContentValue) : NONE;
}

function readNested(entered: NestedFieldInput, none: Answer): Answer {
  if (isUnread(entered.rest)) return unreadable({ code: "inside" });
  if (entered.value === undefined) return none;
  if (isDeeper(entered.value, limits.answerDepth)) return TOO_DEEP;
  // A copy, because the host may change it.
  return given(JSON.parse(entered.text) as ContentValue);
}

function readJson(text: string, none: Answer): Answer {
  if (text.trim() === "") return none;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable({ code: "notJson" });
  }
  const nearest = inexactNumber(outsideTexts(text));
  if (nearest !== undefined) return unreadable({ code: "inexactNumber", nearest });
  // The protocols' types have no objects, but a schema may ask for one.
  return isDeeper(value, limits.answerDepth) ? TOO_DEEP : given(value as ContentValue);
}

/** A number in a JSON text that would be rounded when sent; `undefined` where there is none. */
function inexactNumber(outside: string): number | undefined {
  // Fifteen digits are always exact.
  for (const [token] of outside.matchAll(/-?\d[\d.]*(?:[eE][\d+-]+|(?<=[\d.]{16}))/g)) {
    if (isExactNumber(token, Number(token))) continue;
    return Math.max(-Number.MAX_VALUE, Math.min(Number(token), Number.MAX_VALUE));
  }
  return undefined;
}

/**
 * Returns the text outside of a JSON text's strings. A regular expression that skips them overflows
 * on long texts.
 */
function outsideTexts(text: string): string {
  return text
    .replace(/\\./g, "")
    .split('"')
    .filter((_, at) => at % 2 === 0)
    .join('"');
}
