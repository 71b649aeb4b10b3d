import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FormStore } from "../form/model/FormStore.js";
import { type ElicitationContent, isFormRequest } from "../core/protocol.js";
import { readSchema } from "../schema/readSchema.js";
import { EMPTY_TEXT } from "../schema/types.js";
import { type ToolAction, readAction } from "./readAction.js";

const settings = { locale: "en", timeZone: "UTC" };
const decisions = {
  approve: { type: "approve" },
  edit: (name: string, args: object) => ({ type: "edit", name, args }),
  reject: { type: "reject" },
};

/** What a form that nobody touched sends for a call. */
async function sentAsItIs(action: ToolAction): Promise<unknown> {
  const { request, answerOf } = readAction(action, decisions);
  if (!isFormRequest(request)) throw new Error("No form.");
  const store = new FormStore(readSchema(request.requestedSchema), settings);
  const content = await store.validation.submit();
  return content ? answerOf({ action: "accept", content }) : "refused";
}

/** As a wire brings it: there is no other zero. */
const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)));

test("a call that nobody changed is approved, whatever its arguments are", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), json), async (args) => {
      expect(await sentAsItIs({ name: "call", args })).toEqual({ type: "approve" });
    }),
    { numRuns: 1_000 },
  );
});

/** What schemas of tools say of an argument. */
const described = fc.oneof(
  ...["date", "time", "date-time", "email", "uri", "password"].map((format) =>
    fc.constant({ type: "string", format }),
  ),
  ...["string", "number", "integer", "boolean", "array", "object"].flatMap((type) => [
    fc.constant({ type }),
    fc.constant({ anyOf: [{ type }, { type: "null" }] }),
  ]),
  fc.constant({ enum: ["a", "b", ""] }),
  fc.constant({ type: "array", items: { enum: ["a", "b"] } }),
  fc.constant({ type: "array", items: { type: "string" } }),
  fc.record({ type: fc.constant("boolean"), default: fc.boolean() }),
  fc.record({ enum: fc.constant(["a", "b"]), default: fc.constantFrom("a", "c") }),
  fc.record({ type: fc.constant("string"), default: fc.constantFrom("", "a", "\u200b") }),
  fc.constantFrom({}, true, { type: "null" }, { $ref: "#" }, { type: "uuid" }),
);

/** What models fill in, fitting or not. */
const argument = fc.oneof(
  json,
  fc.constantFrom<unknown>("a", "c", "", "a\nb", " a", "a@b.example", "https://a.example/", [], {}),
  fc.constantFrom<unknown>(["a"], ["a", "a"], ["c"], 2 ** 53, 0, 1.5, true, false, null),
  fc.constantFrom("2024-02-30", "2024-02-29", "0000-01-01", "25:00:00Z", "10:00:00Z"),
  fc.constantFrom("2024-01-01T99:99:99Z", "2024-01-01T10:00:00+02:00", "be\u200bcareful"),
);

const names = fc.constantFrom("a", "b", "a__other", "b__other", "response", "__proto__");

test("a call that nobody changed is approved, whatever its schema says of its arguments", async () => {
  const properties = fc.dictionary(names, described);
  const dictionary = fc.dictionary(names, argument);
  await fc.assert(
    fc.asyncProperty(properties, dictionary, async (schema, args) => {
      const call = { name: "call", args, schema: { type: "object", properties: schema } };
      // What its own schema refuses is mended by the person first.
      expect([{ type: "approve" }, "refused"]).toContainEqual(await sentAsItIs(call));
    }),
    { numRuns: 3_000 },
  );
});

test("arguments that a form has no place for stand in the message, and stay", async () => {
  const args = Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`a${at}`, at]));
  const { request } = readAction({ name: "call", args }, decisions);
  expect(request.message).toContain('"a1199": 1199');
  expect(await sentAsItIs({ name: "call", args })).toEqual({ type: "approve" });
});

test("a schema's default beside the arguments is no change by the user, and can be changed", () => {
  const properties = { path: { type: "string" }, deep: { type: "boolean", default: true } };
  const call = { name: "list", args: { path: "/x" }, schema: { type: "object", properties } };
  const { answerOf } = readAction(call, decisions);
  const answer = (content: ElicitationContent) => answerOf({ action: "accept", content });
  expect(answer({ path: "/x", deep: true })).toEqual({ type: "approve" });
  // The tool is called as the model would have it.
  expect(answer({ path: "/x" })).toEqual({ type: "approve" });
  const edit = { type: "edit", name: "list" };
  expect(answer({ path: "/x", deep: false })).toEqual({
    ...edit,
    args: { path: "/x", deep: false },
  });
  expect(answer({ path: "/y", deep: true })).toEqual({ ...edit, args: { path: "/y", deep: true } });
});

