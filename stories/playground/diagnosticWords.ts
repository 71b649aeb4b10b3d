import type { DiagnosticCode } from "../../src/schema/Diagnostic";

/** What each remark tells the author of a server. A code without words is a type error. */
export const diagnosticWords: Record<DiagnosticCode, string> = {
  notAnObject: "An object is needed here, and something else came.",
  requiredNotDescribed:
    '"required" names a property that "properties" does not describe. It is asked for as a JSON value.',
  malformedKeyword: "The value of this keyword has a type it cannot have. The keyword is ignored.",
  uncheckedKeyword:
    "This keyword restricts answers but is outside the subset of elicitation. It is not checked here, so the server must.",
  outsideSubset:
    "This property is outside the subset of elicitation. It is answered as a JSON value.",
  unanswerable: "No content of an elicitation result can satisfy this property.",
  ignoredDefault:
    "This default is not of the property's type, or not among its options. It is ignored.",
  duplicateOption: "This option is there already. The first one is kept.",
  enumNamesMismatch:
    '"enumNames" is longer or shorter than "enum". Options without a name show their value.',
  tooMany: "There are more of these than are shown.",
};
