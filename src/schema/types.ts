import { isObject } from "../core/json.js";
import { NestedFieldInput } from "./NestedInput.js";
import type { FieldKind, OptionValue, TextFormat } from "./Field.js";

/**
 * A remark for the author of a server about a schema it sent.
 *
 * It says what was not understood, and where: `path` holds the keys that lead there.
 */
export interface Diagnostic {
  code: DiagnosticCode;
  path: readonly string[];
}

export type DiagnosticCode =
  /** The schema, `properties` or a property is not an object. */
  | "notAnObject"
  /** `required` names a property that is not described. */
  | "requiredNotDescribed"
  /** A keyword with a value of a type it cannot have; it is ignored. */
  | "malformedKeyword"
  /**
   * A keyword that restricts answers but is outside the subset. Only the server can check it,
   * except in nested fields.
   */
  | "uncheckedKeyword"
  /** A property outside the subset; it is answered as a JSON value. */
  | "outsideSubset"
  /** A property that no content of an elicitation result can satisfy. */
  | "unanswerable"
  /** A default that is not of the property's type or not among its options; it is ignored. */
  | "ignoredDefault"
  /** Equal options; the first is kept. */
  | "duplicateOption"
  /** `enumNames` is longer or shorter than `enum`. */
  | "enumNamesMismatch"
  /** More properties or options than are shown. */
  | "tooMany";

/**
 * Input of a field so far, by kind.
 *
 * Text stays text, so that half-typed input is not lost. `readAnswer` turns it into an answer.
 */
export interface FieldValues {
  /** Text as typed. */
  string: string;
  /** Text as typed. */
  email: string;
  /** Text as typed. */
  uri: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  /** `HH:mm[:ss]` in the user's time zone, or empty. */
  time: string;
  /**
   * `YYYY-MM-DDTHH:mm[:ss]` in the user's time zone, or empty.
   *
   * A default that no picker can show, such as a leap second, is kept as received, with its own
   * offset.
   */
  dateTime: string;
  /** As typed: `"1."`, `"-"`, `"1,5"`. */
  number: string;
  /** As typed. */
  integer: string;
  /** `null`: not answered. */
  boolean: boolean | null;
  /** `null`: not answered. */
  singleSelect: OptionValue | null;
  /** `null`: not answered. An empty list is the answer "none of these". */
  multiSelect: readonly string[] | null;
  /** Text of a JSON value. */
  json: string;
}

/**
 * Input of a text field whose answer is the empty text.
 *
 * The user, or the server's default, left it empty on purpose. A box that is merely empty is `""`:
 * no answer.
 */
export interface EmptyText {
  empty: true;
}

/** The empty text as an answer. */
export const EMPTY_TEXT: EmptyText = { empty: true };

/** Whether a value is the empty text as an answer, also one that was stored. */
export function isEmptyText(value: unknown): value is EmptyText {
  return isObject(value) && value.empty === true;
}

/** Input of a field of one kind. */
export type FieldValue<K extends FieldKind = FieldKind> = FieldValues[K];

/**
 * Input of a field as the form keeps it.
 *
 * Controls get `""` for an `EmptyText`, and JSON for the input of nested fields.
 */
export type FieldInput<K extends FieldKind = FieldKind> =
  | FieldValue<K>
  | (K extends "string" ? EmptyText : never)
  | (K extends "json" ? NestedFieldInput : never);

/** Returns the input of a field as its control gets it. */
export function controlValue<K extends FieldKind>(input: FieldInput<K>): FieldValue<K> {
  const value = input instanceof NestedFieldInput ? input.text : input;
  return (isEmptyText(value) ? "" : value) as FieldValue<K>;
}

/**
 * Reason why an answer is not valid: the rule as a `code`, with its limits.
 *
 * Messages for users are in `react-elicitation/strings`.
 */
export type Issue = {
  /** Property key of the field. */
  key: string;
  /** Location in a nested answer, as a JSON Pointer (RFC 6901). Missing for the whole answer. */
  path?: string;
} & IssueDetail;

/** The rule that an answer breaks, with its limits. */
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
  /** The answer changes a part that only the server sets (`readOnly`). */
  | { code: "readOnly" }
  /** A property that the schema does not allow (`additionalProperties: false`). */
  | { code: "additionalProperty" }
  /** The host's `validate` refuses the answer, in its own words. */
  | { code: "custom"; message: string }
  /** No answer of the types that elicitation can carry would satisfy the schema. */
  | { code: "unanswerable" }
  /** The schema takes too long to check all of the answers. Only the server can. */
  | { code: "tooComplex" };

/** Codes of the rules that an answer can break. */
export type IssueCode = IssueDetail["code"];

/** Reports a remark on a property. The path is below it. */
export type Report = (code: DiagnosticCode, ...path: string[]) => void;

/** Language and time zone of the user. */
export interface Settings {
  /** BCP 47 language tag. It decides how numbers, dates and times are written. */
  locale: string;
  /** IANA time zone name. */
  timeZone: string;
}
