import { agentMeta } from "./agentMeta.js";
import type { Field, StringField } from "./Field.js";
import { isObject } from "../protocol/isObject.js";

/** How the key of a companion ends. */
export const SUFFIX = "__other";

/** Keys of an "Other…" field of Claude's agent, and of its choice. */
const CLAUDE = /^(question_\d+)_custom$/;

/** The choice that a text field belongs to, by the schema. */
interface Companion {
  /** The key of the choice. */
  of: string | undefined;
  /** Whether the requester accepts the text next to an option, and as the only answer. */
  takesNote?: true;
}

/**
 * Moves a text field for the "Other…" answer of a select into that select.
 *
 * Agents mark it, or name it:
 *
 * - `_meta._askUserQuestionCustomAnswer`, `_meta.jetbrains.air.customAnswer`: `{ questionId }`, or
 *   `true` for the select before it
 * - `_meta.codex` with the role `user_note` and its `questionId` (codex-acp)
 * - `question_<n>_custom` next to `question_<n>`, called "Other" (claude-agent-acp)
 * - `<key>__other`
 *
 * A field with a title of its own is not matched by name: it is another field, whose answer would
 * be lost with the choice's. A required select keeps its text as a field of its own, because the
 * text is no valid answer to it, except for the two agents, which accept it. So does a single
 * choice if both have a default: an option excludes the text, which would be lost unseen.
 */
export function foldOther(
  fields: readonly Field[],
  properties: Readonly<Record<string, unknown>>,
): Field[] {
  const companions = new Map<Field, { other: StringField; takesNote?: true }>();
  fields.forEach((field, index) => {
    if (field.kind !== "string" || field.required) return;
    const schema = Object.hasOwn(properties, field.key) ? properties[field.key] : undefined;
    const { of, ...how } = companionOf(field, schema, fields[index - 1]);
    const select = fields.find(({ key }) => key === of);
    if (!select || companions.has(select) || (select.required && !how.takesNote)) return;
    const excludes = select.kind === "singleSelect" && !how.takesNote;
    if (excludes && select.default !== undefined && field.default !== undefined) return;
    if (select.kind === "singleSelect" || select.kind === "multiSelect")
      companions.set(select, { other: field, ...how });
  });
  if (companions.size === 0) return [...fields];
  const folded = new Set<Field>([...companions.values()].map(({ other }) => other));
  return fields
    .filter((field) => !folded.has(field))
    .map((field) => ({ ...field, ...companions.get(field) }) as Field);
}

function companionOf({ key, label }: Field, schema: unknown, before: Field | undefined): Companion {
  const codex = agentMeta(schema, "codex");
  if (codex.role === "user_note") return { of: textOf(codex.questionId), takesNote: true };
  const untitled = lettersOf(label) === lettersOf(key) || lettersOf(label) === "other";
  const [, question] = (untitled && CLAUDE.exec(key)) || [];
  if (question) return { of: question, takesNote: true };
  const mark =
    agentMeta(schema, "jetbrains", "air").customAnswer ??
    agentMeta(schema)._askUserQuestionCustomAnswer;
  if (mark) return { of: (isObject(mark) ? textOf(mark.questionId) : undefined) ?? before?.key };
  return { of: untitled && key.endsWith(SUFFIX) ? key.slice(0, -SUFFIX.length) : undefined };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A title that a library made from the key ("Size Other") says no more than the key. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
