import { assert, describe, expect, test } from "vitest";
import { Session } from "../../core/session.js";
import type { FormRequest } from "../../core/protocol.js";
import type { FieldValue } from "../../schema/types.js";
import { secretFields } from "../../schema/fixtures/secretFields.js";
import { readSchema } from "../../schema/readSchema.js";
import { enForm } from "../../strings/enForm.js";
import { enSecrets } from "../../strings/enSecrets.js";
import { fieldNote } from "../field/fieldText.js";
import { FormStore } from "./FormStore.js";
import { textBox } from "./fixtures/openStore.js";

const settings = { locale: "en", timeZone: "UTC" };
const text = { type: "string" };

function open(properties: Record<string, object>, message = "", required: string[] = []) {
  const session = new Session({ request: { message, requestedSchema: {} } as FormRequest });
  const store = new FormStore(readSchema({ properties, required }), settings, { session });
  store.status.follow(session);
  const fieldOf = (key: string) => {
    const field = store.fields.find((each) => each.key === key);
    assert(field, key);
    return field;
  };
  const enter = (key: string, value: FieldValue) => store.change(fieldOf(key), value);
  return { store, fieldOf, enter };
}

test("secret fields are not known at first, and are found by every kind of check", async () => {
  for (const learn of ["prepare", "submit", "check"] as const) {
    const { store, fieldOf } = open({ name: text, password: text });
    expect(store.secrets.kinds).toBeUndefined();
    if (learn === "prepare") await store.prepare();
    else if (learn === "check") await store.validation.check([]);
    else await store.validation.validateAll();
    expect(store.secrets.kindOf(fieldOf("password"))).toBe("password");
    expect(store.secrets.kindOf(fieldOf("name"))).toBeUndefined();
  }
});

test("only listeners of the form and of its secret fields are notified", async () => {
  const heard: string[] = [];
  for (const properties of [{ name: text }, { name: text, password: text }] as Record<
    string,
    object
  >[]) {
    const { store, fieldOf } = open(properties);
    const keys = Object.keys(properties);
    store.topics.subscribe("secrets", () => heard.push("secrets"));
    for (const key of keys) store.topics.subscribe(fieldOf(key).id, () => heard.push(key));
    await store.prepare();
  }
  expect(heard).toEqual(["secrets", "name", "password"]);
});

test("every kind has its own note below its field", async () => {
  for (const [kind, [first]] of Object.entries(secretFields)) {
    assert(first);
    const { key, ...schema } = first;
    const { store, fieldOf } = open({ [key]: { ...text, ...schema } });
    expect(fieldNote(fieldOf(key), store, enForm)).toBeUndefined();
    await store.prepare();
    const words = enSecrets.secretAsked[kind as keyof typeof enSecrets.secretAsked];
    expect(fieldNote(fieldOf(key), store, enForm)).toBe(words);
  }
});

test("the note about keywords that only the server checks is shown too", async () => {
  const { store, fieldOf } = open({ password: { ...text, contentEncoding: "base64" } });
  await store.prepare();
  expect(fieldNote(fieldOf("password"), store, enForm)).toBe(
    `${enSecrets.secretAsked.password} ${enForm.uncheckedKeywords}`,
  );
});

describe("a secret that is filled in", () => {
  test("is held back until it is agreed to, each time", async () => {
    const { store, enter } = open({ name: text, password: text });
    await store.prepare();
    enter("name", "Rose");
    expect(store.secrets.refuseUnconfirmed()).toBe(false);
    enter("password", "hunter2");
    expect([store.secrets.refuseUnconfirmed(), store.secrets.refuseUnconfirmed()]).toEqual([
      true,
      true,
    ]);
    expect(store.secrets.unconfirmedSubmits).toBe(2);
    store.secrets.setAgreed(true);
    expect(store.secrets.refuseUnconfirmed()).toBe(false);
    store.secrets.setAgreed(false);
    expect(store.secrets.refuseUnconfirmed()).toBe(true);
    enter("password", "");
    expect(store.secrets.refuseUnconfirmed()).toBe(false);
  });

  test("is no secret from the server where the server filled it in", async () => {
    const { store } = open({ password: { ...text, default: "changeme" } });
    await store.prepare();
    expect(store.secrets.refuseUnconfirmed()).toBe(false);
  });
});

