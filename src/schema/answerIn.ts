import type { ElicitationContent } from "../protocol/types.js";
import type { Field } from "./Field.js";

/**
 * Returns the answer to a field in unvalidated content. Keys are the server's, so inherited
 * properties don't count.
 */
export function answerIn<V>(content: Readonly<Record<string, V>>, field: Field): V | undefined {
  if ("isContent" in field) return content as V;
  return Object.hasOwn(content, field.key) ? content[field.key] : undefined;
}

/** A content in which some fields are answered with nothing: that they were, and not with what. */
export function withoutAnswers(
  content: ElicitationContent,
  fields: readonly Field[],
): ElicitationContent {
  if (fields.some((field) => "isContent" in field)) return {};
  const keys = new Set(fields.map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, keys.has(key) ? "" : value]),
  );
}
