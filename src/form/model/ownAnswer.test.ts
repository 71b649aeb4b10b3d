import { describe, expect, test } from "vitest";
import { agentForms } from "../../schema/fixtures/agentForms.js";
import { openStore } from "./fixtures/openStore.js";

describe("a note that an agent takes", () => {
  const { properties } = agentForms.codex.requestedSchema;

  test("answers a required choice by itself, while spaces do not", async () => {
    const form = openStore({ target: properties.target, target_note: properties.target_note }, [
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
    const form = openStore({ target: properties.target, target_note: note }, ["target"]);
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
    const form = openStore({ a: CHOICE, a__other: OTHER });
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
    const form = openStore({ a: { type: "array", items: CHOICE }, a__other: OTHER });
    form.enter("a", ["red"]);
    form.enter("a__other", "b");
    expect(await form.submit()).toBeUndefined();
    form.enter("a__other", "blue");
    expect(await form.submit()).toEqual({ a: ["red"], a__other: "blue" });
  });

  test("its error is gone as soon as an option is chosen, in the summary too", async () => {
    const form = openStore({ a: CHOICE, a__other: OTHER });
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

test("a choice that is made is checked also beside a note", async () => {
  const { target_note } = agentForms.codex.requestedSchema.properties;
  const target = { type: "array", items: { enum: ["a", "b", "c"] }, minItems: 2 };
  const form = openStore({ target, target_note }, ["target"]);
  form.enter("target", ["a"]);
  form.enter("target_note", "My own machine");
  expect(await form.submit()).toBeUndefined();
  expect(form.codes("target")).toEqual(["minItems"]);
});

test("an option of no text excludes a text of one's own, which is not checked", async () => {
  const form = openStore({
    a: { enum: ["", "red"] },
    a__other: { type: "string", minLength: 3 },
  });
  form.enter("a__other", "b");
  form.enter("a", "");
  expect(await form.submit()).toEqual({ a: "" });
});
