import type { ElicitationContent } from "../../core/protocol.js";
import { type Field, isNested, type NestedField } from "../../schema/Field.js";
import type { Answer } from "../../schema/readAnswer.js";
import type { IssueDetail } from "../../schema/types.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import { lazyNested } from "../../validation/nested.js";
import type { HostRule } from "./HostRule.js";
import { validateAnswer } from "../../validation/validateValue.js";

/** Whether an issue says that an answer is not finished yet: more has to be entered. */
const isUnfinished = ({ code }: IssueDetail) => code === "required" || code === "minItems";

/** Whether all issues of a field are in nested fields. */
export function areWithin(issues: readonly IssueDetail[]): boolean {
  return issues.length > 0 && issues.every(({ code }) => code === "inside");
}

/** Returns an issue if a nested answer changes what only the server sets. */
function changesOf(field: NestedField, value: unknown): IssueDetail[] {
  return lazyNested.get()?.isReadOnlyKept(field, value) === false ? [{ code: "readOnly" }] : [];
}

interface CheckedForm {
  reading: SchemaReading;
  outer?: object | undefined;
  rule: Pick<HostRule, "check">;
}

/**
 * Returns the issues of a field's answer. Empty if it is valid, or takes more to check than the budget
 * of its request.
 *
 * The host's rule can reject answers that the schema allows.
 *
 * @param demanded whether the user has asked to continue. Before, missing answers are no issues.
 * @param form the form of the field. In one of nested fields, the answer around is validated as a whole.
 * @param answers all answers, for the host's rule.
 */
export function checkAnswer(
  field: Field,
  answer: Answer,
  demanded: boolean,
  form: CheckedForm,
  answers: ElicitationContent,
): IssueDetail[] {
  const issues = checkBySchema(field, answer, demanded, form);
  const isAsked = issues.length === 0 && (demanded || answer.state === "given");
  return isAsked ? form.rule.check(field, answers) : issues;
}

function checkBySchema(
  field: Field,
  answer: Answer,
  demanded: boolean,
  { reading, outer }: CheckedForm,
): IssueDetail[] {
  const { constraints, required } = field;
  const counts = (issue: IssueDetail) => demanded || !isUnfinished(issue);
  switch (answer.state) {
    case "unreadable":
      // Nested fields report what is half entered in them.
      return answer.issue.code === "inside" && !demanded ? [] : [answer.issue];
    case "given":
      if (isNested(field)) {
        const issues = lazyNested.get()?.checkNested(field, answer.value, counts) ?? [];
        return [...issues, ...(outer ? [] : changesOf(field, answer.value))];
      }
      return validateAnswer(field, answer.value, reading.document.budget).filter(counts);
    case "none":
      if (isNested(field) && !outer && !required) return changesOf(field, undefined);
      if (!demanded || !required) return [];
      return [{ code: constraints.type.length > 0 ? "required" : "unanswerable" }];
  }
}