describe("a host that refuses secrets", () => {
  test("is given no answer that has one, also where nothing was known before Submit", async () => {
    const { store, enter } = open({ password: text });
    store.configure(settings, true);
    enter("password", "hunter2");
    expect(store.submittable).toBe(true);
    expect(await store.validation.validateAll()).toBeUndefined();
    expect(store.submittable).toBe(false);
    expect(store.validation.failedSubmits).toBe(1);
  });

  test("is given no answer to a form whose message asks for a secret", async () => {
    const { store, enter } = open({ value: text }, "Paste your API key.");
    store.configure(settings, true);
    enter("value", "k-1");
    expect(await store.validation.validateAll()).toBeUndefined();
  });

  test("is given every other", async () => {
    const { store, enter } = open({ name: text });
    store.configure(settings, true);
    enter("name", "Rose");
    expect(await store.validation.validateAll()).toEqual({ name: "Rose" });
  });
});

test("a server's secret that was cleared is no secret of the user's", async () => {
  const { store, enter } = open({ password: { type: "string", default: "changeme" } });
  await store.prepare();
  enter("password", "");
  expect(store.secrets.refuseUnconfirmed()).toBe(false);
});

test("nothing is agreed to while an answer is on its way", () => {
  const { store } = open({ password: { type: "string" } });
  store.session.begin({ action: "accept" });
  store.secrets.setAgreed(true);
  expect(store.secrets.agreed).toBe(false);
});

describe("a form that is answered keeps no secret that was entered", () => {
  const account = { type: "object", properties: { user: text, password: text } };
  const entered = { name: "Ada", password: "s3cret-1", account: '{"password":"s3cret-2"}' };
  const openEntered = () => {
    const form = open({ name: text, password: { ...text, default: "s3cret-0" }, account });
    for (const [key, value] of Object.entries(entered)) form.enter(key, value);
    return form;
  };
  const kept = ({ store }: ReturnType<typeof open>) =>
    JSON.stringify([
      store.fields.map((field) => store.values.get(field)),
      store.validation.content,
      store.navigation.view,
    ]);

  test.each(["accept", "decline", "cancel"] as const)("%s", async (action) => {
    const form = openEntered();
    const { store } = form;
    const content = await store.validation.validateAll();
    store.navigation.setView({ review: content });
    expect(kept(form)).toContain("s3cret-1");
    const heard: string[] = [];
    for (const { id, key } of store.fields) store.topics.subscribe(id, () => heard.push(key));
    store.session.begin({ action: "accept" });
    expect(kept(form)).toContain("s3cret-2");
    store.session.settle({ action });
    expect(kept(form)).not.toContain("s3cret");
    expect(store.values.get(form.fieldOf("name"))).toBe("Ada");
    expect(heard).toEqual(["password", "account"]);
    // What the host was given is its own.
    expect(content).toMatchObject({ password: "s3cret-1" });
  });

  test("not even in a text box, its markup included", async () => {
    const form = openEntered();
    await form.store.prepare();
    const box = textBox("s3cret-1");
    form.store.attach(form.fieldOf("password"), box, true);
    form.store.session.settle({ action: "decline" });
    expect([box.value, box.defaultValue]).toEqual(["", ""]);
  });

  test("not even if it is answered before its secret fields are known", async () => {
    const form = openEntered();
    form.store.session.settle({ action: "cancel" });
    expect(kept(form)).not.toContain("s3cret");
    await form.store.prepare();
    expect(kept(form)).not.toContain("s3cret");
  });

  test("not even if the user named a part of an answer like a secret", async () => {
    const form = open({ env: { type: "object", additionalProperties: text } });
    form.enter("env", '{"DB_PASSWORD":"s3cret"}');
    await form.store.validation.validateAll();
    form.store.session.settle({ action: "accept" });
    expect(kept(form)).not.toContain("s3cret");
  });

  test("not even if it ends without an answer, though other input stays", async () => {
    for (const isKnown of [true, false]) {
      const form = openEntered();
      if (isKnown) await form.store.prepare();
      form.store.end();
      await form.store.prepare();
      expect(kept(form)).not.toContain("s3cret");
      expect(form.store.values.get(form.fieldOf("name"))).toBe("Ada");
    }
  });

  test("a failed send keeps it, to be sent again", async () => {
    const form = openEntered();
    await form.store.validation.validateAll();
    form.store.session.fail(undefined);
    expect(kept(form)).toContain("s3cret-1");
  });
});

test("a host that refuses secrets is not sent a recovery phrase in twelve boxes", async () => {
  const words = Array.from({ length: 12 }, (_, at) => [`word ${at + 1}`, text] as const);
  const { store, enter } = open(Object.fromEntries(words));
  store.secrets.setRefuses(true);
  for (const [key] of words) enter(key, "abandon");
  expect(await store.validation.validateAll()).toBeUndefined();
  expect(store.secrets.refused).toBe(true);
});
