import { describe, expect, test, vi } from "vitest";
import { hostileSchemas } from "../../schema/fixtures/hostileSchemas.js";
import { readSchema } from "../../schema/readSchema.js";
import { lazyEngine } from "../../validation/patterns.js";
import { validateAnswer } from "../../validation/validateValue.js";
import { pickValue } from "../../schema/fixtures/arbitraries.js";
import { toFieldInput } from "../../schema/NestedInput.js";
import { openStore, settings, settle, storeOf, textBox } from "./fixtures/openStore.js";

vi.mock("../../validation/validateValue.js", { spy: true });

describe("a change", () => {
  test("validates the named field alone", async () => {
    const keys = Array.from({ length: 100 }, (_, at) => `key ${at}`);
    const form = openStore(
      Object.fromEntries(keys.map((key) => [key, { type: "string", minLength: 2 }])),
    );
    for (const key of keys) form.enter(key, "x");
    await form.submit();
    vi.mocked(validateAnswer).mockClear();
    form.enter("key 7", "y");
    await settle();
    expect(vi.mocked(validateAnswer).mock.calls).toEqual([
      [form.fieldOf("key 7"), "y", expect.anything()],
    ]);
    expect(form.codes("key 8")).toEqual(["minLength"]);
  });

  test("tells the listeners of its field, and nobody else", async () => {
    const { store, enter, fieldOf, leave } = openStore(
      { a: { type: "number" }, b: { type: "string" } },
      ["b"],
    );
    const heard: string[] = [];
    for (const topic of [fieldOf("a").id, fieldOf("b").id, "phase", "summary"]) {
      store.topics.subscribe(topic, () => heard.push(topic));
    }
    enter("a", "x");
    leave("a");
    await settle();
    enter("a", "xy");
    await settle();
    expect(new Set(heard)).toEqual(new Set([fieldOf("a").id]));
    expect(store.validation.issues(fieldOf("a"))).toHaveLength(1);
  });

  test("does not notify listeners that unsubscribed", async () => {
    const { store, enter, submit, fieldOf } = openStore({ a: { type: "string" } }, ["a"]);
    const listener = vi.fn<() => void>();
    const stays = vi.fn<() => void>();
    const stops = [fieldOf("a").id, "phase", "summary"].map((topic) =>
      store.topics.subscribe(topic, listener),
    );
    store.topics.subscribe(fieldOf("a").id, stays);
    for (const stop of stops) stop();
    enter("a", "x");
    enter("a", "");
    store.status.setDismissing("escape");
    store.session.fail(undefined);
    await submit();
    expect(listener).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalled();
  });

  test("makes the form dirty, and taking it back does not", () => {
    const { store, enter } = openStore({
      a: { type: "string", default: "x" },
      b: { type: "boolean" },
    });
    expect(store.values.dirty).toBe(false);
    enter("b", true);
    expect(store.values.dirty).toBe(true);
    enter("b", null);
    enter("a", "");
    expect(store.values.dirty).toBe(true);
    enter("a", "x");
    expect(store.values.dirty).toBe(false);
  });

  test("takes back the first Escape", () => {
    const { store, enter } = openStore({ a: { type: "string" } });
    store.status.setDismissing("escape");
    enter("a", "x");
    expect(store.status.dismissing).toBeUndefined();
  });

  test.each(["begin", "settle"] as const)(
    "is ignored while the form is locked: %s",
    async (act) => {
      const { store, enter, leave, value, codes } = openStore({
        a: { type: "string", default: "x", minLength: 2 },
      });
      const session = store.session;
      session[act]({ action: "accept" });
      enter("a", "y");
      leave("a");
      await settle();
      expect([store.session.locked, value("a"), codes("a")]).toEqual([true, "x", []]);
      // What was sent stays sent.
      session.fail(undefined);
      enter("a", "y");
      expect([store.session.locked, value("a")]).toEqual(
        act === "begin" ? [false, "y"] : [true, "x"],
      );
    },
  );
});

describe("a hostile schema is a form at once", () => {
  test.each(hostileSchemas)("$name", async ({ make }) => {
    const reading = readSchema(make());
    const store = storeOf(reading, settings);
    for (const field of store.fields.slice(0, 10)) {
      store.change(field, pickValue(field, 5));
      store.validation.leave(field);
    }
    await store.validation.validateAll();
    expect(store.session.locked).toBe(false);
  });
});

