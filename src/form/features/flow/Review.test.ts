import fc from "fast-check";
import { assert, expect, test } from "vitest";
import { pickValue, requestedSchema } from "../../../schema/fixtures/arbitraries.js";
import { readSchema } from "../../../schema/readSchema.js";
import { storeOf } from "../../model/fixtures/openStore.js";
import { reviewOf } from "./Review.js";

const settings = { locale: "en", timeZone: "UTC" };

const read = (properties: object) => readSchema({ type: "object", properties }).fields;

test("answered fields are sent, the others are left out, in the server's order", () => {
  const fields = read({ a: { type: "string" }, b: { type: "boolean" }, c: { type: "number" } });
  const { sent, leftOut } = reviewOf(fields, { c: 0, b: false });
  expect(sent.map(({ field, answers }) => [field.key, answers[0]?.value])).toEqual([
    ["b", false],
    ["c", 0],
  ]);
  expect(leftOut.map(({ key }) => key)).toEqual(["a"]);
});

test("an answer of one's own stands with its choice, alone or beside what was chosen", () => {
  const fields = read({
    a: { type: "string", enum: ["x"] },
    a__other: { type: "string" },
    b: { type: "array", items: { type: "string", enum: ["x"] } },
    b__other: { type: "string" },
  });
  const { sent, leftOut } = reviewOf(fields, { a__other: "y", b: ["x"], b__other: "z" });
  const told = sent.map(({ field, answers }) => [
    field.key,
    ...answers.map(({ of, value }) => [of.key, value]),
  ]);
  expect(told).toEqual([
    ["a", ["a__other", "y"]],
    ["b", ["b", ["x"]], ["b__other", "z"]],
  ]);
  expect(leftOut).toEqual([]);
});

test("an inherited property of an object is no answer", () => {
  const fields = readSchema(
    JSON.parse('{"properties":{"__proto__":{"type":"string"},"toString":{"type":"string"}}}'),
  ).fields;
  expect(reviewOf(fields, {}).leftOut).toHaveLength(2);
  const content = Object.fromEntries([["__proto__", "x"]]);
  expect(reviewOf(fields, content).sent).toHaveLength(1);
});

test("the review shows exactly the content that is sent", async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(requestedSchema, fc.infiniteStream(fc.nat()), async (schema, picks) => {
      const store = storeOf(readSchema(schema), settings);
      for (const field of store.fields) {
        const pick = picks.next().value as number;
        if (pick % 3 > 0) store.change(field, pickValue(field, pick));
      }
      const content = await store.validation.validateAll();
      if (!content) return;
      const { sent, leftOut } = reviewOf(store.reading.fields, content);
      const shown = sent.flatMap(({ answers }) => answers.map(({ of, value }) => [of.key, value]));
      assert.deepEqual(Object.fromEntries(shown), content);
      assert.equal(sent.length + leftOut.length, store.reading.fields.length);
      if (shown.length > 0) answered += 1;
    }),
    { numRuns: 600, seed: 1 },
  );
  expect(answered).toBeGreaterThan(30);
});
