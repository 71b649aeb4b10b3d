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
