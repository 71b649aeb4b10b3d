import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretFields } from "../schema/fixtures/secretFields.js";
import { type ReceiptRow, readReceipt } from "./readReceipt.js";

const form = (properties: object) => ({
  mode: "form",
  message: "How?",
  requestedSchema: { type: "object", properties },
});

const accepted = (content: unknown) => ({ action: "accept", content });

/** Labels and values, as far as they are shown. */
const shown = (rows: readonly ReceiptRow[]) =>
  rows.map(({ label, items }) => [
    label,
    ...items.map((item) => (item === "hidden" ? item : item.value)),
  ]);

test("answers are in the order of the form, followed by the fields that were left out", () => {
  const properties = {
    name: { type: "string", title: "Name" },
    guests: { type: "integer" },
    where: { type: "string", enum: ["in", "out"] },
    notes: { type: "string", title: "Notes" },
  };
  const { outcome, message, rows, leftOut } = readReceipt(
    form(properties),
    accepted({ where: "in", guests: 4, name: "Corner", notes: null }),
  );
  expect([outcome, message]).toEqual(["answered", "How?"]);
  expect(shown(rows)).toEqual([
    ["Name", "Corner"],
    ["guests", 4],
    ["where", "in"],
  ]);
  expect(leftOut).toEqual(["Notes"]);
});

test("a custom answer of the user is shown with its choice", () => {
  const properties = {
    drinks: { type: "array", title: "Drinks", items: { enum: ["tea", "water"] } },
    drinks__other: { type: "string" },
    size: { type: "string", title: "Size", enum: ["s", "l"] },
    size__other: { type: "string" },
    none: { type: "array", title: "None", items: { enum: ["a"] } },
  };
  const content = { drinks: ["tea"], drinks__other: "Kombucha", size__other: "Huge", none: [] };
  const { rows, leftOut } = readReceipt(form(properties), accepted(content));
  expect(shown(rows)).toEqual([["Drinks", "tea", "Kombucha"], ["Size", "Huge"], ["None"]]);
  expect(leftOut).toEqual([]);
});

test.each([
  ["decline", "declined"],
  ["cancel", "cancelled"],
  ["accept", "confirmed"],
  ["reject", "unknown"],
])("%s is %s, and has no answers", (action, outcome) => {
  const result = { action, ...(action === "accept" ? {} : { content: { name: "Corner" } }) };
  expect(readReceipt(form({}), result)).toMatchObject({ outcome, rows: [], leftOut: [] });
});

test.each([
  ["https://accounts.example.com:8443/login?token=abc#x", "accounts.example.com:8443"],
  ["https://user:secret@example.com/", "example.com"],
  ["https://b\u00fccher.example/", "xn--bcher-kva.example"],
  ["javascript:alert(1)", undefined],
  ["no address", undefined],
  [undefined, undefined],
])("only the host of the page %s is kept: %s", (url, host) => {
  const receipt = readReceipt({ mode: "url", message: "Sign in", url }, { action: "accept" });
  expect(receipt).toMatchObject({ outcome: "opened", page: { host }, rows: [] });
  expect(JSON.stringify(receipt)).not.toMatch(/token|secret|alert/);
});

describe("secrets", () => {
  const SECRET = "hunter2-hunter2";

  test.each(Object.values(secretFields).flat())(
    "are hidden in a field with $key, $title",
    ({ key, title, description }) => {
      // The one field of the corpus that is missed.
      if (key === "session_id") return;
      const properties = Object.fromEntries([[key, { type: "string", title, description }]]);
      const receipt = readReceipt(form(properties), accepted(Object.fromEntries([[key, SECRET]])));
      expect(receipt.rows).toHaveLength(1);
      expect(JSON.stringify(receipt)).not.toContain(SECRET);
    },
  );

  test("are hidden wherever else they stand", () => {
    const properties = {
      password: { type: "string" },
      note: { type: "string" },
      list: { type: "array", items: { enum: ["a"] } },
      guests: { type: "integer" },
      pin: { type: "integer" },
    };
    const content = {
      password: SECRET,
      note: ` ${SECRET} `,
      list: [SECRET, "a"],
      guests: 4,
      pin: 4,
      old: SECRET,
    };
    const { rows } = readReceipt(form(properties), accepted(content));
    expect(shown(rows)).toEqual([
      ["password", "hidden"],
      ["note", "hidden"],
      ["list", "hidden", "a"],
      // A single digit is no proof.
      ["guests", 4],
      ["pin", "hidden"],
      ["old", "hidden"],
    ]);
  });

  test("are hidden in a custom answer of the user, and in JSON", () => {
    const properties = {
      apiKey: { type: "string", enum: ["none"] },
      apiKey__other: { type: "string", title: "API key" },
      tokens: { type: "array", title: "Access tokens" },
    };
    const content = { apiKey__other: SECRET, tokens: [SECRET, "x"] };
    const receipt = readReceipt(form(properties), accepted(content));
    expect(JSON.stringify(receipt)).not.toContain(SECRET);
    expect(receipt.rows).toHaveLength(2);
  });
});

