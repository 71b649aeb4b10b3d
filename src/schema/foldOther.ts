import type { Field, StringField } from "./Field.js";
import { isObject } from "../protocol/isObject.js";

/** How the key of a companion ends. */
export const SUFFIX = "__other";

/**
 * Folds a text field that holds the "Other…" answer of a select into that select. Agents mark it
 * with `_meta._askUserQuestionCustomAnswer` (`{ questionId }`, or `true` for the select before
 * it), or name it `<key>__other`. A name alone makes no companion of a field with a title of its own:
 * that is another question, whose answer would go with the choice's.
 *
 * A required select keeps its companion as a field of its own: the text cannot stand in for an
 * answer that the schema demands.
 */
export function foldOther(
  fields: readonly Field[],
  properties: Readonly<Record<string, unknown>>,
): Field[] {
  const companions = new Map<Field, StringField>();
  fields.forEach((field, index) => {
    if (field.kind !== "string" || field.required) return;
    const schema = Object.hasOwn(properties, field.key) ? properties[field.key] : undefined;
    const key = choiceKeyOf(field, schema, fields[index - 1]);
    const select = fields.find((candidate) => candidate.key === key);
    if (!select || select.required || companions.has(select)) return;
    if (select.kind === "singleSelect" || select.kind === "multiSelect")
      companions.set(select, field);
  });
  if (companions.size === 0) return [...fields];
  const folded = new Set<Field>(companions.values());
  return fields
    .filter((field) => !folded.has(field))
    .map((field) => {
      const other = companions.get(field);
      return other ? ({ ...field, other } as Field) : field;
    });
}

function choiceKeyOf(
  { key, label }: Field,
  schema: unknown,
  before: Field | undefined,
): string | undefined {
  const meta = isObject(schema) && isObject(schema._meta) ? schema._meta : {};
  const mark = meta._askUserQuestionCustomAnswer;
  if (isObject(mark)) return typeof mark.questionId === "string" ? mark.questionId : before?.key;
  if (mark) return before?.key;
  const untitled = lettersOf(label) === lettersOf(key) || lettersOf(label) === "other";
  return untitled && key.endsWith(SUFFIX) ? key.slice(0, -SUFFIX.length) : undefined;
}

/** A title that a library made of the key ("Size Other") says no more than the key. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
