import type { Field } from "../../schema/Field.js";
import type { Answer } from "../../schema/readAnswer.js";
import type { IssueDetail } from "../../schema/types.js";
import { isNested, lazyNested } from "../../validation/nested.js";
import { validateAnswer } from "../../validation/validateValue.js";

/** Whether an issue says that an answer is not finished yet: more has to be entered. */
const isUnfinished = ({ code }: IssueDetail) => code === "required" || code === "minItems";

/** Whether all issues of a field are in nested fields. */
export function areWithin(issues: readonly IssueDetail[]): boolean {
  return issues.length > 0 && issues.every(({ code }) => code === "inside");
}

/**
 * Returns the issues of a field's answer. Empty if it is valid.
 *
 * @param demanded whether the user has asked to continue. Before, missing answers are no issues.
 */
export function checkAnswer(field: Field, answer: Answer, demanded: boolean): IssueDetail[] {
  const { constraints, required } = field;
  const counts = (issue: IssueDetail) => demanded || !isUnfinished(issue);
  switch (answer.state) {
    case "unreadable":
      // Nested fields report what is half entered in them.
      return answer.issue.code === "inside" && !demanded ? [] : [answer.issue];
    case "given":
      if (isNested(field)) return lazyNested.get()?.checkNested(field, answer.value, counts) ?? [];
      return validateAnswer(field, answer.value).filter(counts);
    case "none":
      if (!demanded || !required) return [];
      return [{ code: constraints.type.length > 0 ? "required" : "unanswerable" }];
  }
}
