import type { Budget } from "../core/Budget.js";
import type { ContentValue } from "../core/protocol.js";
import type { Constraints, Field, JsonType } from "../schema/Field.js";
import { parseDateTime, parseTime } from "../schema/dateTime.js";
import type { Answer } from "../schema/readAnswer.js";
import type { IssueDetail } from "../schema/types.js";
import { countCharacters } from "../core/text.js";
import { type ValidationError, validate } from "./generated/validate.js";
import { searchingOn } from "./patterns.js";

/**
 * Everything that is wrong with one answered value, each rule once; an empty list when it is valid.
 * A pattern is checked once `loadPatterns` has loaded it, and until then any text fits it. So it does
 * if the pattern takes more than the budget.
 */
export function validateValue(
  constraints: Constraints,
  value: ContentValue,
  budget: Budget,
): IssueDetail[] {
  const { type } = constraints;
  if (type.length === 0) return [{ code: "unanswerable" }];
  if (!fitsTypes(type, value)) {
    return [
      type.includes("integer") && Number.isFinite(value)
        ? { code: "notAnInteger" }
        : { code: "type", expected: type },
    ];
  }
  const issues = new Map<string, IssueDetail>();
  const errors = searchingOn(budget, () => errorsOf(constraints, value));
  for (const { keyword, instancePath } of errors) {
    if (issues.has(keyword)) continue;
    // The path is "/value", or "/value/3" where an item is at fault.
    const index = instancePath.split("/")[2];
    const issue =
      index !== undefined && Array.isArray(value)
        ? issueOf(keyword, { ...constraints.items, type }, value[Number(index)])
        : issueOf(keyword, constraints, value);
    issues.set(keyword, issue);
  }
  return [...issues.values()];
}

/** The same for the answer to a field, which may be the server's own default. */
export function validateAnswer(
  { constraints, default: preset }: Field,
  value: ContentValue,
  budget: Budget,
): IssueDetail[] {
  return validateValue(constraints, value, budget).filter(
    (issue) => !isOwnTime(issue, value, preset),
  );
}

/**
 * Whether an issue is only that a time of the server's own lacks its offset or its seconds.
 *
 * The server gets its default as it sent it, so its own time is no mistake of the user.
 */
export function isOwnTime(issue: IssueDetail, value: unknown, preset: unknown): boolean {
  if (issue.code !== "format" || typeof value !== "string" || value !== preset) return false;
  if (issue.format === "date-time") return parseDateTime(value) !== undefined;
  return issue.format === "time" && parseTime(value) !== undefined;
}

/** Whether a field can be answered with the empty text. Ask once its pattern is loaded. */
export function allowsEmptyText({ kind, constraints }: Field, budget: Budget): boolean {
  return kind === "string" && validateValue(constraints, "", budget).length === 0;
}

/** Whether an answer is an empty text that the schema refuses: then it is none. */
export function isRefusedEmpty(field: Field, answer: Answer, budget: Budget): boolean {
  const isEmpty = field.kind === "string" && answer.state === "given" && answer.value === "";
  return isEmpty && !allowsEmptyText(field, budget);
}

function fitsTypes(types: readonly JsonType[], value: unknown): boolean {
  if (typeof value === "string") return types.includes("string");
  if (typeof value === "boolean") return types.includes("boolean");
  if (Array.isArray(value)) return types.includes("array");
  return (
    Number.isFinite(value) &&
    (types.includes("number") || (types.includes("integer") && Number.isInteger(value)))
  );
}

function errorsOf(constraints: Constraints, value: unknown): readonly ValidationError[] {
  try {
    return validate({ value, schema: constraints }) ? [] : (validate.errors ?? []);
  } catch {
    // A text of some million characters overflows the stack of the regular expressions that the
    // formats are made of, at a length that differs by platform. Its format is left to the server.
    const { format: _format, items, ...rest } = constraints;
    const withoutFormats = { ...rest, items: { ...items, format: undefined } };
    return validate({ value, schema: withoutFormats }) ? [] : (validate.errors ?? []);
  }
}

/** Translates an error of ajv, which names only a keyword, into an issue. */
function issueOf(keyword: string, constraints: Constraints, value: unknown): IssueDetail {
  switch (keyword) {
    case "minLength":
    case "maxLength":
      return {
        code: keyword,
        limit: Number(constraints[keyword]),
        actual: countCharacters(String(value)),
      };
    case "minItems":
    case "maxItems":
      return {
        code: keyword,
        limit: Number(constraints[keyword]),
        actual: Array.isArray(value) ? value.length : 0,
      };
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
      return { code: keyword, limit: Number(constraints[keyword]) };
    case "pattern":
      return { code: keyword, pattern: String(constraints.pattern) };
    case "format":
      return { code: keyword, format: constraints.format ?? "email" };
    case "enum":
    case "uniqueItems":
      return { code: keyword };
    default:
      return { code: "type", expected: constraints.type };
  }
}
