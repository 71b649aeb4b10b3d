import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ElicitationRequest, ElicitationResult, Requester } from "../../core/protocol.js";
import { Session, type SessionOptions, type SessionScope } from "../../core/session.js";
import { pickValue } from "../../schema/fixtures/arbitraries.js";
import { everyKind } from "../../schema/fixtures/everyKind.js";
import { readForm } from "../../schema/readSchema.js";
import { EMPTY_TEXT } from "../../schema/types.js";
import { settings } from "./fixtures/openStore.js";
import { FormStore } from "./FormStore.js";
import { noteShown, takeOver } from "./takeOver.js";

const requester: Requester = { name: "Tables", url: "https://tables.example" };
const requestedSchema = {
  type: "object",
  properties: {
    ...everyKind,
    password: { type: "string" },
    note: { type: "string", default: "a" },
  },
  required: ["text"],
};
const request = { message: "Book?", requestedSchema } as unknown as ElicitationRequest;

const scopeOf = (): SessionScope => ({ now: () => Date.now(), onError: () => {}, forms: [] });
let scope: SessionScope;

/** Shows a form of a request that has just come. */
async function open(options: Partial<SessionOptions> = {}) {
  const session = new Session({ request: structuredClone(request), requester, scope, ...options });
  const schema = (session.request as { requestedSchema: unknown }).requestedSchema;
  const store = new FormStore(readForm(schema), settings, { session });
  takeOver(store);
  noteShown(store);
  await store.secrets.find();
  const enter = () => {
    for (const field of store.fields) store.change(field, pickValue(field, 3));
  };
  const fieldOf = (key: string) => store.fields.find((field) => field.key === key)!;
  const value = (key: string) => store.values.get(fieldOf(key));
  return { session, store, enter, fieldOf, value };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  scope = scopeOf();
});
afterEach(() => {
  vi.useRealTimers();
});

test("an equal request that comes again takes over the input of every kind, but for secrets", async () => {
  const first = await open();
  first.enter();
  first.session.end("settled", true);
  vi.advanceTimersByTime(59_000);
  const again = await open();
  for (const key of Object.keys(everyKind)) {
    expect([key, again.value(key)]).toEqual([key, first.value(key)]);
  }
  expect(again.value("password")).toBe("");
  // Input that was taken over can be started over.
  again.store.startOver();
  expect([again.store.values.dirty, again.value("note")]).toEqual([false, "a"]);
});

test("a call that is repeated in the same chat takes over the input", async () => {
  const first = await open({ context: { chatId: "a", toolCallId: "1" } });
  first.enter();
  first.session.end("settled", true);
  const again = await open({ context: { chatId: "a", toolCallId: "2" } });
  expect(again.store.values.dirty).toBe(true);
});

test("an answer that is empty, and a default that was cleared, are taken over", async () => {
  const first = await open();
  first.store.change(first.fieldOf("text"), EMPTY_TEXT);
  first.store.change(first.fieldOf("note"), "");
  first.session.end("expired");
  const again = await open();
  expect([again.value("text"), again.value("note")]).toEqual([EMPTY_TEXT, ""]);
});

test.each<[how: string, end: (session: Session) => void]>([
  ["is dismissed by the host", (session) => session.end("settled")],
  ["is withdrawn", (session) => session.end("settled", true)],
  ["expires", (session) => session.end("expired")],
])("secrets are erased from a form that is not on screen, when its request %s", async (_, end) => {
  const { store, session, fieldOf, value } = await open();
  store.status.follow(session);
  store.change(fieldOf("password"), "hunter2");
  store.change(fieldOf("text"), "Corner");
  end(session);
  expect([value("password"), value("text")]).toEqual(["", "Corner"]);
});

describe("nothing is taken over", () => {
  test.each<[why: string, options: Partial<SessionOptions>]>([
    ["by another requester", { requester: { name: "Tables", url: "https://other.example" } }],
    ["by a request with other params", { request: { ...request, message: "Book now?" } }],
    ["in another queue", { scope: scopeOf() }],
    ["in another chat", { context: { chatId: "b" } }],
  ])("%s", async (_why, options) => {
    const first = await open({ context: { chatId: "a", toolCallId: "1" } });
    first.enter();
    first.session.end("settled", true);
    const own = { context: { chatId: "a", toolCallId: "2" } };
    expect((await open({ ...own, ...options })).store.values.dirty).toBe(false);
  });

  test("if the second request comes later than a minute", async () => {
    const first = await open();
    first.enter();
    first.session.end("settled", true);
    vi.advanceTimersByTime(60_001);
    expect((await open()).store.values.dirty).toBe(false);
  });

  test("from a request that is still open", async () => {
    (await open()).enter();
    expect((await open()).store.values.dirty).toBe(false);
  });

  test.each<ElicitationResult>([{ action: "accept", content: {} }, { action: "cancel" }])(
    "from a request with a response: %j",
    async (result) => {
      const first = await open();
      first.enter();
      first.session.begin(result);
      first.session.end("settled");
      expect((await open()).store.values.dirty).toBe(false);
      first.session.settle(result);
      expect((await open()).store.values.dirty).toBe(false);
    },
  );

  test("twice, so the second of two equal requests begins empty", async () => {
    const first = await open();
    first.enter();
    first.session.end("settled", true);
    expect((await open()).store.values.dirty).toBe(true);
    expect((await open()).store.values.dirty).toBe(false);
  });
});

