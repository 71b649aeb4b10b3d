import type { ContentValue } from "../protocol/ElicitationResult.js";
import type { Field } from "./Field.js";
import type { FieldValue } from "./FieldValue.js";
import type { IssueDetail } from "./Issue.js";
import { isObject } from "../protocol/isObject.js";
import { readNumber } from "./readNumber.js";
import type { Settings } from "./Settings.js";
import { isLocalTime, zonedTime } from "./zonedTime.js";

/** What the value of a field says: nothing, an answer, or something that is not an answer yet. */
export type Answer =
  | { state: "none" }
  | { state: "given"; value: ContentValue }
  | { state: "unreadable"; issue: IssueDetail };

const NONE: Answer = { state: "none" };
const given = (value: ContentValue): Answer => ({ state: "given", value });
const unreadable = (issue: IssueDetail): Answer => ({ state: "unreadable", issue });

/**
 * Reads what a person entered in a field. What they did not answer is `none`: never an empty
 * text, a zero, `false`, an empty list or `null`.
 *
 * @param initial the value the field started with. A default that nobody touched goes back exactly
 *   as it came, whatever the language or the time zone is by now.
 */
export function readAnswer(
  field: Field,
  value: FieldValue,
  settings: Settings,
  initial?: FieldValue,
): Answer {
  if (value === null || value === undefined) return NONE;
  // An empty text is an answer only where it was chosen among options.
  if (value === "" && field.kind !== "singleSelect") return NONE;
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
      // A default without offset or seconds is not RFC 3339, so it cannot go back as it came.
      const exact = /^.{10}[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(
        field.default ?? "",
      );
      if (exact && value === initial) return given(field.default ?? "");
      if (!isLocalTime(value)) return unreadable({ code: "format", format: "date-time" });
      const moment = zonedTime(value, settings.timeZone);
      return moment ? given(moment.text) : unreadable({ code: "skippedTime" });
    }
    case "json":
      return typeof value === "string" && value.trim() !== "" ? readJson(value) : NONE;
    default:
      return given(Array.isArray(value) ? [...value] : (value as ContentValue));
  }
}

function readJson(text: string): Answer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable({ code: "notJson" });
  }
  const carried =
    typeof value === "string" ||
    typeof value === "boolean" ||
    Number.isFinite(value) ||
    (Array.isArray(value) && value.every((item) => typeof item === "string"));
  if (carried) return given(value as ContentValue);
  return unreadable({ code: "type", expected: isObject(value) || value === null ? [] : ["array"] });
}
