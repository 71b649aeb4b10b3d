import type { Field } from "./Field.js";

/** The answer to a question in a content, which may be anything. Keys are the server's: what objects inherit is no answer. */
export function answerIn<V>(content: Readonly<Record<string, V>>, field: Field): V | undefined {
  if ("isContent" in field) return content as V;
  return Object.hasOwn(content, field.key) ? content[field.key] : undefined;
}
