import type { FieldKind, OptionValue, TextFormat } from "./Field.js";

/**
 * A remark for the author of the server: what of the schema was not understood, and what was done
 * instead. `path` are the keys that lead there.
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
  /** A keyword that restricts answers but is outside the subset; but of a question with parts the server must check it. */
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
 * What a person has entered in a field so far, as the controls hold it: text stays text, so that
 * nothing half typed is lost. It becomes an answer in `readAnswer`.
 */
export interface FieldValues {
  string: string;
  email: string;
  uri: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  /** `HH:mm[:ss]` in the person's time zone, or empty. */
  time: string;
  /**
   * `YYYY-MM-DDTHH:mm[:ss]` in the person's time zone, or empty. A default that no picker shows (a
   * leap second, a year over 9999 there) is the text that came, with its own offset.
   */
  dateTime: string;
  /** As typed: `"1."`, `"-"`, `"1,5"`. */
  number: string;
  integer: string;
  /** `null`: not answered. */
  boolean: boolean | null;
  /** `null`: not answered. */
  singleSelect: OptionValue | null;
  /** `null`: not answered. An empty list is the answer "none of these". */
  multiSelect: readonly string[] | null;
  /** The text of a JSON value. */
  json: string;
}

/** The value of a field of one kind. */
export type FieldValue<K extends FieldKind = FieldKind> = FieldValues[K];

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

/** Reports a remark on a property; the path is below it. */
export type Report = (code: DiagnosticCode, ...path: string[]) => void;

/** Where the person is: how they write numbers, and which clock they read. */
export interface Settings {
  /** BCP 47 language tag. */
  locale: string;
  /** IANA time zone name. */
  timeZone: string;
}
