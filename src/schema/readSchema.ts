import {
  asList,
  asObject,
  asText,
  isComposed,
  isObject,
  type JsonObject,
  ownValue,
} from "../core/json.js";
import { answerable, type Field, type StringField } from "./Field.js";
import * as limits from "../core/limits.js";
import { agentMeta } from "./keywords.js";
import { readProperty } from "./readProperty.js";
import { keep, SchemaDocument } from "./SchemaDocument.js";
import type { Diagnostic, DiagnosticCode, Report } from "./types.js";

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
 * choice if both have a default: an option excludes the text, which would be lost unseen. An empty
 * text is no answer of the user's own, so it is no default of one.
 */
function foldOther(fields: readonly Field[], properties: JsonObject): Field[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const companions = new Map<Field, { other: StringField; takesNote?: true }>();
  fields.forEach((field, index) => {
    if (field.kind !== "string" || field.required) return;
    const schema = ownValue(properties, field.key);
    const { of, ...how } = companionOf(field, schema, fields[index - 1]);
    const select = of === undefined ? undefined : byKey.get(of);
    if (!select || companions.has(select) || (select.required && !how.takesNote)) return;
    const excludes = select.kind === "singleSelect" && !how.takesNote;
    if (excludes && select.default !== undefined && field.default) return;
    const other = { ...field, default: field.default || undefined };
    if (select.kind === "singleSelect" || select.kind === "multiSelect")
      companions.set(select, { other, ...how });
  });
  if (companions.size === 0) return [...fields];
  const folded = new Set([...companions.values()].map(({ other }) => other.id));
  return fields
    .filter(({ id }) => !folded.has(id))
    .map((field) => ({ ...field, ...companions.get(field) }) as Field);
}

function companionOf({ key, label }: Field, schema: unknown, before: Field | undefined): Companion {
  const codex = agentMeta(schema, "codex");
  if (codex.role === "user_note") return { of: asText(codex.questionId), takesNote: true };
  const untitled = lettersOf(label) === lettersOf(key) || lettersOf(label) === "other";
  const [, question] = (untitled && CLAUDE.exec(key)) || [];
  if (question) return { of: question, takesNote: true };
  const mark =
    agentMeta(schema, "jetbrains", "air").customAnswer ??
    agentMeta(schema)._askUserQuestionCustomAnswer;
  if (mark) return { of: (isObject(mark) ? asText(mark.questionId) : undefined) ?? before?.key };
  return { of: untitled && key.endsWith(SUFFIX) ? key.slice(0, -SUFFIX.length) : undefined };
}

/** A title that a library made from the key ("Size Other") says no more than the key. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** A requested schema, read into fields. */
export interface SchemaReading {
  /**
   * `false` when what came is no schema of a form: there is nothing an answer could mean. An object
   * that says nothing of fields, such as `{ name: { type: "string" } }`, is no confirmation.
   */
  readable: boolean;
  title?: string;
  description?: string;
  fields: readonly Field[];
  /** Whether properties that are not described may be answered too. */
  additionalProperties: boolean;
  /** Number of properties over the limit. They are neither shown nor answered. */
  unrendered: number;
  /** Whether the schema requires a property that is over the limit. */
  unrenderedRequired: boolean;
  /** Remarks for the author of the server. */
  diagnostics: readonly Diagnostic[];
  /** The document that references of its fields point into, with the budget of the request. */
  document: SchemaDocument;
}

/**
 * Reads an untrusted `requestedSchema` of any dialect into fields of one form.
 *
 * It never throws, and nothing of the schema is used as an object key or run.
 *
 * @param most maximum number of properties that become fields. Further ones are counted.
 * @param document what references point into: another schema, for a subschema.
 * @example readSchema({ type: "object", properties: { age: { type: "integer" } }
 *   }).fields[0]?.kind; // "integer"
 */
