import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { AskBackTalk } from "./AskBackTalk.js";
import type { OnAskBack } from "./types.js";

function ask(talk: AskBackTalk, text: string, reply: () => ReturnType<OnAskBack>) {
  talk.set({ text });
  return talk.ask(reply, "");
}

const last = (talk: AskBackTalk) => talk.get().exchanges.at(-1);

function deferred() {
  const settle: { resolve?: (text: string) => void; reject?: (error: Error) => void } = {};
  const promise = new Promise<string>((resolve, reject) => {
    Object.assign(settle, { resolve, reject });
  });
  return { promise, ...settle };
}

async function* pieces(...texts: string[]) {
  yield* texts;
}

test.each<[string, () => ReturnType<OnAskBack>]>([
  ["a text", () => "Until ten."],
  ["a promise of one", async () => "Until ten."],
  ["its pieces", () => pieces("Until", " ", "", "ten.")],
  ["a promise of its pieces", async () => pieces("Until ", "ten.")],
])("%s is the reply", async (_, reply) => {
  const talk = new AskBackTalk();
  await ask(talk, " How long? ", reply);
  expect(last(talk)).toMatchObject({ asked: "How long?", reply: "Until ten.", end: "whole" });
  expect(talk.get().text).toBe("");
  expect(talk.running).toBe(false);
});

test("however a reply is cut into pieces, it is the same reply", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string()), async (texts) => {
      const talk = new AskBackTalk();
      await ask(talk, "Why?", () => pieces(...texts));
      expect(last(talk)).toMatchObject({ reply: texts.join(""), end: "whole" });
    }),
    { numRuns: 50 },
  );
});

test("where nothing is given back, the reply comes elsewhere", async () => {
  const talk = new AskBackTalk();
  await ask(talk, "How long?", () => {});
  expect(last(talk)?.end).toBe("elsewhere");
});

test.each<[string, () => ReturnType<OnAskBack>]>([
  [
    "throws",
    () => {
      throw new Error("Offline");
    },
  ],
  ["rejects", () => Promise.reject(new Error("Offline"))],
  ["gives what is no text", () => ({ text: "Hello" }) as unknown as string],
  ["gives pieces that are no text", () => pieces({} as string)],
])("where the host %s, what was asked is there again", async (_, reply) => {
  const talk = new AskBackTalk();
  await ask(talk, "How long?", reply);
  expect(last(talk)).toMatchObject({ reply: "", end: "failed" });
  expect(talk.get().text).toBe("How long?");
});

test("what was typed meanwhile is not overwritten", async () => {
  const talk = new AskBackTalk();
  const failing = deferred();
  const asked = ask(talk, "How long?", () => failing.promise);
  talk.set({ text: "And" });
  failing.reject?.(new Error("Offline"));
  await asked;
  expect(talk.get().text).toBe("And");
});

test("what came before a reply broke off stays", async () => {
  const talk = new AskBackTalk();
  await ask(talk, "How long?", async function* () {
    yield "Until";
    throw new Error("Offline");
  });
  expect(last(talk)).toMatchObject({ reply: "Until", end: "failed" });
  expect(talk.get().text).toBe("");
});

test("a reply that is stopped says no more, and whoever sends it is told", async () => {
  const talk = new AskBackTalk();
  const left = vi.fn<() => void>();
  let go = () => {};
  let told: AbortSignal | undefined;
  talk.set({ text: "How long?" });
  const asked = talk.ask(async function* (_, signal) {
    told = signal;
    try {
      yield "Until";
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      yield " ten.";
    } finally {
      left();
    }
  }, "");
  await vi.waitFor(() => expect(last(talk)?.reply).toBe("Until"));
  talk.stop();
  expect(told?.aborted).toBe(true);
  expect(last(talk)).toMatchObject({ reply: "Until", end: "stopped" });
  expect(talk.running).toBe(false);
  go();
  await asked;
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
  expect(last(talk)?.reply).toBe("Until");
});

test("a late reply is none to the question after it", async () => {
  const talk = new AskBackTalk();
  const late = deferred();
  const first = ask(talk, "How long?", () => late.promise);
  talk.stop();
  const second = deferred();
  const other = ask(talk, "How much?", () => second.promise);
  late.resolve?.("Until ten.");
  await first;
  expect(last(talk)).toMatchObject({ asked: "How much?", reply: "", end: undefined });
  second.resolve?.("Ten.");
  await other;
  expect(last(talk)).toMatchObject({ reply: "Ten.", end: "whole" });
});

test.each([
  ["of long pieces", "x".repeat(1_000)],
  ["of empty pieces", ""],
])("a reply %s that never ends is cut", async (_, piece) => {
  const talk = new AskBackTalk();
  const left = vi.fn<() => void>();
  await ask(talk, "How long?", async function* () {
    try {
      for (;;) yield piece;
    } finally {
      left();
    }
  });
  expect(last(talk)?.end).toBe("cut");
  expect(last(talk)?.reply.length).toBeLessThanOrEqual(20_000);
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
});

test("only one question is asked at a time, and none that is empty", async () => {
  const talk = new AskBackTalk();
  const send = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  void ask(talk, "  ", send);
  void ask(talk, "How long?", send);
  void ask(talk, "How long?", send);
  expect(send).toHaveBeenCalledOnce();
  expect(talk.get().text).toBe("How long?");
});

test("a long talk keeps its end", async () => {
  const talk = new AskBackTalk();
  for (let at = 0; at < 60; at += 1) {
    await ask(talk, `Question ${at}`, () => "Yes");
  }
  const { exchanges } = talk.get();
  expect(exchanges).toHaveLength(50);
  expect(new Set(exchanges.map(({ key }) => key)).size).toBe(50);
  expect(last(talk)?.asked).toBe("Question 59");
});
