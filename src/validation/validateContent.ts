import { isNode, type JsonObject } from "../core/json.js";
import type { ContentValue, RequestedSchema } from "../core/protocol.js";
import { allFields, type Field, isNested } from "../schema/Field.js";
import { answerIn } from "../schema/content.js";
import type { Issue } from "../schema/types.js";
import { readForm } from "../schema/readSchema.js";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { lazyNested, loadNested } from "./nested.js";
import { loadPatterns } from "./patterns.js";
import { validateAnswer } from "./validateValue.js";

/**
 * Validates content against the schema of its request.
 *
 * Resolves to a list of issues, empty if the content is valid. It is the form's own validation and
 * runs without React, for servers and tests. Malformed input never throws. Keywords that only the
 * server can check (`Field.unchecked`, and patterns that can't be matched in linear time) are
 * skipped. If a schema takes too long to check, the issue `tooComplex` says so.
 *
 * @throws if the validator module cannot be loaded, for example offline.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema
 * @example
 * const schema = {
 *   type: "object",
 *   properties: { email: { type: "string", format: "email" } },
 *   required: ["email"],
 * } as const;
 * await validateContent(schema, { email: "ada@example.org" }); // []
 * await validateContent(schema, { email: "ada" }); // [{ key: "email", code: "format", … }]
 * await validateContent(schema, {}); // [{ key: "email", code: "required" }]
 */
export async function validateContent(
  requestedSchema: RequestedSchema,
  content: unknown,
): Promise<Issue[]> {
  return checkContent(new SchemaDocument(requestedSchema), content);
}

/** The same, on the budget of a document that may have been read before. */
export async function checkContent(document: SchemaDocument, content: unknown): Promise<Issue[]> {
  const { root, budget } = document;
  // A form holds only so many fields; content can be checked whatever their number.
  const schema = readForm(root, "", Infinity, document);
  if (!schema.readable) return [{ key: "", code: "unanswerable" }];
  if (!isPlainObject(content)) return [{ key: "", code: "type", expected: ["object"] }];

  const fields = allFields(schema.fields);
  await loadPatterns(fields);
  await loadNested(fields);

  const issues: Issue[] = [];
  const described = new Set<string>();
  const valueOf = (field: Field) => answerIn(content, field);
  for (const field of fields) {
    const { key } = field;
    described.add(key);
    const value = valueOf(field);
    const noted = "takesNote" in field && field.other ? valueOf(field.other) : undefined;
    const required = field.required && (typeof noted !== "string" || noted.trim() === "");
    if (value !== undefined) {
      const parts = isNested(field) ? lazyNested.get()?.nestedIssues(field, value) : undefined;
      // Its type is the first thing checked.
      const found = parts ?? validateAnswer(field, value as ContentValue, budget);
      for (const issue of found) issues.push({ key, ...issue });
    } else if (required) {
      issues.push({ key, code: "required" });
    }
  }
  if (budget.exceeded > 0) issues.push({ key: "", code: "tooComplex" });
  if (!schema.additionalProperties) {
    for (const key of Object.keys(content)) {
      if (!described.has(key)) issues.push({ key, code: "additionalProperty" });
    }
  }
  return issues;
}

/** Whether a value could be parsed JSON: a Date or a Map is no content. */
function isPlainObject(value: unknown): value is JsonObject {
  if (!isNode(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
