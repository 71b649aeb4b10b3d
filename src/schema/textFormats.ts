import type { FieldKind, TextFormat } from "./Field.js";

/** The formats of a text that are read and checked, each a kind of field. Any other is an annotation. */
export const textFormats = {
  email: "email",
  uri: "uri",
  date: "date",
  time: "time",
  "date-time": "dateTime",
} as const satisfies Record<TextFormat, FieldKind>;

export function isTextFormat(value: unknown): value is TextFormat {
  return typeof value === "string" && Object.hasOwn(textFormats, value);
}
