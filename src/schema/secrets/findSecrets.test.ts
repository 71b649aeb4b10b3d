import { describe, expect, test } from "vitest";
import { allFields } from "../Field.js";
import { findSecrets } from "./findSecrets.js";
import { honestForms, type NumberedForm, phraseForms } from "../fixtures/numberedForms.js";
import { readSchema } from "../readSchema.js";

/** What is found, by the keys of the server. */
function found(properties: Record<string, object>, message?: unknown, root: object = {}) {
  const reading = readSchema({ ...root, properties });
  const secrets = findSecrets(reading, message);
  return Object.fromEntries(
    allFields(reading.fields).flatMap((field) => {
      const kind = secrets.get(field);
      return kind ? [[field.key, kind]] : [];
    }),
  );
}

const text = { type: "string" };

test("a secret is found by its key, its title or its description", () => {
  expect(
    found({
      name: text,
      password: text,
      value: { ...text, title: "API key" },
      other: { ...text, description: "Enter your PIN" },
      policy: { ...text, title: "Password policy" },
    }),
  ).toEqual({ password: "password", value: "key", other: "code" });
});

test.each([
  [{ format: "password" }, "password"],
  [{ writeOnly: true }, "password"],
  [{ format: "email" }, undefined],
  [{ writeOnly: "true" }, undefined],
  [{ format: ["password"], writeOnly: 1 }, undefined],
])("a secret is found by a keyword outside the subset: %j", (keywords, kind) => {
  expect(found({ value: { ...text, ...keywords } }).value).toBe(kind);
});

test("a secret is found by the mark of Codex, whether it is chosen or typed", () => {
  const secret = (isSecret: unknown) => ({ _meta: { codex: { isSecret } } });
  const choice = { ...text, enum: ["one", "two"] };
  const note = { role: "user_note", questionId: "pick", isSecret: true };
  expect(
    found({
      value: { ...text, title: "What does it start with?", ...secret(true) },
      pick: { ...choice, ...secret(true) },
      pick_note: { ...text, _meta: { codex: note } },
      open: { ...text, ...secret(false) },
      odd: { ...text, ...secret("true") },
    }),
  ).toEqual({ value: "password", pick: "password", pick_note: "password" });
});

test("a secret is found only in a field that can be typed into", () => {
  const of = (schema: object) => found({ password: schema }).password;
  for (const type of ["string", "number", "integer", "array"])
    expect(of({ type })).toBe("password");
  expect(of({ ...text, format: "uri" })).toBe("password");
  // No secret can be chosen, ticked, or picked in a calendar.
  expect(of({ type: "boolean" })).toBeUndefined();
  expect(of({ ...text, enum: ["one", "two"] })).toBeUndefined();
  expect(of({ type: "array", items: { enum: ["one"] } })).toBeUndefined();
  for (const format of ["date", "date-time", "email"])
    expect(of({ ...text, format })).toBeUndefined();
});

test("a custom answer is secret if its choice asks for a secret", () => {
  const choice = { enum: ["the stored one"], title: "Which password?" };
  expect(found({ which: choice, which__other: { ...text, title: "Or your own" } })).toEqual({
    which__other: "password",
  });
});

describe("a request whose message asks for a secret", () => {
  const asks = "Paste your API key.";

  test("means every field that can be typed into", () => {
    const rest = { size: { enum: ["S", "M"] }, sure: { type: "boolean" } };
    expect(found({ value: text, ...rest }, asks)).toEqual({ value: "key" });
    expect(found({ value: text }, undefined, { title: asks })).toEqual({ value: "key" });
    expect(found({ value: text }, undefined, { description: asks })).toEqual({ value: "key" });
    expect(found({ value: text }, { toString: () => asks })).toEqual({});
  });

  test("means all of several fields if nothing tells which one", () => {
    expect(found({ value: text, reason: text }, "Paste your API key below.")).toEqual({
      value: "key",
      reason: "key",
    });
    // One that asks for something else is not the one that is meant.
    const pin = { ...text, title: "PIN" };
    expect(found({ pin, value: text }, asks)).toEqual({ pin: "code", value: "key" });
  });

  test("means only the field that asks for the same, if there is one", () => {
    expect(found({ value: text, token: { ...text, title: "API token" } }, asks)).toEqual({
      token: "key",
    });
  });
});

