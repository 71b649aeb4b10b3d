import { answerable } from "./answerable.js";
import { isComposed } from "../protocol/isComposed.js";
import { readSchema, type SchemaReading } from "./readSchema.js";

/**
 * Reads an untrusted `requestedSchema` as `readSchema` does. Where its properties are not all that it
 * asks for (`allOf`, `oneOf`, `if` or `$ref` at its root, and their like), it is one question with
 * parts, whose answer is the whole content: so that nothing that is required is hidden.
 *
 * @param message what that question is called, where the schema has no title; untrusted: anything.
 * @param most how many properties become fields.
 */
export function readForm(
  requestedSchema: unknown,
  message?: unknown,
  most?: number,
): SchemaReading {
  const reading = readSchema(requestedSchema, most);
  const root = requestedSchema as Readonly<Record<string, unknown>>;
  if (!reading.readable || !isComposed(root)) {
    return { ...reading, fields: reading.fields.map((field) => answerable(field)) };
  }
  const { title, description } = reading;
  return {
    ...readSchema({ title, description }),
    diagnostics: reading.diagnostics,
    fields: [
      {
        kind: "json",
        id: "f0",
        key: "",
        label: title ?? (typeof message === "string" ? message : ""),
        required: true,
        constraints: { type: ["object"] },
        nested: { schema: { ...root, type: "object" }, root },
        isContent: true,
      },
    ],
  };
}
