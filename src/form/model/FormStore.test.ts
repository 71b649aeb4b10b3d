import { describe, expect, test, vi } from "vitest";
import { hostileSchemas } from "../../schema/fixtures/hostileSchemas.js";
import { readSchema } from "../../schema/readSchema.js";
import { validateValue } from "../../validation/validateValue.js";
import { FormStore } from "./FormStore.js";
import { pickValue } from "../../schema/fixtures/arbitraries.js";
import { openStore, settings, settle } from "./fixtures/openStore.js";

vi.mock("../../validation/validateValue.js", { spy: true });

describe("a change", () => {
  test("validates the named field alone", async () => {
    const keys = Array.from({ length: 100 }, (_, at) => `key ${at}`);
    const form = openStore(
      Object.fromEntries(keys.map((key) => [key, { type: "string", minLength: 2 }])),
    );
    for (const key of keys) form.enter(key, "x");
    await form.submit();
    vi.mocked(validateValue).mockClear();
    form.enter("key 7", "y");
    await settle();
    expect(vi.mocked(validateValue).mock.calls).toEqual([[form.fieldOf("key 7").constraints, "y"]]);
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

  test("is not told to who no longer listens", async () => {
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
    store.status.setPhase({ name: "failed", message: "" });
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

  test.each([{ name: "pending" } as const, { name: "answered", action: "accept" } as const])(
    "is ignored while the form is locked: %j",
    async (phase) => {
      const { store, enter, leave, value, codes } = openStore({ a: { type: "string" } }, ["a"]);
      store.status.setPhase(phase);
      enter("a", "x");
      leave("a");
      await settle();
      expect([store.status.locked, value("a"), codes("a")]).toEqual([true, "", []]);
      store.status.setPhase({ name: "failed", message: "" });
      enter("a", "x");
      expect([store.status.locked, value("a")]).toEqual([false, "x"]);
    },
  );
});

describe("a hostile schema is a form at once", () => {
  test.each(hostileSchemas)("$name", async ({ make }) => {
    const reading = readSchema(make());
    const store = new FormStore(reading, settings);
    for (const field of store.fields.slice(0, 10)) {
      store.change(field, pickValue(field, 5));
      store.validation.leave(field);
    }
    await store.validation.submit();
    expect(store.status.phase.name).toBe("open");
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
  const left = () => store.fields.filter((field) => store.validation.leavesPattern(field));
  // Nothing is said before it is known.
  expect(left()).toEqual([]);
  await store.validation.prepare();
  expect(left()).toEqual([fieldOf("unreadable")]);
  expect(told).toHaveBeenCalledTimes(1);
});
