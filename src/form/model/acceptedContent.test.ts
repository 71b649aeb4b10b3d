import { type Schema, Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { assert, expect, test } from "vitest";
import type { Field } from "../../schema/Field.js";
import { isObject } from "../../core/json.js";
import { presetText } from "../../schema/presetOf.js";
import { readForm } from "../../schema/readSchema.js";
import { validateContent } from "../../validation/validateContent.js";
import { pickValue, requestedSchema } from "../../schema/fixtures/arbitraries.js";
import { settings, storeOf } from "./fixtures/openStore.js";

/** Formats that two validators may see differently, and one that is an annotation here. */
const LOOSE_FORMATS = new Set<unknown>(["email", "uri", "uuid"]);

/** The schema for other validators: ACP's `null` is the same as left out. */
function asPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPlain);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, each]) => each !== null && !(key === "format" && LOOSE_FORMATS.has(each)),
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, asPlain(each)]));
}

const LEFT_TO_THE_SERVER = new Set([
  "uncheckedKeyword",
  "malformedKeyword",
  "notAnObject",
  // Strictly, no value is exactly one of two equal constants.
  "duplicateOption",
]);

/** What is entered in a form that is one question. */
const CONTENTS = ["", "{}", '{"": "a"}', '{"0": "1", "a.b": ["a"], "f0": true}'];

test("accepted content is valid, whatever the schema and the input are", async () => {
  let accepted = 0;
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      requestedSchema,
      fc.constantFrom("en", "de"),
      fc.nat(2 ** 31 - 1),
      async (schema, locale, start) => {
        const reading = readForm(schema);
        const store = storeOf(reading, { ...settings, locale });
        const touched = new Set<string>();
        const enter = (field: Field, entry: number) => {
          touched.add(field.id);
          const isContent = "isContent" in field;
          store.change(field, isContent ? CONTENTS[entry % 4]! : pickValue(field, entry));
        };
        let seed = start;
        const draw = () => (seed = (Math.imul(seed, 48_271) >>> 0) % (2 ** 31 - 1));
        for (const field of store.fields) if (draw() % 3 > 0) enter(field, draw());

        // A person would mend what is wrong.
        let content = await store.validation.validateAll();
        for (let attempt = 0; attempt < 2 && !content; attempt++) {
          for (const field of store.validation.problems) enter(field, draw());
          content = await store.validation.validateAll();
        }
        if (!content) return;
        accepted += 1;

        for (const [key, value] of Object.entries(content)) {
          const field = store.fields.find((each) => "isContent" in each || each.key === key);
          const preset = field && (field.default ?? presetText(field));
          assert(field && (touched.has(field.id) || preset !== undefined), "fabricated");
          // A default that nobody could or did change goes back as it came.
          if (field.default === undefined || (touched.has(field.id) && !field.readOnly)) continue;
          expect([key, value]).toEqual([key, field.default]);
        }
        const issues = await validateContent(schema as never, content);
        assert(issues.length === 0, `validateContent: ${JSON.stringify([content, issues])}`);

        const plain = JSON.stringify(asPlain(schema));
        if (reading.diagnostics.some(({ code }) => LEFT_TO_THE_SERVER.has(code))) return;
        if (/"pattern":|"type":(?:"file"|"constructor"|5)/.test(plain)) return;
        compared += 1;
        const validator = new Validator(JSON.parse(plain) as Schema, "2020-12", false);
        // It looks for properties on the prototype as well.
        const bare = Object.assign(Object.create(null), content) as unknown;
        const { valid, errors } = validator.validate(bare);
        assert(valid, `${plain} ${JSON.stringify([content, errors])}`);
      },
    ),
    { numRuns: 10_400, seed: 1 },
  );
  // The schemas and values are such that a defect can show.
  expect(accepted).toBeGreaterThan(4_000);
  expect(compared).toBeGreaterThan(1_000);
});