describe("a request for the same fields within one call, after an accepted answer,", () => {
  const call = {};
  const again = { ...request, message: "That table is taken." };
  const answer = async (
    options: Partial<SessionOptions> = { call },
    result: ElicitationResult = { action: "accept", content: {} },
  ) => {
    const first = await open(options);
    first.enter();
    first.session.begin(result);
    first.session.settle(result);
    return first;
  };

  test.each([again, request])("gets the answers back as the user's: $message", async (asked) => {
    const first = await answer();
    const { store, value } = await open({ call, request: asked });
    expect(value("text")).toEqual(first.value("text"));
    expect([store.values.dirty, store.hasEarlierAnswers]).toEqual([true, true]);
    expect(store.session.locked).toBe(false);
  });

  test("says nothing of earlier answers if there were none, or once the form is started over", async () => {
    const first = await open({ call });
    const result = { action: "accept", content: {} } as const;
    first.session.begin(result);
    first.session.settle(result);
    const second = await open({ call, request: again });
    expect(second.store.hasEarlierAnswers).toBe(false);
    second.enter();
    second.session.begin(result);
    second.session.settle(result);
    const { store } = await open({ call, request });
    expect(store.hasEarlierAnswers).toBe(true);
    store.startOver();
    expect(store.hasEarlierAnswers).toBe(false);
  });

  test("gets no secret back", async () => {
    const first = await open({ call });
    first.store.change(first.fieldOf("password"), "hunter2");
    const result = { action: "accept", content: {} } as const;
    first.session.begin(result);
    first.session.settle(result);
    const second = await open({ call, request: again });
    expect(second.store.values.changed(second.fieldOf("password"))).toBe(false);
  });

  test.each<[why: string, first: Partial<SessionOptions>, second: Partial<SessionOptions>]>([
    ["in another call", { call }, { call: {} }],
    ["in no certain call", {}, {}],
    ["of another requester", { call }, { call, requester: { name: "Weather" } }],
    ["in another queue", { call }, { call, scope: scopeOf() }],
    [
      "for other fields",
      { call },
      {
        call,
        request: {
          ...again,
          requestedSchema: { ...requestedSchema, required: [] },
        } as unknown as ElicitationRequest,
      },
    ],
  ])("does not get them back if it is one %s", async (_why, first, second) => {
    await answer(first);
    const { store } = await open({ request: again, ...second });
    expect([store.values.dirty, store.hasEarlierAnswers]).toEqual([false, false]);
  });

  test.each<ElicitationResult>([{ action: "decline" }, { action: "cancel" }])(
    "does not get them back after %j",
    async (result) => {
      await answer({ call }, result);
      expect((await open({ call, request: again })).store.values.dirty).toBe(false);
    },
  );

  test("is the only one, so the next begins empty", async () => {
    await answer();
    await open({ call, request: again });
    const { store } = await open({ call, request: { ...request, message: "And who else?" } });
    expect(store.values.dirty).toBe(false);
  });
});

test("a request without a queue continues an earlier one without a queue", async () => {
  const first = await open({ scope: undefined });
  first.enter();
  first.store.end();
  expect((await open({ scope: undefined })).store.values.dirty).toBe(true);
});

test("a request is read once, however many forms follow it", async () => {
  let reads = 0;
  const large = (at: number) => ({
    ...request,
    requestedSchema: {
      ...requestedSchema,
      get examples() {
        reads += 1;
        return [at];
      },
    },
  });
  for (let at = 0; at < 10; at += 1) await open({ request: large(at) as never });
  const before = reads;
  const { store } = await open({ request: large(11) as never });
  expect(store.values.dirty).toBe(false);
  const ofOne = before / 10;
  expect(reads - before).toBe(ofOne);
});

test("a request that JSON cannot represent is equal to none but itself", async () => {
  const endless: Record<string, unknown> = { ...requestedSchema };
  endless["examples"] = [endless];
  const odd = () => ({ ...request, requestedSchema: endless }) as unknown as ElicitationRequest;
  const first = await open({ request: odd() });
  first.enter();
  first.session.end("expired");
  expect((await open({ request: odd() })).store.values.dirty).toBe(false);
  noteShown(first.store);
  noteShown(first.store);
  expect(scope.forms.filter((form) => form === first.store)).toHaveLength(1);
});

test("metadata, which may be another each time, does not make another request", async () => {
  const meta = (progressToken: number) => ({ ...request, _meta: { progressToken } });
  const first = await open({ request: meta(1) });
  first.enter();
  first.store.end();
  expect((await open({ request: meta(2) })).store.values.dirty).toBe(true);
});

test("keys in another order, as some servers write them, make no other request", async () => {
  const turnedKeys = (schema: object) => Object.fromEntries(Object.entries(schema).toReversed());
  const turned = Object.entries(requestedSchema.properties).map(
    ([key, schema]) => [key, turnedKeys(schema)] as const,
  );
  const first = await open();
  first.enter();
  first.session.end("expired");
  const { properties: _, ...others } = requestedSchema;
  const properties = Object.fromEntries(turned);
  const again = { requestedSchema: { ...others, properties }, message: request.message };
  const { store } = await open({ request: again as never });
  expect(store.values.dirty).toBe(true);
});
