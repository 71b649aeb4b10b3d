import { afterEach, expect, test, vi } from "vitest";
import { formRequest } from "../protocol/createRequest.js";
import { createElicitationQueue } from "../queue/createElicitationQueue.js";
import { manualTimers, type ManualTimers } from "../time/fixtures/manualTimers.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { broadcastChannel } from "./broadcastChannel.js";
import { connectElicitation } from "./connectElicitation.js";

type Hold = (lock: object | null) => void | Promise<void>;

/** Web Locks, as far as pages ask for what is free, or share. */
function createLocks() {
  const held: { name: string; shared: boolean }[] = [];
  return {
    request: async (name: string, options: { ifAvailable?: true; mode?: "shared" }, hold: Hold) => {
      const shared = options.mode === "shared";
      if (held.some((other) => other.name === name && !(shared && other.shared))) return hold(null);
      const lock = { name, shared };
      held.push(lock);
      try {
        await hold(lock);
      } finally {
        held.splice(held.indexOf(lock), 1);
      }
    },
  };
}

const accept = { action: "accept", content: {} } as const;
const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function join() {
  const channel = new BroadcastChannel("agent");
  open.push(channel);
  return channel;
}

/** A page that shows what an agent asks. */
function openPage(options: { timers?: ManualTimers; expiresAt?: number } = {}) {
  const queue = createElicitationQueue({ timers: options.timers });
  const disconnect = connectElicitation(queue, broadcastChannel(join()), {
    requester: { name: "Agent" },
    expiresAt: ({ message }) => (message === "Soon?" ? options.expiresAt : undefined),
  });
  return Object.assign(queue, { leave: disconnect });
}

/** Whoever asks, and what it hears. */
function startAgent() {
  const port = join();
  const answers: unknown[] = [];
  port.addEventListener("message", (event) => {
    if (!(event instanceof MessageEvent) || "method" in event.data) return;
    answers.push(event.data);
  });
  const ask = (id: number, message = "Deploy?") => {
    const params = formRequest(message);
    port.postMessage({ jsonrpc: "2.0", id, method: "elicitation/create", params });
  };
  return { ask, answers };
}

test("two pages that answer at once send one answer, and the other lets go", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const pages = [openPage(), openPage(), openPage()];
  const { ask, answers } = startAgent();
  ask(0);
  const items = await Promise.all(pages.map((page) => whenShown(page)));
  const given = await Promise.allSettled(items.map((item) => item.respond(accept)));
  expect(given.map(({ status }) => status).toSorted()).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
  ]);
  await Promise.all(pages.map((page) => whenNothingShown(page)));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  // Another id is another answer, whoever gives it.
  ask(1);
  const next = await Promise.all(pages.map((page) => whenShown(page)));
  await next[2]?.respond(accept);
  await Promise.all(pages.map((page) => whenNothingShown(page)));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
});

test("an answer that could not be sent holds no other page back", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const [first, second] = [openPage(), openPage()];
  const { ask, answers } = startAgent();
  ask(0);
  const own = await whenShown(first);
  const other = await whenShown(second);
  const post = vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementationOnce(() => {
    throw new DOMException("Closed.", "InvalidStateError");
  });
  await expect(own.respond(accept)).rejects.toThrow("Closed.");
  await other.respond({ action: "decline" });
  await whenNothingShown(first);
  post.mockRestore();
  await vi.waitFor(() => expect(answers).toMatchObject([{ result: { action: "decline" } }]));
});

test("put away in two pages at once it is cancelled once", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const pages = [openPage(), openPage()];
  const { ask, answers } = startAgent();
  ask(0);
  const items = await Promise.all(pages.map((page) => whenShown(page)));
  for (const item of items) item.dismiss();
  await vi.waitFor(() => expect(answers).toEqual([expect.objectContaining({ id: 0 })]));
  ask(1);
  await Promise.all(pages.map((page) => whenShown(page)));
  expect(answers).toHaveLength(1);
});

test("without Web Locks a page answers as it is", async () => {
  vi.stubGlobal("navigator", undefined);
  const page = openPage();
  const { ask, answers } = startAgent();
  ask(0);
  await (await whenShown(page)).respond(accept);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
});

