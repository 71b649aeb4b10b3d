import { expect, test } from "vitest";
import { readSchema } from "../schema/readSchema.js";
import { questionKey } from "./questionKey.js";

const keyOf = (key: string, schema: unknown) =>
  questionKey(readSchema({ properties: { before: {}, [key]: schema } }).fields[1]!);

test("a question is known by its key, its kind and its name, and by nothing else", () => {
  const email = { type: "string", format: "email", title: "E-mail" };
  const key = keyOf("mail", email);
  expect(keyOf("mail", { ...email, description: "Yours", maxLength: 9, default: "a@b.c" })).toBe(
    key,
  );
  const others = [
    keyOf("email", email),
    keyOf("mail", { ...email, title: "Your e-mail" }),
    keyOf("mail", { ...email, title: undefined }),
    keyOf("mail", { type: "string", title: "E-mail" }),
    keyOf("mail", { ...email, title: "E-mail\u200b" }),
  ];
  expect(new Set([key, ...others]).size).toBe(6);
});

test("a key and a title cannot be shifted into one another", () => {
  const text = { type: "string" };
  expect(keyOf("a", { ...text, title: 'b","c' })).not.toBe(keyOf('a","b', { ...text, title: "c" }));
});