describe("an argument that a form cannot start with is not lost", () => {
  const properties = {
    day: { type: "string", format: "date" },
    at: { type: "string", format: "date-time" },
    mail: { anyOf: [{ type: "string", format: "email" }, { type: "null" }] },
    size: { enum: ["S", "M"] },
    sizes: { type: "array", items: { enum: ["S", "M"] } },
    count: { type: "integer" },
    place: { $ref: "#/$defs/place" },
  };
  const $defs = { place: { type: "object", properties: { city: { type: "string" } } } };
  const schema = { type: "object", properties, $defs };

  test.each([
    { day: "tomorrow" },
    { day: "2027-01-29" },
    { at: "2027-01-29T18:30:00Z" },
    { at: "at eight" },
    { mail: " ada@example.com" },
    { mail: "ada@example.com" },
    { size: "XL" },
    { sizes: ["S", "XL"] },
    { sizes: ["M"] },
    { count: 1.5 },
    { count: "four" },
    { place: { city: "Bonn" } },
    { place: { city: 7, zone: [null, { a: "" }] } },
    { note: "be\u200bcareful" },
    { nested: { note: "be\u202ecareful", list: [] } },
    { nothing: null },
  ])("%j", async (args) => {
    const { request, answerOf } = readAction({ name: "call", args, schema }, decisions);
    const asked = isFormRequest(request)
      ? Object.keys(request.requestedSchema.properties ?? {})
      : [];
    const sent = await sentAsItIs({ name: "call", args, schema });
    // What its own schema refuses is mended by the person first; nothing goes that they did not see.
    expect([{ type: "approve" }, "refused"]).toContainEqual(sent);
    const [key = ""] = Object.keys(args);
    if (!asked.includes(key)) {
      expect(request.message).toContain(JSON.stringify(args, null, 2));
      expect(answerOf({ action: "accept", content: {} })).toEqual({ type: "approve" });
    }
  });
});

test("an edit keeps the types of what is nested, and its keys are plain keys", () => {
  const args = JSON.parse('{"mail":{"to":["ada"],"copies":2,"__proto__":{"urgent":true}}}');
  const { request, answerOf } = readAction({ name: "send", args }, decisions);
  expect(request).toMatchObject({
    requestedSchema: {
      properties: {
        mail: {
          type: "object",
          properties: {
            to: { type: "array", items: { type: "string" } },
            copies: { type: "number" },
          },
          default: args.mail,
        },
      },
    },
  });
  const content = { mail: { to: ["ada", "bo"], copies: 3 } };
  expect(answerOf({ action: "accept", content: content as never })).toEqual({
    type: "edit",
    name: "send",
    args: content,
  });
});

describe("an argument that is emptied", () => {
  /** A form of a call, driven as its controls do. */
  function open(args: object, schema?: object) {
    const { request, answerOf } = readAction({ name: "send", args, schema }, decisions);
    if (!isFormRequest(request)) throw new Error("No form.");
    const store = new FormStore(readSchema(request.requestedSchema), settings);
    const fieldOf = (key: string) => store.fields.find((field) => field.key === key)!;
    const send = async () => {
      const content = await store.validation.submit();
      return content && answerOf({ action: "accept", content });
    };
    return { request, store, fieldOf, send };
  }
  const edited = (args: object) => ({ type: "edit", name: "send", args });
  const args = { cc: "b@x.example", copies: 2, to: { name: "Ada", note: "" }, tags: ["a"] };

  test("stays in a call that no schema describes, as the empty text once the user says so", async () => {
    const { store, fieldOf, send } = open(args);
    store.change(fieldOf("cc"), "");
    expect(await send()).toBeUndefined();
    store.change(fieldOf("cc"), EMPTY_TEXT);
    expect(await send()).toEqual(edited({ ...args, cc: "" }));
    store.change(fieldOf("copies"), "");
    expect(await send()).toBeUndefined();
    store.change(fieldOf("copies"), "3");
    // A part of an argument is no more optional than the argument.
    store.change(fieldOf("to"), '{"note":""}');
    expect(await send()).toBeUndefined();
    store.change(fieldOf("to"), '{"name":"","note":""}');
    store.change(fieldOf("tags"), "[]");
    const { to, ...rest } = args;
    expect(await send()).toEqual(
      edited({ ...rest, cc: "", copies: 3, tags: [], to: { ...to, name: "" } }),
    );
  });

  test("leaves a call whose schema says that it is optional", async () => {
    const properties = { cc: { type: "string" }, to: { type: "string" } };
    const schema = { type: "object", properties, required: ["to"] };
    const { store, fieldOf, send } = open({ cc: "b@x.example", to: "a@x.example" }, schema);
    store.change(fieldOf("cc"), "");
    expect(await send()).toEqual(edited({ to: "a@x.example" }));
    store.change(fieldOf("to"), "");
    expect(await send()).toBeUndefined();
  });

  test("does not include `null` arguments: each is shown, stays, and can be given a value", async () => {
    const cc = { anyOf: [{ type: "string" }, { type: "null" }], default: null };
    for (const schema of [undefined, { type: "object", properties: { cc }, required: ["cc"] }]) {
      const { request, store, fieldOf, send } = open({ cc: null }, schema);
      expect(request.message).toContain('"cc": null');
      expect(await send()).toEqual({ type: "approve" });
      store.change(fieldOf("cc"), schema ? "a" : '"a"');
      expect(await send()).toEqual(edited({ cc: "a" }));
      store.change(fieldOf("cc"), "");
      expect(await send()).toEqual({ type: "approve" });
    }
  });

  test("is in the answer if no schema describes it", async () => {
    const values = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom("", 0, null));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), values), async (given) => {
        const { store, send } = open(given);
        for (const field of store.fields) {
          if (field.kind === "string") store.change(field, EMPTY_TEXT);
        }
        const answer = (await send()) as { args?: object; type?: string };
        const kept = answer.type === "approve" ? given : answer.args!;
        expect(Object.keys(kept).toSorted()).toEqual(Object.keys(given).toSorted());
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

test("a rejection without a message is no approval", () => {
  const { answerOf } = readAction({ name: "send", args: {} }, { ...decisions, named: true });
  const content = { decision: { reject: "" } } as never;
  expect(answerOf({ action: "accept", content })).toEqual({ type: "reject" });
});
