import { answerable } from "./answerable.js";
import { isComposed } from "../protocol/isComposed.js";
import { readSchema, type SchemaReading } from "./readSchema.js";

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
