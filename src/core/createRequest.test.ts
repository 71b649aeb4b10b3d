import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import * as mini from "zod/mini";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { readSchema } from "../schema/readSchema.js";
import { validateContent } from "../validation/validateContent.js";
import { formRequest } from "./createRequest.js";

/** The same questions, as each library writes them. */
const questions = {
  zod: {
    name: z.string().min(1).max(40),
    guests: z.number().int().min(1).max(12),
    place: z.enum(["inside", "terrace"]),
    email: z.email().optional(),
    chair: z.boolean().optional(),
  },
  mini: {
    name: mini.toJSONSchema(mini.string().check(mini.minLength(1), mini.maxLength(40))),
    guests: mini.toJSONSchema(mini.int().check(mini.minimum(1), mini.maximum(12))),
    place: mini.toJSONSchema(mini.enum(["inside", "terrace"])),
    email: mini.toJSONSchema(mini.optional(mini.email())),
    chair: mini.toJSONSchema(mini.optional(mini.boolean())),
  },
  valibot: {
    name: toStandardJsonSchema(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
    guests: toStandardJsonSchema(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    place: toStandardJsonSchema(v.picklist(["inside", "terrace"])),
    email: toStandardJsonSchema(v.optional(v.pipe(v.string(), v.email()))),
    chair: toStandardJsonSchema(v.optional(v.boolean())),
  },
  arktype: {
    name: type("1 <= string <= 40"),
    guests: type("1 <= number.integer <= 12"),
    place: type("'inside' | 'terrace'"),
    email: type("string.email | undefined"),
    chair: type("boolean | undefined"),
  },
};

interface Booking {
  name: string;
  guests: number;
  place: "inside" | "terrace";
  email?: string;
  chair?: boolean;
}

test.each([
  ["a whole form", { "~standard": { version: 1, vendor: "zod", validate: () => ({ value: 1 }) } }],
  ["a question", { name: { "~standard": { version: 1, vendor: "zod" } } }],
  ["a question of zod/mini", { name: mini.string() }],
])("a library that writes no JSON Schema is named as what is wrong, of %s", (_what, given) => {
  expect(() => formRequest("?", given as never)).toThrow(
    /no `~standard.jsonSchema`.+zod 4.2 or later, zod\/mini with `toJSONSchema`/,
  );
});

describe.each(["zod", "mini", "valibot"] as const)("%s", (library) => {
  const request = formRequest("How shall I book?", questions[library] as (typeof questions)["zod"]);

  test("each field has its kind, its limits, and whether it is required", () => {
    expect(request).toMatchObject({ mode: "form", message: "How shall I book?" });
    const { fields, readable } = readSchema(request.requestedSchema);
    expect(readable).toBe(true);
    expect(fields.map(({ key, kind, required }) => [key, kind, required])).toEqual([
      ["name", "string", true],
      ["guests", "integer", true],
      ["place", "singleSelect", true],
      ["email", "email", false],
      ["chair", "boolean", false],
    ]);
    expect(fields[0]?.constraints).toMatchObject({ minLength: 1, maxLength: 40 });
    expect(fields[1]?.constraints).toMatchObject({ minimum: 1, maximum: 12 });
  });

  test("the form accepts exactly the content that the schema library accepts", async () => {
    const content = fc.record({
      name: fc.string({ maxLength: 50 }),
      guests: fc.integer({ min: -1, max: 14 }),
      place: fc.constantFrom("inside", "terrace", "roof"),
      chair: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(content, async (given) => {
        const issues = await validateContent(request.requestedSchema, given);
        const holds = z.object(questions.zod).safeParse(given).success;
        expect(issues.length === 0).toBe(holds);
      }),
    );
  });
});

test("arktype: its JSON Schema becomes the form", () => {
  const { name, guests, place } = questions.arktype;
  const { fields } = readSchema(formRequest("?", { name, guests, place }).requestedSchema);
  expect(fields.map(({ key, kind, required }) => [key, kind, required])).toEqual([
    ["name", "string", true],
    ["guests", "integer", true],
    ["place", "singleSelect", true],
  ]);
});

test("the schema of an object becomes a form with all its titles and descriptions", () => {
  const schema = z.object({
    name: z.string().meta({ title: "Name", description: "As on your passport" }),
    news: z.boolean().default(true),
  });
  const { fields } = readSchema(formRequest("?", schema).requestedSchema);
  expect(fields).toMatchObject([
    { key: "name", label: "Name", description: "As on your passport", required: true },
    { key: "news", default: true, required: false },
  ]);
  const written = readSchema(
    formRequest("?", type({ name: "string", "age?": "number" })).requestedSchema,
  );
  expect(written.fields.map(({ key, required }) => [key, required])).toEqual([
    ["name", true],
    ["age", false],
  ]);
});

test("a schema that JSON Schema cannot express is refused", () => {
  expect(() => formRequest("?", { day: z.date() })).toThrow(/[Dd]ate/);
});

test("a schema that checks later, or not at all, is of a required answer", () => {
  const jsonSchema = { input: () => ({ type: "string" }) };
  const request = formRequest("?", {
    later: { "~standard": { jsonSchema, validate: async () => ({ value: undefined }) } },
    never: { "~standard": { jsonSchema } },
    refused: { "~standard": { jsonSchema, validate: () => ({ issues: [] }) } },
  });
  expect(request.requestedSchema.required).toEqual(["later", "never", "refused"]);
});

test("accepted content has the types of the schemas, and that of other requests the protocol's", () => {
  const queue = createElicitationQueue();
  const options = { requester: { name: "Table booking" } };
  const typed = () => queue.elicit(formRequest("?", questions.zod), options);
  type Typed = Extract<Awaited<ReturnType<typeof typed>>, { action: "accept" }>["content"];
  expectTypeOf<Typed>().branded.toEqualTypeOf<Booking>();

  const ofMini = () => queue.elicit(formRequest("?", questions.mini), options);
  type Mini = Extract<Awaited<ReturnType<typeof ofMini>>, { action: "accept" }>["content"];
  expectTypeOf<Mini>().branded.toEqualTypeOf<Booking>();

  const ofValibot = () => queue.elicit(formRequest("?", questions.valibot), options);
  type Valibot = Extract<Awaited<ReturnType<typeof ofValibot>>, { action: "accept" }>["content"];
  expectTypeOf<Valibot>().branded.toEqualTypeOf<Booking>();

  const ofArktype = () => queue.elicit(formRequest("?", questions.arktype), options);
  type Arktype = Extract<Awaited<ReturnType<typeof ofArktype>>, { action: "accept" }>["content"];
  expectTypeOf<Arktype>().branded.toEqualTypeOf<Booking>();

  const whole = () => queue.elicit(formRequest("?", z.object(questions.zod)), options);
  type Whole = Extract<Awaited<ReturnType<typeof whole>>, { action: "accept" }>["content"];
  expectTypeOf<Whole["guests"]>().toEqualTypeOf<number>();

  const wire = () => queue.elicit({ message: "", requestedSchema: {} }, options);
  type Wire = Extract<Awaited<ReturnType<typeof wire>>, { action: "accept" }>["content"];
  expectTypeOf<Wire>().toEqualTypeOf<
    Record<string, string | number | boolean | string[]> | undefined
  >();
  expect(queue.getSnapshot().waiting).toBe(0);
});