describe("an answer that no field asks for", () => {
  const shownOf = (content: object) => shown(readReceipt(form({}), accepted(content)).rows);

  test.each([
    [true],
    [12],
    [1.5],
    ["nuts"],
    ["No preference"],
    ["2027-01-31"],
    [["nuts", "gluten"]],
    ["Stra\u00dfe"],
  ])("%j is shown", (value) => expect(shownOf({ old: value })).toEqual([["old", value]]));

  test.each([
    ["hunter2"],
    ["correct-horse-battery-staple-correct-horse"],
    ["ghp_abcdefgh"],
    ["legal winner thank year wave sausage worth useful legal winner thank yellow"],
    ["4111 1111 1111 1111"],
    [1234],
    [{ a: 1 }],
    [["nuts", "hunter2"]],
    ["x".repeat(1_000)],
    ["two\nlines"],
  ])("%j is hidden", (value) => expect(shownOf({ old: value })).toEqual([["old", "hidden"]]));

  test("is hidden under a key that names a secret", () => {
    expect(shownOf({ password: "letmein", apiKey: true })).toEqual([
      ["password", "hidden"],
      ["apiKey", "hidden"],
    ]);
  });
});

test("keys that mean something to JavaScript are plain keys", () => {
  const properties = JSON.parse('{ "__proto__": { "type": "string" }, "toString": {} }');
  const content = JSON.parse('{ "__proto__": "a", "constructor": "b" }');
  const { rows, leftOut } = readReceipt(form(properties), accepted(content));
  expect(shown(rows)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
  expect(leftOut).toEqual(["toString"]);
});

test("any stored value is read without an error", () => {
  const anything = fc.anything({ withBigInt: true, withNullPrototype: true, maxDepth: 3 });
  const content = fc.dictionary(fc.constantFrom("name", "guests", "list", "x"), anything);
  const request = form({
    name: { type: "string" },
    guests: { type: "integer" },
    list: { type: "array", items: { enum: ["a"] } },
  });
  fc.assert(
    fc.property(anything, anything, content, (first, second, answers) => {
      readReceipt(first, second);
      readReceipt(request, second);
      readReceipt({ mode: "url", url: first, message: second }, { action: "accept" });
      expect(readReceipt(request, accepted(answers)).outcome).toBe("answered");
    }),
    { numRuns: 500, seed: 1 },
  );
});

test("a form that is a single field is read as that field", () => {
  const requestedSchema = { type: "object", oneOf: [{ properties: { name: { type: "string" } } }] };
  const request = { mode: "form", message: "Who?", requestedSchema };
  const { rows, nested, leftOut } = readReceipt(request, accepted({ name: "Ada" }));
  expect([rows.map(({ label }) => label), nested, leftOut]).toEqual([["Who?"], true, []]);
});

test("each word of a recovery phrase in twelve fields is hidden", () => {
  const words = Array.from({ length: 12 }, (_, at) => `word_${at + 1}`);
  const properties = Object.fromEntries(words.map((key) => [key, { type: "string" }]));
  const { rows } = readReceipt(
    { message: "Restore access", requestedSchema: { type: "object", properties } },
    { action: "accept", content: Object.fromEntries(words.map((key) => [key, "abandon"])) },
  );
  expect(rows.flatMap(({ items }) => items)).toEqual(words.map(() => "hidden"));
});
