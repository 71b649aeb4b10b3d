import fc from "fast-check";
import { expect, test } from "vitest";
import { sameJson } from "../../core/json.js";
import { pickValue, requestedSchema } from "../../schema/fixtures/arbitraries.js";
import { readSchema } from "../../schema/readSchema.js";
import { stateOf } from "./fixtures/formState.js";
import { openStore, settings, settle, storeOf } from "./fixtures/openStore.js";

test("the state of a form tells what was entered, left and sent, and starting over clears it", async () => {
  const { store, enter, leave, submit } = openStore(
    {
      name: { type: "string", minLength: 2 },
      days: { type: "array", items: { type: "string", enum: ["mon", "tue"] }, default: ["mon"] },
      note: { type: "string" },
    },
    ["name", "note"],
  );
  await store.load();
  const first = stateOf(store);
  expect(first).toEqual({
    status: "open",
    action: undefined,
    failed: false,
    values: { name: "", days: ["mon"], note: "" },
    dirty: [],
    touched: [],
    errors: {},
    problems: [],
    failedSubmits: 0,
    secrets: [],
    agreed: false,
    unconfirmedSubmits: 0,
    view: { firstField: 0, seen: 0, whole: false, review: undefined, focus: undefined },
    asJson: false,
    resets: 0,
    hasEarlierAnswers: false,
    dismissing: undefined,
    announcement: undefined,
  });
  enter("name", "x");
  enter("days", []);
  leave("name");
  await settle();
  const left = {
    ...first,
    values: { name: "x", days: [], note: "" },
    dirty: ["name", "days"],
    touched: ["name"],
    errors: { name: ["minLength"] },
  };
  expect(stateOf(store)).toEqual(left);
  expect(await submit()).toBeUndefined();
  expect(stateOf(store)).toEqual({
    ...left,
    touched: ["name", "days", "note"],
    errors: { name: ["minLength"], note: ["required"] },
    problems: ["name", "note"],
    failedSubmits: 1,
  });
  enter("note", "y");
  enter("days", ["mon"]);
  await settle();
  expect(stateOf(store)).toMatchObject({ dirty: ["name", "note"], problems: ["name"] });
  store.startOver();
  expect(stateOf(store)).toEqual({ ...first, failedSubmits: 1, resets: 1 });
});

test("a form holds what was entered last in each field, and a field is dirty if that is not its default", () => {
  const acts = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 });
  fc.assert(
    fc.property(requestedSchema, acts, (schema, changes) => {
      const store = storeOf(readSchema(schema), settings);
      const { fields, values } = store;
      fc.pre(fields.length > 0);
      const entered = new Map(fields.map((field) => [field, values.initial(field)]));
      for (const [at, seed] of changes) {
        const field = fields[at % fields.length]!;
        const value = seed % 3 === 0 ? values.initial(field) : pickValue(field, seed);
        store.change(field, value);
        if (!store.isReadOnly(field)) entered.set(field, value);
      }
      for (const [field, value] of entered) {
        expect(values.get(field)).toEqual(value);
        expect(values.changed(field)).toBe(!sameJson(value, values.initial(field)));
      }
    }),
    { numRuns: 500 },
  );
});

test("an answer that is cleared stays changed, whatever is entered beside it", () => {
  const { store, enter, fieldOf } = openStore({
    a: { type: "array", items: { type: "string", enum: ["x", "y"] }, default: [] },
    b: { type: "string" },
  });
  enter("a", null);
  enter("b", "z");
  enter("b", "");
  store.configure({ locale: "de", timeZone: "UTC" }, false);
  expect(store.values.changed(fieldOf("a"))).toBe(true);
});