test("ending a subscription twice ends no other one", () => {
  const { store, enter, fieldOf } = openStore({ a: { type: "string" } });
  const end = store.topics.subscribe(fieldOf("a").id, () => {});
  end();
  const heard: string[] = [];
  store.topics.subscribe(fieldOf("a").id, () => heard.push("a"));
  end();
  enter("a", "x");
  expect(heard).not.toEqual([]);
});

test("a pattern that cannot be read here is said to be the server's to check, and no other", async () => {
  const { store, fieldOf } = openStore({
    readable: { type: "string", pattern: "^[a-z/]+$" },
    unreadable: { type: "string", pattern: "(?<=a)b" },
    plain: { type: "string" },
  });
  const told = vi.fn<() => void>();
  store.topics.subscribe(fieldOf("unreadable").id, told);
  const left = () => store.fields.filter((field) => store.validation.isPatternUnchecked(field));
  // Nothing is said before it is known.
  expect(left()).toEqual([]);
  await store.prepare();
  expect(left()).toEqual([fieldOf("unreadable")]);
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  ["half a date", { badInput: true }, "incompleteDate", { type: "string", format: "date" }],
  ["half a number in a host's box", { badInput: true }, "notANumber", { type: "number" }],
  ["a search that was left", { customError: true }, "enum", { type: "string", enum: ["b"] }],
])("%s is no answer, and no field left empty either", async (_, validity, code, schema) => {
  const form = openStore({ a: schema });
  const box = { validity } as unknown as HTMLElement;
  form.store.attach(form.fieldOf("a"), box, false);
  expect(form.store.values.dirty).toBe(true);
  expect(form.store.values.answered(form.fieldOf("a"))).toBe(true);
  expect(await form.submit()).toBeUndefined();
  expect(form.codes("a")).toEqual([code]);
});

test("another language leaves what was entered as it is", () => {
  const form = openStore({
    a: { type: "number", default: 1.5 },
    b: { type: "number", default: 1.5 },
  });
  form.enter("a", "2.5");
  form.store.configure({ locale: "de", timeZone: "UTC" }, false);
  expect([form.value("a"), form.value("b")]).toEqual(["2.5", "1,5"]);
});

test("a window that loses the focus leaves no field", async () => {
  const form = openStore({ a: { type: "string" } }, ["a"]);
  const body = {};
  const page = { activeElement: {}, body, hasFocus: () => false };
  form.store.elements.attachForm({ ownerDocument: page } as unknown as Element);
  const left = vi.spyOn(form.store.validation, "leave");
  form.leave("a");
  expect(left).not.toHaveBeenCalled();
  page.hasFocus = () => true;
  form.leave("a");
  expect(left).toHaveBeenCalledTimes(1);
});

test("a box takes what a draft put back, and what was typed before the script came is kept", () => {
  const form = openStore({
    a: { type: "string" },
    b: { type: "string" },
    c: { type: "string", default: "x\r\ny" },
  });
  form.enter("a", "draft");
  const boxes = { a: textBox(""), b: textBox("typed"), c: textBox("x\ny") };
  for (const [key, box] of Object.entries(boxes)) form.store.attach(form.fieldOf(key), box, true);
  expect([boxes.a.value, form.value("a")]).toEqual(["draft", "draft"]);
  expect(form.value("b")).toBe("typed");
  expect(form.value("c")).toBe("x\r\ny");
});

test("a box that comes back shows what was entered elsewhere meanwhile, and gives nothing back", () => {
  const form = openStore({ a: { type: "string" }, b: { type: "string", default: "x" } });
  const boxes = { a: textBox(""), b: textBox("x") };
  const attach = (key: "a" | "b", box: HTMLInputElement | null) =>
    form.store.attach(form.fieldOf(key), box, true);
  for (const key of ["a", "b"] as const) {
    const [box, other] = [boxes[key], textBox("")];
    attach(key, box);
    box.value = "typed";
    form.enter(key, "typed");
    attach(key, null);
    // The same request in another place, where it is put back to what it began with.
    other.value = "typed";
    attach(key, other);
    form.enter(key, form.store.values.initial(form.fieldOf(key)));
    attach(key, null);
    attach(key, box);
  }
  expect([form.value("a"), form.value("b")]).toEqual(["", "x"]);
  expect([boxes.a.value, boxes.b.value]).toEqual(["", "x"]);
});

