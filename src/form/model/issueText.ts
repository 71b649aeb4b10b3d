import type { Field } from "../../schema/Field.js";
import { kindFacts } from "../../schema/fieldKinds.js";
import type { IssueDetail } from "../../schema/types.js";
import type { FormStrings } from "../../strings/enForm.js";
import { enIssues, type IssueStrings } from "../../strings/enIssues.js";
import { shortText } from "../../text/heardText.js";

/** Whether a field is answered by selecting options. */
const chosen = (field: Field) => kindFacts(field).answered === "chosen";

/** Returns the error message of an issue: why the answer is not valid, and what would be. */
export function issueText(
  issue: IssueDetail,
  field: Field,
  given: FormStrings & Partial<IssueStrings>,
): string {
  const strings = { ...enIssues, ...given };
  switch (issue.code) {
    case "required": {
      const label = shortText(field.label).replace(/[\s:：*]+$/, "");
      return chosen(field) ? strings.requiredChoice(label) : strings.requiredText(label);
    }
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
      return chosen(field) ? strings.tooFew(issue.limit) : strings.tooFewItems(issue.limit);
    case "maxItems":
      return chosen(field) ? strings.tooMany(issue.limit) : strings.tooManyItems(issue.limit);
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
    case "unanswerable":
      return field.required ? strings.requiredUnanswerable : strings.unanswerable;
    case "additionalProperty":
      return strings.unanswerable;
  }
}
