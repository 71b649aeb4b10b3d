import type { TextFormat } from "./Field.js";

/**
 * Why an answer is not valid. The code says which rule; the limits of that rule come with it.
 * The words for people are in `strings/`.
 */
export type Issue = {
  key: string;
  /** Where in an answer of parts, as a JSON Pointer (RFC 6901); missing where it is all of it. */
  path?: string;
} & IssueDetail;

/** Which rule an answer breaks, with the limits of that rule. */
export type IssueDetail =
  /** Nothing was answered, and the schema requires it. */
  | { code: "required" }
  /** The value has a type that the schema does not allow. */
  | { code: "type"; expected: readonly string[] }
  | { code: "minLength" | "maxLength"; limit: number; actual: number }
  | { code: "pattern"; pattern: string }
  | { code: "format"; format: TextFormat }
  | { code: "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum"; limit: number }
  | { code: "multipleOf"; limit: number }
  | { code: "minItems" | "maxItems"; limit: number; actual: number }
  | { code: "uniqueItems" }
  | { code: "enum" }
  /** The text is not a number at all. */
  | { code: "notANumber" }
  /** The text can be read as two numbers, by which sign is the decimal one. */
  | { code: "ambiguousNumber"; readings: readonly [number, number] }
  /** A number that would be rounded when sent. */
  | { code: "inexactNumber"; nearest: number }
  /** A whole number is asked for. */
  | { code: "notAnInteger" }
  /** A date or time that is only partly filled in. */
  | { code: "incompleteDate" }
  /** The clocks skip this time on that day. */
  | { code: "skippedTime" }
  | { code: "notJson" }
  /** The schema does not allow this together with the rest: `not`, `oneOf`, `contains` and their like. */
  | { code: "mismatch" }
  /** Parts of the answer do not hold. */
  | { code: "inside" }
  /** A property that the schema does not allow (`additionalProperties: false`). */
  | { code: "additionalProperty" }
  /** No answer of the types that elicitation can carry would satisfy the schema. */
  | { code: "unanswerable" };

/** Which rule an answer breaks. */
export type IssueCode = IssueDetail["code"];