export function readSchema(
  requestedSchema: unknown,
  most: number = limits.fields,
  document = new SchemaDocument(requestedSchema),
): SchemaReading {
  const diagnostics: Diagnostic[] = [];
  const report = (code: DiagnosticCode, ...path: string[]) => {
    // A hostile schema must not make the list of remarks the largest thing on the page.
    if (diagnostics.length < limits.fields) diagnostics.push({ code, path });
  };

  const schema = asObject(requestedSchema);
  const { type, properties, additionalProperties } = schema;
  const described = asObject(properties);
  const { required, undescribed: named, more } = readRequired(schema.required, described, report);
  const keys = [...Object.keys(described), ...named];
  const says = type === "object" || isObject(properties) || keys.length > 0 || isComposed(schema);
  const readable =
    says &&
    (type === undefined || type === null || type === "object") &&
    (properties === undefined || properties === null || isObject(properties));
  if (!readable) report("notAnObject");

  // A required name that is not described may be anything, unless the schema limits other
  // properties.
  const undescribed =
    additionalProperties === false || isObject(additionalProperties) ? additionalProperties : true;
  const fields: Field[] = [];
  document.budget.within(() => {
    for (const key of keys.slice(0, most)) {
      const id = `f${fields.length}`;
      const schemaOf = Object.hasOwn(described, key) ? described[key] : undescribed;
      const asked = { id, key, schema: schemaOf, required: required.has(key), document };
      const reportOf: Report = (code, ...path) => report(code, "properties", key, ...path);
      fields.push(readProperty({ ...asked, report: reportOf }));
    }
  });
  if (fields.length < keys.length) report("tooMany", "properties");

  return {
    readable,
    title: asText(schema.title) || undefined,
    description: asText(schema.description) || undefined,
    fields: foldOther(fields, described),
    additionalProperties: additionalProperties !== false,
    unrendered: keys.length + more - fields.length,
    unrenderedRequired: more > 0 || keys.slice(fields.length).some((key) => required.has(key)),
    diagnostics,
    document,
  };
}

interface RequiredReading {
  required: ReadonlySet<string>;
  /** The required names that no property describes. */
  undescribed: readonly string[];
  /** Number of further such names, beyond those that are distinguished. */
  more: number;
}

function readRequired(
  value: unknown,
  described: object,
  report: (code: DiagnosticCode, ...path: string[]) => void,
): RequiredReading {
  const given = value === undefined || value === null ? [] : value;
  const required = new Set<string>();
  const undescribed: string[] = [];
  let malformed = !Array.isArray(given);
  let more = 0;
  for (const key of asList(given)) {
    if (typeof key !== "string") malformed = true;
    else if (required.has(key)) continue;
    // Keeping a million names that are not shown would block the page for a second.
    else if (!Object.hasOwn(described, key) && undescribed.length >= limits.undescribed) more += 1;
    else {
      required.add(key);
      if (!Object.hasOwn(described, key)) undescribed.push(key);
    }
  }
  if (malformed) report("malformedKeyword", "required");
  for (const _ of undescribed.slice(0, limits.fields)) report("requiredNotDescribed", "required");
  return { required, undescribed, more };
}

/**
 * Reads an untrusted `requestedSchema`, as `readSchema` does, into one form.
 *
 * If its properties are not all that it asks for (`allOf`, `oneOf`, `if`, `$ref` and the like at
 * its root), it becomes one nested field, whose answer is the whole content, so that nothing
 * required is hidden.
 *
 * @param message label of that field, if the schema has no title. Untrusted, of any type.
 * @param most maximum number of properties that become fields.
 */
export function readForm(
  requestedSchema: unknown,
  message?: unknown,
  most?: number,
  document?: SchemaDocument,
): SchemaReading {
  const reading = readSchema(requestedSchema, most, document);
  const root = requestedSchema as JsonObject;
  if (!reading.readable || !isComposed(root)) {
    return { ...reading, fields: reading.fields.map((field) => answerable(field)) };
  }
  const { title, description } = reading;
  return {
    ...readSchema({ type: "object", title, description }, most, reading.document),
    diagnostics: reading.diagnostics,
    fields: [
      {
        kind: "json",
        id: "f0",
        key: "",
        label: title ?? asText(message) ?? "",
        required: true,
        constraints: { type: ["object"] },
        nested: keep({ ...root, type: "object" }, reading.document),
        isContent: true,
      },
    ],
  };
}
