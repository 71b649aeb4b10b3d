import { expect, test } from "vitest";
import { allFields } from "../../../schema/Field.js";
import { readSchema } from "../../../schema/readSchema.js";
import { keepable } from "./keepers.js";
import { toFieldInput } from "../../../schema/NestedInput.js";
import { namesNoSecret } from "../../../schema/secrets/findSecrets.js";
import type { FieldInput } from "../../../schema/types.js";

/** The keys of the fields that may be kept. */
function kept(properties: Record<string, unknown>, message = "Tell me more."): string[] {
  const requestedSchema = { type: "object" as const, properties };
  const reading = readSchema(requestedSchema);
  const mayKeep = keepable({ message, requestedSchema }, reading);
  return allFields(reading.fields).flatMap((field) => (mayKeep(field) ? field.key : []));
}

const text = { type: "string" };

test("a field whose name, title, description or format asks for a secret is not kept", () => {
  const properties = {
    name: text,
    password: text,
    value: { ...text, title: "API key" },
    other: { ...text, description: "Enter your PIN" },
    hidden: { ...text, format: "password" },
  };
  expect(kept(properties)).toEqual(["name"]);
});

test("typed input is not kept if the request as a whole asks for a secret", () => {
  const properties = { value: text, count: { type: "integer" }, size: { enum: ["S", "M"] } };
  expect(kept(properties)).toEqual(["value", "count", "size"]);
  expect(kept(properties, "Enter your API key.")).toEqual(["size"]);
});

test("a text beside a choice that asks for a secret is not kept", () => {
  const other = { ...text, title: "Or your own" };
  const choice = { enum: ["use the stored one"], title: "Which password?" };
  expect(kept({ which: choice, which__other: other })).toEqual(["which"]);
  expect(kept({ which: { ...choice, title: "Which city?" }, which__other: other })).toEqual([
    "which",
    "which__other",
  ]);
});

test("an answer is not kept if the user named a part like a secret, even if half typed", () => {
  const requestedSchema = { properties: { env: { type: "object", title: "Environment" } } };
  const [field] = readSchema(requestedSchema).fields;
  const may = (entered: FieldInput) => namesNoSecret(field!, entered);
  expect(may('{"colour":"green","city":"Bonn"}')).toBe(true);
  expect(may('{"colour":"green","OPENAI_API_KEY":"s3"}')).toBe(false);
  expect(may('{"deep":[{"password" : "s3')).toBe(false);
  expect(
    may(
      toFieldInput({ value: {}, rest: { entries: [{ value: { name: "API key", value: "s3" } }] } }),
    ),
  ).toBe(false);
  expect(may(`{${'"a":1,'.repeat(5_000)}}`)).toBe(false);
});

test("a recovery phrase that is asked for word by word is not kept", () => {
  const words = Array.from({ length: 12 }, (_, at) => [`Word ${at + 1}`, text] as const);
  expect(kept({ account: text, ...Object.fromEntries(words) })).toEqual(["account"]);
  expect(kept({ 1: text, 2: text, 3: text, pick: { enum: ["A"] } }, "Restore my wallet")).toEqual([
    "pick",
  ]);
});