describe("a part of a field that asks for a secret", () => {
  const kinds = (schema: object, more: object = {}) => {
    const reading = readSchema({ properties: { login: schema }, ...more });
    return [...findSecrets(reading).values()];
  };

  test("makes the field secret", () => {
    const account = { type: "object", properties: { name: {}, password: { type: "string" } } };
    expect(kinds(account)).toEqual(["password"]);
    expect(kinds({ type: "array", items: account })).toEqual(["password"]);
    expect(kinds({ anyOf: [{ type: "object" }, account] })).toEqual(["password"]);
    expect(
      kinds(
        { type: "object", additionalProperties: { $ref: "#/$defs/account" } },
        { $defs: { account } },
      ),
    ).toEqual(["password"]);
    expect(kinds({ type: "array", items: { type: "string", writeOnly: true } })).toEqual([
      "password",
    ]);
    for (const [name, reference] of [
      ["$dynamicAnchor", { $dynamicRef: "#account" }],
      ["$anchor", { $ref: "#account" }],
    ] as const) {
      const named = { ...account, [name]: "account" };
      expect(kinds(reference, { $defs: { named } }), name).toEqual(["password"]);
    }
    expect(kinds({ $recursiveRef: "#" }, { allOf: [account] })).toContain("password");
  });

  test("is not found if a case is only chosen", () => {
    const pick = (by: string) => ({ properties: { by: { const: by } } });
    expect(kinds({ oneOf: [pick("password"), pick("mail")] })).toEqual([]);
    expect(kinds({ oneOf: [{ const: "password" }, { type: "integer" }] })).toEqual([]);
  });

  test("is not found in an ordinary schema that refers to itself forever", () => {
    const node = { type: "object", properties: { name: {}, next: { $ref: "#/$defs/node" } } };
    expect(kinds({ $ref: "#/$defs/node" }, { $defs: { node } })).toEqual([]);
  });

  const Password = { type: "string" };
  const junk = Array.from({ length: 6_000 }, (_, at) => ({ at }));
  const login = { type: "object", properties: { password: Password } };
  const hidden: [where: string, schema: object][] = [
    ["behind examples without end", { type: "object", examples: junk, properties: { login } }],
    ["behind cases without end", { type: "object", oneOf: junk, properties: { login } }],
    ["in a part that is called like a keyword", { type: "object", properties: { default: login } }],
    [
      "in a case by the constant that tells it from others",
      {
        oneOf: [
          { properties: { by: { const: "password" }, value: {} } },
          { properties: { by: { const: "mail" }, value: {} } },
        ],
      },
    ],
    [
      "in a case by an enumeration of one",
      { anyOf: [{ properties: { by: { enum: ["password"] }, value: {} } }] },
    ],
    [
      "in a case by the name of its schema",
      { oneOf: [{ $ref: "#/$defs/Password" }, { type: "integer" }] },
    ],
    ["by a name alone that is required", { type: "object", required: ["password"] }],
    ["by a name alone that depends", { dependentRequired: { user: ["password"] } }],
    ["by a pattern of names", { type: "object", patternProperties: { "^password$": {} } }],
    ["by a name to choose", { type: "object", propertyNames: { enum: ["user", "password"] } }],
    ["by a name that is suggested", { type: "object", default: { password: "" } }],
  ];
  test.each(hidden)("is found %s", (_, schema) => {
    expect(kinds(schema, { $defs: { Password } })).toEqual(["password"]);
  });

  test("is not found in an invalid schema", () => {
    const choice = { type: "array", items: { type: "object", properties: { name: {} } } };
    const given = { examples: [{ password: "x" }], enum: [[{ name: "password" }]] };
    expect(kinds({ ...choice, ...given })).toEqual([]);
  });
});

