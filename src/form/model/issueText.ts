import { Budget } from "../../core/Budget.js";
import { isObject } from "../../core/json.js";
import { type Field, kindFacts } from "../../schema/Field.js";
import type { IssueDetail } from "../../schema/types.js";
import type { FormStrings } from "../../strings/enForm.js";
import { enIssues, type IssueStrings } from "../../strings/enIssues.js";
import { isolate } from "../../strings/sentences.js";
import { shortText } from "../../core/text.js";
import { allowsEmptyText } from "../../validation/validateValue.js";

/** Whether a field is answered by selecting options. */
const chosen = (field: Field) => kindFacts(field).answered === "chosen";

/** Whether a field is answered by selecting one of several cases, each with its own fields. */
function hasCases(field: Field): boolean {
  const schema = field.kind === "json" ? field.nested?.schema : undefined;
  return isObject(schema) && ("oneOf" in schema || "anyOf" in schema);
}

/** How many characters of a field's name are in its error messages. */
const MAX_LABEL_CHARACTERS = 40;

/** Matches letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns the untrusted name of a field, set apart from the sentence that it is in. */
function quoted(name: string): string {
  const label = shortText(name, MAX_LABEL_CHARACTERS).replace(/[\s:：*]+$/, "");
  return RIGHT_TO_LEFT.test(label) ? isolate(label) : label;
}

/**
 * Returns the error message of an issue: why the answer is not valid, and what would be.
 *
 * @param name what the field is called. Empty where its name is beside the message.
 */
export function issueText(
  issue: IssueDetail,
  field: Field,
  given: FormStrings & Partial<IssueStrings>,
  name: string = field.label,
  budget = new Budget(),
): string {
  const strings = { ...enIssues, ...given };
  const label = quoted(name);
  switch (issue.code) {
    case "required":
      if (chosen(field) || hasCases(field)) return strings.requiredChoice(label);
      return allowsEmptyText(field, budget)
        ? strings.requiredOrEmpty(label)
        : strings.requiredText(label);
    case "minLength":
      return strings.tooShort(issue.limit, issue.actual);
    case "maxLength":
      return strings.tooLong(issue.limit, issue.actual);
    case "pattern":
      return strings.patternMismatch;
    case "format":
      return {
        email: strings.notAnEmail,
        uri: strings.notAUri,
        date: strings.notADate,
        time: strings.notATime,
        "date-time": strings.notADateTime,
      }[issue.format];
    case "minimum":
      return strings.tooSmall(issue.limit);
    case "maximum":
      return strings.tooLarge(issue.limit);
    case "exclusiveMinimum":
      return strings.notAbove(issue.limit);
    case "exclusiveMaximum":
      return strings.notBelow(issue.limit);
    case "multipleOf":
      return strings.notAMultiple(issue.limit);
    case "minItems":
      return chosen(field)
        ? strings.tooFew(issue.limit, label)
        : strings.tooFewItems(issue.limit, label);
    case "maxItems":
      return chosen(field)
        ? strings.tooMany(issue.limit, label)
        : strings.tooManyItems(issue.limit, label);
    case "uniqueItems":
      return strings.duplicates;
    case "enum":
      return strings.notAnOption;
    case "notANumber":
      return field.kind === "integer" ? strings.notAnInteger : strings.notANumber;
    case "ambiguousNumber":
      return strings.ambiguousNumber(issue.readings);
    case "inexactNumber":
      return strings.inexactNumber(issue.nearest);
    case "notAnInteger":
      return strings.notAnInteger;
    case "incompleteDate":
      return strings.incompleteDate;
    case "skippedTime":
      return strings.skippedTime;
    case "mismatch":
      return strings.mismatch;
    case "inside":
      return strings.inside;
    case "notJson":
      return strings.notJson;
    case "type":
      return strings.wrongType(issue.expected.length > 0 ? issue.expected : field.constraints.type);
    case "readOnly":
      return strings.readOnlyChanged;
    case "unanswerable":
      return field.required ? strings.requiredUnanswerable : strings.unanswerable;
    case "additionalProperty":
      return strings.unanswerable;
    case "custom":
      return issue.message;
    case "tooComplex":
      return strings.uncheckedKeywords;
  }
}