test("a pattern of the options of a list is the server's to check, too", async () => {
  const items = { enum: ["ab", "b"], pattern: "(?<=a)b" };
  const form = openStore({ a: { type: "array", items } });
  await form.store.prepare();
  expect(form.store.validation.isPatternUnchecked(form.fieldOf("a"))).toBe(true);
});

test("preparing a form rejects if the pattern engine could not be loaded", async () => {
  const form = openStore({ a: { type: "string", pattern: "^a{1,77}$" } });
  const load = vi.spyOn(lazyEngine, "load").mockRejectedValueOnce(new Error("offline"));
  await expect(form.store.prepare()).rejects.toThrow("offline");
  load.mockRestore();
});

test("a list that is as it was at first is unchanged", () => {
  const items = { type: "string", enum: ["a", "b"] };
  const { store, enter, fieldOf, value } = openStore({
    a: { type: "array", items, default: ["a"] },
  });
  enter("a", ["a", "b"]);
  expect(store.values.dirty).toBe(true);
  enter("a", ["a"]);
  expect(store.values.dirty).toBe(false);
  expect(value("a")).toEqual(store.values.initial(fieldOf("a")));
});

test("an element that takes over from another is watched only if that one was", () => {
  const form = openStore({
    a: { type: "string", enum: ["x", "y"] },
    b: { type: "string", enum: ["x", "y"], default: "x" },
  });
  const watch = vi.spyOn(form.store.sight.watcher, "watch");
  const attach = (key: "a" | "b", box: HTMLElement | null) =>
    form.store.attach(form.fieldOf(key), box, false);
  for (const key of ["a", "b"] as const) attach(key, textBox(""));
  expect(watch).toHaveBeenCalledTimes(1);
  for (const key of ["a", "b"] as const) {
    form.enter(key, "y");
    // Another radio is the Tab stop now.
    attach(key, null);
    attach(key, textBox(""));
  }
  expect(watch).toHaveBeenCalledTimes(2);
});

test("a box of a JSON answer has no input in it that is no JSON", () => {
  const form = openStore({ a: { type: "object", properties: { n: { type: "integer" } } } });
  const half = (text: string) => toFieldInput({ value: { b: 1 }, rest: { in: [["n", { text }]] } });
  form.enter("a", half("1x"));
  const box = textBox("");
  form.store.attach(form.fieldOf("a"), box, true);
  expect([box.value, form.value("a")]).toEqual(['{"b":1}', half("1x")]);
  form.enter("a", half("2x"));
  expect(box.value).toBe('{"b":1}');
  const commented = '{\n// the name\n"name":1}';
  form.enter("a", commented);
  expect(box.value).toBe(commented);
});

test("a secret default that is erased is no input of the user", async () => {
  const { store, value } = openStore({ password: { type: "string", default: "abc" } });
  await store.load();
  store.end();
  expect(value("password")).toBe("");
  expect(store.values.dirty).toBe(false);
  store.configure({ locale: "de", timeZone: "UTC" }, false);
  expect(value("password")).toBe("");
});

test("a reset forgets every error, also those of input that only an element holds", async () => {
  const form = openStore({ a: { type: "string", format: "date" }, b: { type: "string" } }, ["b"]);
  const box = { validity: { badInput: true } } as unknown as HTMLElement;
  form.store.attach(form.fieldOf("a"), box, false);
  await form.submit();
  expect([form.codes("a"), form.codes("b")]).toEqual([["incompleteDate"], ["required"]]);
  form.store.startOver();
  expect([form.codes("a"), form.codes("b"), form.store.validation.problems]).toEqual([[], [], []]);
});

test("a reset takes the confirmation and the review back", async () => {
  const { store, enter } = openStore({ password: { type: "string" } });
  await store.load();
  enter("password", "abc");
  expect(store.secrets.refuseUnconfirmed()).toBe(true);
  store.secrets.setAgreed(true);
  store.navigation.setView({ review: { password: "abc" } });
  store.startOver();
  expect(store.secrets.unconfirmedSubmits).toBe(0);
  expect(store.navigation.view.review).toBeUndefined();
  enter("password", "def");
  expect(store.secrets.refuseUnconfirmed()).toBe(true);
});

test("the press that resets a form leaves no field of it", async () => {
  const { store, enter, leave, codes } = openStore({ a: { type: "string", format: "email" } });
  enter("a", "x");
  store.presses.begin();
  leave("a");
  store.startOver();
  store.presses.end();
  enter("a", "y");
  await settle();
  expect(codes("a")).toEqual([]);
});