test("where Web Locks are there and refused, as with storage blocked, a page answers as it is", async () => {
  const refused = () => Promise.reject(new DOMException("Denied.", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request: refused } });
  const page = openPage();
  const { ask, answers } = startAgent();
  ask(0);
  await (await whenShown(page)).respond(accept);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  // A page that goes cannot tell whether it is the last, so it says nothing for the others.
  ask(1);
  await whenShown(page);
  page.leave();
  await whenNothingShown(page);
  expect(answers).toHaveLength(1);
});

test("another question by the id of one just answered can be answered in another page at once", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const [first, second] = [openPage(), openPage()];
  const { ask, answers } = startAgent();
  ask(0);
  await whenShown(second);
  await (await whenShown(first)).respond(accept);
  await whenNothingShown(second);
  ask(0, "Delete?");
  await whenShown(first);
  await (await whenShown(second)).respond({ action: "decline" });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(answers).toMatchObject([{ result: accept }, { result: { action: "decline" } }]);
});

test.each([
  ["ends its connection", (page: ReturnType<typeof openPage>) => page.leave()],
  ["says that its server is gone", (page) => page.disconnect({ name: "Agent" })],
  ["says that all are gone", (page) => page.disconnectAll()],
] satisfies [string, (page: ReturnType<typeof openPage>) => void][])(
  "a page that %s says nothing for the others",
  async (_, leave) => {
    vi.stubGlobal("navigator", { locks: createLocks() });
    const [first, second] = [openPage(), openPage()];
    const { ask, answers } = startAgent();
    ask(0);
    await whenShown(first);
    const item = await whenShown(second);
    leave(first);
    expect(first.items).toEqual([]);
    // What was said by then has been heard by the time the next question has.
    ask(1);
    await vi.waitFor(() => expect(second.items).toHaveLength(2));
    expect([answers, second.getSnapshot().item?.id]).toEqual([[], item.id]);
    await item.respond(accept);
    await vi.waitFor(() => expect(answers).toMatchObject([{ id: 0, result: accept }]));
  },
);

test("the last page that goes says that nobody answers, once", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const pages = [openPage(), openPage()];
  const { ask, answers } = startAgent();
  ask(0);
  await Promise.all(pages.map((page) => whenShown(page)));
  for (const page of pages) page.leave();
  await vi.waitFor(() => expect(answers).toMatchObject([{ id: 0, result: { action: "cancel" } }]));
  const last = openPage();
  ask(1);
  await whenShown(last);
  last.leave();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(answers[1]).toMatchObject({ id: 1, result: { action: "cancel" } });
});

test("one deadline in two pages is one cancel, and each person is told", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const timers = manualTimers();
  const expiresAt = timers.now() + 1_000;
  const pages = [openPage({ timers, expiresAt }), openPage({ timers, expiresAt })];
  const { ask, answers } = startAgent();
  ask(0, "Soon?");
  await Promise.all(pages.map((page) => whenShown(page)));
  timers.advance(1_000);
  expect(pages.map(({ items }) => items[0]?.status)).toEqual(["expired", "expired"]);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(answers).toMatchObject([{ id: 0, result: { action: "cancel" } }]);
  ask(1);
  await vi.waitFor(() => expect(pages[1]?.unanswered).toHaveLength(1));
  expect(answers).toHaveLength(1);
  expect(pages.map(({ items }) => items.at(-1)?.status)).toEqual(["expired", "expired"]);
});

test("two that ask by one open id are both refused, once, by any number of pages", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const pages = [openPage(), openPage(), openPage()];
  const [one, two] = [startAgent(), startAgent()];
  one.ask(0);
  await Promise.all(pages.map((page) => whenShown(page)));
  two.ask(0, "Delete?");
  await Promise.all(pages.map((page) => whenNothingShown(page)));
  one.ask(1);
  await Promise.all(pages.map((page) => whenShown(page)));
  for (const { answers } of [one, two]) {
    expect(answers).toEqual([expect.objectContaining({ id: 0, error: expect.anything() })]);
  }
});
