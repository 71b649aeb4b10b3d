import { type Schema, Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { assert, describe, expect, test, vi } from "vitest";
import type { Field } from "../../schema/Field.js";
import type { FieldValue } from "../../schema/FieldValue.js";
import { agentForms } from "../../schema/fixtures/agentForms.js";
import { hostileKeys, pickValue, requestedSchema } from "../../schema/fixtures/arbitraries.js";
import { hostileSchemas } from "../../schema/fixtures/hostileSchemas.js";
import { isObject } from "../../protocol/isObject.js";
import { readSchema } from "../../schema/readSchema.js";
import { validateContent } from "../../validation/validateContent.js";
import { validateValue } from "../../validation/validateValue.js";
import { FormStore } from "./FormStore.js";

vi.mock("../../validation/validateValue.js", { spy: true });

const settings = { locale: "en", timeZone: "Europe/Berlin" };

/** A form, driven as its controls do: by the keys of the server. */
function open(properties: Record<string, unknown>, required: string[] = [], other = settings) {
  const store = new FormStore(readSchema({ type: "object", properties, required }), other);
  const fieldOf = (key: string) => {
    const field = store.fields.find((each) => each.key === key);
    assert(field, key);
    return field;
  };
  return {
    store,
    fieldOf,
    enter: (key: string, value: FieldValue) => store.change(fieldOf(key), value),
    leave: (key: string) => store.validation.leave(fieldOf(key)),
    value: (key: string) => store.values.get(fieldOf(key)),
    codes: (key: string) => store.validation.issues(fieldOf(key)).map(({ code }) => code),
    submit: () => store.validation.submit(),
  };
}

/** Until every validation that was begun has ended. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const KINDS = {
  text: { type: "string" },
  email: { type: "string", format: "email" },
  uri: { type: "string", format: "uri" },
  day: { type: "string", format: "date" },
  time: { type: "string", format: "time" },
  moment: { type: "string", format: "date-time" },
  number: { type: "number" },
  integer: { type: "integer" },
  boolean: { type: "boolean" },
  choice: { type: "string", enum: ["first", "second"] },
  choices: { type: "array", items: { enum: ["first", "second"] } },
  list: { type: "array", items: { type: "string" } },
};

test("what was entered is told from nothing before the code that reads it has come", async () => {
  const early = open(KINDS);
  expect(early.store.values.read(early.fieldOf("text"))).toBeUndefined();
  const form = open(KINDS);
  await form.submit();
  const texts = ["", " ", "x", "0", "1,5", "{}", "[1]", "2026-01-02", "2026-01-02T10:30"];
  const values: Record<string, FieldValue[]> = {
    boolean: [null, false, true],
    choice: [null, "first"],
    choices: [null, ["first"]],
  };
  for (const key of Object.keys(KINDS)) {
    for (const value of values[key] ?? texts) {
      for (const each of [early, form]) each.enter(key, value);
      const answer = form.store.values.read(form.fieldOf(key));
      expect(
        early.store.values.answered(early.fieldOf(key)),
        `${key}: ${JSON.stringify(value)}`,
      ).toBe(answer?.state !== "none");
    }
  }
});

describe("what is sent", () => {
  test("an empty schema is a plain confirmation", async () => {
    expect(await open({}).submit()).toEqual({});
  });

  test("untouched number, boolean, text, select and list are absent", async () => {
    expect(await open(KINDS).submit()).toEqual({});
  });

  test("a required choice is never answered by its first option", async () => {
    const form = open(KINDS, Object.keys(KINDS));
    expect(await form.submit()).toBeUndefined();
    for (const key of Object.keys(KINDS)) expect(form.codes(key)).toEqual(["required"]);
  });

  test("defaults are sent, and what is cleared stays cleared", async () => {
    const form = open({
      text: { type: "string", default: "a" },
      number: { type: "number", default: 0 },
      boolean: { type: "boolean", default: true },
      choice: { enum: ["a"], default: "a" },
      choices: { type: "array", items: { enum: ["a"] }, default: ["a"] },
    });
    expect(await form.submit()).toEqual({
      text: "a",
      number: 0,
      boolean: true,
      choice: "a",
      choices: ["a"],
    });
    form.enter("text", "");
    form.enter("number", "");
    form.enter("boolean", null);
    form.enter("choice", null);
    form.enter("choices", null);
    expect(await form.submit()).toEqual({});
    expect(await form.submit()).toEqual({});
  });

  test("a required boolean is answered no at once", async () => {
    const form = open({ a: { type: "boolean" } }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    form.enter("a", false);
    expect(await form.submit()).toEqual({ a: false });
  });

  test.each([
    ["12abc", "notANumber"],
    ["3.7", "notAnInteger"],
    ["0x10", "notANumber"],
    ["Infinity", "notANumber"],
    ["1e309", "notANumber"],
    ["-", "notANumber"],
    ["9007199254740993", "inexactNumber"],
    ["1,234", "ambiguousNumber"],
  ])("%s is refused as an integer, and kept as it was typed", async (typed, code) => {
    const form = open({ a: { type: "integer" } });
    form.enter("a", typed);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual([code]);
    expect(form.value("a")).toBe(typed);
  });

  test("what is half typed is kept, and read as far as it goes", async () => {
    const form = open({ a: { type: "number" }, b: { type: "number" } }, [], {
      ...settings,
      locale: "de",
    });
    form.enter("a", "1.");
    form.enter("b", "1,5");
    expect(await form.submit()).toEqual({ a: 1, b: 1.5 });
    expect(form.value("a")).toBe("1.");
  });

  test("lengths are counted in characters, and text is not trimmed", async () => {
    const form = open({ a: { type: "string", maxLength: 2 }, b: { type: "string", minLength: 3 } });
    form.enter("a", "\u{1f600}\u{1f600}");
    form.enter("b", " b ");
    expect(await form.submit()).toEqual({ a: "\u{1f600}\u{1f600}", b: " b " });
    form.enter("b", "\u{1f600}\u{1f600}");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("b")).toEqual(["minLength"]);
  });

  test("format and length are checked together", async () => {
    const form = open({ a: { type: "string", format: "email", minLength: 30 } });
    form.enter("a", "ada");
    await form.submit();
    expect(form.codes("a").toSorted()).toEqual(["format", "minLength"]);
  });

  test("a pattern is searched for, not matched against the whole text", async () => {
    const form = open({ a: { type: "string", pattern: "[0-9]{2}" } });
    form.enter("a", "room 12b");
    expect(await form.submit()).toEqual({ a: "room 12b" });
    form.enter("a", "room 1");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["pattern"]);
  });

  test("a pattern that backtracks for minutes ends at once, and one nobody can read is no dead end", async () => {
    const form = open({
      a: { type: "string", pattern: "^(a+)+$" },
      b: { type: "string", pattern: "(" },
    });
    form.enter("a", `${"a".repeat(50_000)}!`);
    form.enter("b", "b");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["pattern"]);
    expect(form.codes("b")).toEqual([]);
  });

  test("an optional list with minItems may be left empty; one of two is refused", async () => {
    const form = open({ a: { type: "array", items: { enum: ["x", "y", "z"] }, minItems: 2 } });
    expect(await form.submit()).toEqual({});
    form.enter("a", ["x"]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["minItems"]);
    form.enter("a", null);
    expect(await form.submit()).toEqual({});
  });

  test("a required list is empty only on purpose", async () => {
    const form = open({ a: { type: "array", items: { enum: ["x"] } } }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["required"]);
    form.enter("a", []);
    expect(await form.submit()).toEqual({ a: [] });
  });

  test("an option that is an empty text answers a required choice", async () => {
    const form = open({ a: { enum: ["", "x", ""] } }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    form.enter("a", "");
    expect(await form.submit()).toEqual({ a: "" });
  });

  test("an untouched date-time goes back as it came, also after the zone and the language changed", async () => {
    const preset = "2024-07-15t10:00:00.250z";
    const form = open({ a: { type: "string", format: "date-time", default: preset } });
    form.store.configure({ locale: "de", timeZone: "Asia/Tokyo" }, false);
    expect(form.value("a")).toBe("2024-07-15T19:00");
    expect(await form.submit()).toEqual({ a: preset });
    form.enter("a", "2024-07-15T12:01");
    expect(await form.submit()).toEqual({ a: "2024-07-15T12:01:00+09:00" });
  });

  test("a time of day is sent as RFC 3339 has it, and an untouched one as it came", async () => {
    const time = { type: "string", format: "time" };
    const form = open({ a: time, b: { ...time, default: "10:30:00.250-09:30" } }, [], {
      ...settings,
      timeZone: "UTC",
    });
    expect(form.value("b")).toBe("20:00");
    form.enter("a", "16:45");
    expect(await form.submit()).toEqual({ a: "16:45:00+00:00", b: "10:30:00.250-09:30" });
    form.enter("a", "25:99");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["format"]);
  });

  test("impossible days and skipped times are refused", async () => {
    const form = open({
      day: { type: "string", format: "date" },
      moment: { type: "string", format: "date-time" },
    });
    form.enter("day", "2023-02-30");
    form.enter("moment", "2024-03-31T02:30");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("day")).toEqual(["format"]);
    expect(form.codes("moment")).toEqual(["skippedTime"]);
  });

  test.each(hostileKeys)("a property named %j is sent under its own name", async (key) => {
    const form = open(Object.fromEntries([[key, { type: "string" }]]), [key]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes(key)).toEqual(["required"]);
    form.enter(key, "x");
    expect(JSON.stringify(await form.submit())).toBe(`{${JSON.stringify(key)}:"x"}`);
  });

  test("what no result can carry cannot be sent, and is in nobody's way unless it is required", async () => {
    const schema = { type: "object" };
    expect(await open({ a: schema }).submit()).toEqual({});
    const form = open({ a: schema }, ["a"]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a")).toEqual(["unanswerable"]);
  });

  test("nothing is sent where the form is unreadable, or a required question is not drawn", async () => {
    expect(await new FormStore(readSchema([]), settings).validation.submit()).toBeUndefined();
    const keys = Array.from({ length: 1_001 }, (_, at) => `key ${at}`);
    const properties = Object.fromEntries(keys.map((key) => [key, { type: "boolean" }]));
    expect(await open(properties).submit()).toEqual({});
    expect(await open(properties, ["key 1000"]).submit()).toBeUndefined();
  });
});

describe("a note that an agent takes", () => {
  const { properties } = agentForms.codex.requestedSchema;

  test("answers a choice that must be answered, by itself; spaces do not", async () => {
    const form = open({ target: properties.target, target_note: properties.target_note }, [
      "target",
    ]);
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("target")).toEqual(["required"]);
    form.enter("target_note", "  ");
    expect(form.codes("target")).toEqual(["required"]);
    form.enter("target_note", "My own machine");
    expect(form.codes("target")).toEqual([]);
    expect(form.store.validation.problems).toEqual([]);
    expect(await form.submit()).toEqual({ target_note: "My own machine" });
  });

  test("goes with the option that it is on, and is checked then too", async () => {
    const note = { ...properties.target_note, minLength: 3 };
    const form = open({ target: properties.target, target_note: note }, ["target"]);
    form.enter("target", "Staging");
    form.enter("target_note", "no");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("target_note")).toEqual(["minLength"]);
    form.enter("target_note", "now");
    expect(await form.submit()).toEqual({ target: "Staging", target_note: "now" });
  });
});

describe("an answer of one's own (Other…)", () => {
  const CHOICE = { enum: ["red", "green"] };
  const OTHER = { type: "string", minLength: 3 };

  test("is sent instead of an option, and only checked then", async () => {
    const form = open({ a: CHOICE, a__other: OTHER });
    form.enter("a__other", "b");
    expect(await form.submit()).toBeUndefined();
    expect(form.codes("a__other")).toEqual(["minLength"]);
    form.enter("a", "red");
    expect(await form.submit()).toEqual({ a: "red" });
    form.enter("a", null);
    form.enter("a__other", "blue");
    expect(await form.submit()).toEqual({ a__other: "blue" });
  });

  test("is sent besides the options of a choice of several, and always checked", async () => {
    const form = open({ a: { type: "array", items: CHOICE }, a__other: OTHER });
    form.enter("a", ["red"]);
    form.enter("a__other", "b");
    expect(await form.submit()).toBeUndefined();
    form.enter("a__other", "blue");
    expect(await form.submit()).toEqual({ a: ["red"], a__other: "blue" });
  });

  test("its error is gone as soon as an option is chosen, in the summary too", async () => {
    const form = open({ a: CHOICE, a__other: OTHER });
    form.enter("a__other", "b");
    await form.submit();
    expect(form.codes("a__other")).toEqual(["minLength"]);
    const heard: string[] = [];
    form.store.topics.subscribe(form.fieldOf("a__other").id, () => heard.push("field"));
    form.enter("a", "red");
    expect(form.codes("a__other")).toEqual([]);
    expect(heard).toContain("field");
    expect(form.store.validation.problems).toEqual([]);
  });
});

describe("errors", () => {
  const form = () =>
    open({ a: { type: "string", minLength: 2 }, b: { type: "string" } }, ["a", "b"]);

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
    enter("a", "");
    await settle();
    expect(codes("a")).toEqual(["required"]);
  });

  test("appear all at once on Submit, in the order of the fields, and leave the summary one by one", async () => {
    const { store, submit, enter } = form();
    const summary = () => store.validation.problems.map(({ key }) => key);
    expect(await submit()).toBeUndefined();
    expect([summary(), store.validation.refusals]).toEqual([["a", "b"], 1]);
    enter("a", "xy");
    await settle();
    expect(summary()).toEqual(["b"]);
    enter("b", "x");
    await settle();
    expect(summary()).toEqual([]);
    expect(await submit()).toEqual({ a: "xy", b: "x" });
    expect(store.validation.refusals).toBe(1);
  });

  test("are announced one by one where they appear one by one, and not all at once on Submit", async () => {
    const { store, leave, fieldOf, submit } = form();
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

  test("of a field that was left wait while a pointer is down", async () => {
    const { store, leave, codes } = form();
    store.validation.pause();
    leave("a");
    await settle();
    expect(codes("a")).toEqual([]);
    store.validation.resume();
    await settle();
    expect(codes("a")).toEqual(["required"]);
  });

  test("keep everything that was entered", async () => {
    const { submit, enter, value, store } = form();
    enter("a", "x");
    enter("b", " kept ");
    expect(await submit()).toBeUndefined();
    store.status.setPhase({ name: "failed", message: "offline" });
    expect([value("a"), value("b")]).toEqual(["x", " kept "]);
  });
});

describe("a change", () => {
  test("validates the named field alone", async () => {
    const keys = Array.from({ length: 100 }, (_, at) => `key ${at}`);
    const form = open(
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
    const { store, enter, fieldOf, leave } = open(
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
    const { store, enter, submit, fieldOf } = open({ a: { type: "string" } }, ["a"]);
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
    const { store, enter } = open({ a: { type: "string", default: "x" }, b: { type: "boolean" } });
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
    const { store, enter } = open({ a: { type: "string" } });
    store.status.setDismissing("escape");
    enter("a", "x");
    expect(store.status.dismissing).toBeUndefined();
  });

  test.each([{ name: "pending" } as const, { name: "answered", action: "accept" } as const])(
    "is ignored while the form is locked: %j",
    async (phase) => {
      const { store, enter, leave, value, codes } = open({ a: { type: "string" } }, ["a"]);
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

test("whatever JSON asks and whatever is entered, what is accepted holds", async () => {
  let accepted = 0;
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      requestedSchema,
      fc.constantFrom("en", "de"),
      fc.nat(2 ** 31 - 1),
      async (schema, locale, start) => {
        // It would remember every call of 10,000 runs.
        vi.mocked(validateValue).mockClear();
        const reading = readSchema(schema);
        const store = new FormStore(reading, { ...settings, locale });
        const touched = new Set<string>();
        const enter = (field: Field, entry: number) => {
          touched.add(field.id);
          store.change(field, pickValue(field, entry));
        };
        let seed = start;
        const draw = () => (seed = (Math.imul(seed, 48_271) >>> 0) % (2 ** 31 - 1));
        for (const field of store.fields) if (draw() % 3 > 0) enter(field, draw());

        // A person would mend what is wrong.
        let content = await store.validation.submit();
        for (let attempt = 0; attempt < 2 && !content; attempt++) {
          for (const field of store.validation.problems) enter(field, draw());
          content = await store.validation.submit();
        }
        if (!content) return;
        accepted += 1;

        for (const key of Object.keys(content)) {
          const field = store.fields.find((each) => each.key === key);
          assert(field && (touched.has(field.id) || field.default !== undefined), "fabricated");
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
    { numRuns: 10_000, seed: 1 },
  );
  // The schemas and values are such that a defect can show.
  expect(accepted).toBeGreaterThan(4_000);
  expect(compared).toBeGreaterThan(1_000);
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
  const { store, enter, fieldOf } = open({ a: { type: "string" } });
  const end = store.topics.subscribe(fieldOf("a").id, () => {});
  end();
  const heard: string[] = [];
  store.topics.subscribe(fieldOf("a").id, () => heard.push("a"));
  end();
  enter("a", "x");
  expect(heard).not.toEqual([]);
});

test("a pattern that cannot be read here is said to be the server's to check, and no other", async () => {
  const { store, fieldOf } = open({
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
