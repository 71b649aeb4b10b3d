import type { Field } from "../../schema/Field.js";
import type { IssueDetail } from "../../schema/types.js";
import type { Answer } from "../../schema/readAnswer.js";
import { lazyNested, nestedOf } from "../../validation/nested.js";
import { validateValue } from "../../validation/validateValue.js";

/** Returns the issues of a field's answer. Empty if it is valid. */
export function checkAnswer(field: Field, answer: Answer): IssueDetail[] {
  const { constraints, required } = field;
  const nested = nestedOf(field);
  switch (answer.state) {
    case "unreadable":
      return [answer.issue];
    case "given":
      if (nested) return lazyNested.get()?.checkNested(nested, answer.value) ?? [];
      return validateValue(constraints, answer.value);
    case "none":
      return required ? [{ code: constraints.type.length > 0 ? "required" : "unanswerable" }] : [];
  }
}
