import { describe, expect, test } from "vitest";
import { readSchema } from "../../schema/readSchema.js";
import { openStore, settle } from "./fixtures/openStore.js";

describe("errors", () => {
  const form = () =>
    openStore({ a: { type: "string", minLength: 2 }, b: { type: "string" } }, ["a", "b"]);

  test("appear once a field was left, and go as soon as they are mended", async () => {
    const { enter, leave, codes } = form();
    enter("a", "x");
    await settle();
    expect(codes("a")).toEqual([]);
    leave("a");
    await settle();
    expect(codes("a")).toEqual(["minLength"]);
    expect(codes("b")).toEqual([]);
    enter("a", "xy");
    await settle();
    expect(codes("a")).toEqual([]);
  });

  test("about missing answers appear only once Submit was pressed", async () => {
    const { store, enter, leave, codes, submit } = openStore(
      {
        text: { type: "string", minLength: 2 },
        many: { type: "array", items: { enum: ["x", "y", "z"] }, minItems: 2 },
        rows: {
          type: "array",
          items: { type: "object", properties: { x: { type: "string" } }, required: ["x"] },
          minItems: 3,
        },
      },
      ["text", "many", "rows"],
    );
    const all = () => [codes("text"), codes("many"), codes("rows")];
    for (const key of ["text", "many", "rows"]) leave(key);
    await settle();
    expect(all()).toEqual([[], [], []]);
    enter("text", "xy");
    enter("many", ["x"]);
    enter("rows", "[{},{}]");
    await settle();
    enter("text", "");
    await settle();
    expect(all()).toEqual([[], [], []]);
    // A malformed answer is one at once.
    enter("text", "x");
    enter("many", ["w"]);
    enter("rows", '[{"x":1}]');
    await settle();
    expect(all()).toEqual([["minLength"], ["enum"], ["inside"]]);
    enter("text", "");
    enter("many", ["x"]);
    enter("rows", "[{},{}]");
    expect(await submit()).toBeUndefined();
    expect(all()).toEqual([["required"], ["minItems"], ["minItems", "inside"]]);
    enter("text", "xy");
    await settle();
    enter("text", "");
    await settle();
    expect([codes("text"), store.validation.problems.length]).toEqual([["required"], 2]);
  });

  test("about missing answers appear once the fields of a step were checked", async () => {
    const { store, fieldOf, codes, leave } = form();
    await store.validation.check([fieldOf("a")]);
    leave("b");
    await settle();
    expect([codes("a"), codes("b")]).toEqual([["required"], []]);
  });

  test("appear all at once on Submit, in the order of the fields, and leave the summary one by one", async () => {
    const { store, submit, enter } = form();
    const summary = () => store.validation.problems.map(({ key }) => key);
    expect(await submit()).toBeUndefined();
    expect([summary(), store.validation.failedSubmits]).toEqual([["a", "b"], 1]);
    enter("a", "xy");
    await settle();
    expect(summary()).toEqual(["b"]);
    enter("b", "x");
    await settle();
    expect(summary()).toEqual([]);
    expect(await submit()).toEqual({ a: "xy", b: "x" });
    expect(store.validation.failedSubmits).toBe(1);
  });

  test("are announced one by one where they appear one by one, and not all at once on Submit", async () => {
    const { store, enter, leave, fieldOf, submit } = form();
    enter("a", "x");
    leave("a");
    await settle();
    expect([
      store.validation.announces(fieldOf("a")),
      store.validation.announces(fieldOf("b")),
    ]).toEqual([true, false]);
    await submit();
    expect([
      store.validation.announces(fieldOf("a")),
      store.validation.announces(fieldOf("b")),
    ]).toEqual([false, false]);
  });

  test("within a nested field are announced once it was left, not while it is answered", async () => {
    const parts = { type: "object", properties: { x: { type: "string" } }, required: ["x"] };
    const { store, enter, leave, fieldOf, codes, submit } = openStore(
      { a: { type: "string" }, b: parts },
      ["a", "b"],
    );
    const announced = () => [codes("b"), store.validation.announces(fieldOf("b"))];
    await submit();
    expect(announced()).toEqual([["required"], false]);
    // Its parts are checked, and what they hold is its answer.
    enter("b", "{}");
    await settle();
    expect(announced()).toEqual([["inside"], false]);
    leave("b");
    await settle();
    expect(announced()).toEqual([["inside"], true]);
    enter("b", '{"x":"y"}');
    await settle();
    enter("b", "{}");
    await settle();
    expect(announced()).toEqual([["inside"], false]);
  });

  test("within a nested field are announced by the field, not again by its only part", async () => {
    const { store } = form();
    const schema = { type: "object", properties: { x: { type: "string" } }, required: ["x"] };
    const within = store.within(store.fields[0]!, readSchema(schema));
    await within.validation.check(within.fields);
    const [x] = within.fields;
    expect(within.validation.issues(x!)).toHaveLength(1);
    expect(within.validation.announces(x!)).toBe(false);
  });

  test("wait while a pointer is down after a field was left", async () => {
    const { store, enter, leave, codes } = form();
    enter("a", "x");
    store.presses.begin();
    leave("a");
    await settle();
    expect(codes("a")).toEqual([]);
    store.presses.end();
    await settle();
    expect(codes("a")).toEqual(["minLength"]);
  });

  test("keep everything that was entered", async () => {
    const { submit, enter, value, store } = form();
    enter("a", "x");
    enter("b", " kept ");
    expect(await submit()).toBeUndefined();
    store.session.fail(new Error("offline"));
    expect([value("a"), value("b")]).toEqual(["x", " kept "]);
  });
});

test("an error that a check found goes as soon as it is mended", async () => {
  const form = openStore({ a: { type: "string", minLength: 2 } });
  form.enter("a", "x");
  expect(await form.store.validation.check([form.fieldOf("a")])).toBe(false);
  expect(form.store.validation.failedSubmits).toBe(1);
  form.enter("a", "xy");
  await settle();
  expect(form.codes("a")).toEqual([]);
  form.enter("a", "x");
  await settle();
  expect(form.codes("a")).toEqual(["minLength"]);
});

test("fields that were left before a second pointer came down wait as well", async () => {
  const form = openStore({ a: { type: "string", minLength: 2 } });
  form.enter("a", "x");
  form.store.presses.begin();
  form.leave("a");
  form.store.presses.begin();
  form.store.presses.end();
  await expect.poll(() => form.codes("a")).toEqual(["minLength"]);
});