describe("a row of numbered boxes", () => {
  const secretsOf = ({ message, title, boxes }: NumberedForm, schema: object = text) => {
    const properties = Object.fromEntries(
      boxes.map((each, at) => [`k${at}`, { ...schema, title: each }]),
    );
    return Object.values(found(properties, message, { title }));
  };
  const shown = (forms: readonly NumberedForm[]) =>
    forms.map((form): [string, NumberedForm] => [
      `${form.message ?? form.title ?? ""} ${form.boxes.length} ${form.boxes[0]}`,
      form,
    ]);

  test.each(shown(phraseForms))("asks for a recovery phrase: %s", (_, form) => {
    expect(new Set(secretsOf(form))).toEqual(new Set(["key"]));
  });

  test.each(shown(honestForms))("asks for no secret: %s", (_, form) => {
    expect(secretsOf(form)).toEqual([]);
  });

  const rowOf = (from: number, to: number) => ({
    type: "object",
    properties: Object.fromEntries(
      Array.from({ length: to - from + 1 }, (_, at) => [
        `k${at}`,
        { ...text, title: `Word ${from + at}` },
      ]),
    ),
  });

  test("asks for one in several rows, or in one row and the fields that follow it", () => {
    const rows = { a: rowOf(1, 4), b: rowOf(5, 8), c: rowOf(9, 12) };
    expect(Object.values(found(rows))).toEqual(["key", "key", "key"]);
    const { properties } = rowOf(1, 6);
    expect(new Set(Object.values(found({ ...properties, more: rowOf(7, 12) })))).toEqual(
      new Set(["key"]),
    );
    expect(found({ a: rowOf(1, 4), b: rowOf(5, 8) })).toEqual({});
  });

  test("asks for one in a list without a name of its own", () => {
    const list = (length: number) => ({
      list: { type: "array", items: text, minItems: length, maxItems: length },
    });
    expect(found(list(24), "Restore your wallet.")).toEqual({ list: "key" });
    expect(found(list(10), "Restore your wallet.")).toEqual({});
    expect(found(list(24), "Name the players.")).toEqual({});
    const word = { ...text, title: "Word" };
    const fixed = { type: "array", prefixItems: Array.from({ length: 12 }, () => word) };
    expect(found({ fixed })).toEqual({ fixed: "key" });
  });

  test("is known by its keys, by the words beneath its boxes, and with other fields between", () => {
    const words = Array.from({ length: 12 }, (_, at) => `word${at + 1}`);
    const keys = found({
      name: text,
      ...Object.fromEntries(words.map((key) => [key, text])),
      note: text,
    });
    expect(keys).toEqual(Object.fromEntries(words.map((key) => [key, "key"])));
    const told = { ...text, description: "From your wallet" };
    expect(found({ 1: told, 2: told, 3: told })).toEqual({ 1: "key", 2: "key", 3: "key" });
  });

  test("is known although white space stands before or after its labels", () => {
    const gap = " ".repeat(100);
    const boxes = Array.from({ length: 12 }, (_, at) => `${gap}Word${gap}${at + 1}${gap}`);
    expect(new Set(secretsOf({ boxes }))).toEqual(new Set(["key"]));
    const three = ["1", "2", "3"].map((each) => gap + each);
    const message = `${" ".repeat(4_000)}Restore your wallet.`;
    expect(secretsOf({ boxes: three, message })).toEqual(["key", "key", "key"]);
  });

  test("is no recovery phrase if it has numbers, dates and choices", () => {
    const form = { boxes: Array.from({ length: 12 }, (_, at) => String(at + 1)) };
    expect(secretsOf(form, { type: "number" })).toEqual([]);
    expect(secretsOf(form, { type: "string", format: "date" })).toEqual([]);
    expect(secretsOf(form, { enum: ["a", "b"] })).toEqual([]);
  });

  test("is found among the parts of an answer, and as a list of that length", () => {
    const words = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`word_${at + 1}`, text]),
    );
    expect(found({ restore: { type: "object", properties: words } })).toEqual({ restore: "key" });
    const list = { type: "array", items: text, title: "Words" };
    expect(found({ list: { ...list, minItems: 12, maxItems: 12 } })).toEqual({ list: "key" });
    expect(found({ list: { ...list, maxItems: 10 } })).toEqual({});
  });
});
