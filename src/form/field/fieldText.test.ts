import { expect, test } from "vitest";
import { readSchema } from "../../schema/readSchema.js";
import { en } from "../../strings/en.js";
import { metaWords } from "./fieldText.js";

const LIST = { type: "array", items: { enum: ["a", "b", "c"] } };

function words(schema: unknown, required: string[] = []) {
  const [field] = readSchema({ properties: { a: schema }, required }).fields;
  return metaWords(field!, { marksRequired: false }, en);
}

test("a field that may be left out says so, and one that must be answered says nothing", () => {
  expect(words({ type: "string" })).toEqual(["Optional"]);
  expect(words({ type: "string" }, ["a"])).toEqual([]);
  expect(words({ type: "number", minimum: 1 }, ["a"])).toEqual(["1 or more"]);
});

test.each([
  [{ type: "number", minimum: 0, maximum: 10 }, "0 to 10"],
  [{ type: "integer", minimum: -1_000 }, "-1,000 or more"],
  [{ type: "number", maximum: 1.5 }, "1.5 or less"],
  [{ type: "number", exclusiveMinimum: 0 }, "more than 0"],
  [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, "more than 0, less than 1"],
  [{ type: "number", minimum: 0, exclusiveMaximum: 1 }, "0 or more, less than 1"],
  [{ ...LIST, minItems: 1, maxItems: 3 }, "select 1 to 3"],
  [{ ...LIST, minItems: 2, maxItems: 2 }, "select 2"],
  [{ ...LIST, minItems: 1 }, "select 1 or more"],
  [{ ...LIST, maxItems: 2 }, "up to 2"],
])("%j says its limits", (schema, limits) => {
  expect(words(schema)).toEqual(["Optional", limits]);
});

test.each([
  { type: "number" },
  LIST,
  { ...LIST, minItems: 0 },
  { type: "boolean" },
  { type: "string", minLength: 1, maxLength: 5 },
  { enum: [1, 2], minimum: 0 },
])("%j has no limits to say", (schema) => expect(words(schema)).toHaveLength(1));
