import type { ContentValue, ElicitationContent } from "../protocol/types.js";
import type { Field } from "./Field.js";
import type { Answer } from "./readAnswer.js";

/**
 * The `content` of an accepted form: the answers that were given, by the server's property keys,
 * and nothing else.
 *
 * @param answerOf what was entered in a field, as `readAnswer` reads it.
 */
export function toContent(
  fields: readonly Field[],
  answerOf: (field: Field) => Answer,
): ElicitationContent {
  const entries: [string, ContentValue][] = [];
  const add = (field: Field) => {
    const answer = answerOf(field);
    if (answer.state === "given") entries.push([field.key, answer.value]);
    return answer.state === "given";
  };
  for (const field of fields) {
    const answered = add(field);
    if (!("other" in field) || !field.other) continue;
    // In a single choice, an option excludes a text of one's own, unless that is a note to the
    // option.
    if (field.kind === "multiSelect" || field.takesNote || !answered) add(field.other);
  }
  // `fromEntries` defines own properties, so a key such as `__proto__` stays a plain key.
  const content: ElicitationContent = Object.fromEntries(entries);
  // The answer is validated to be an object before it is sent.
  return fields.some((field) => "isContent" in field)
    ? (content[""] as unknown as ElicitationContent)
    : content;
}
