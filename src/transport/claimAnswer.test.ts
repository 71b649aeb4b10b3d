import { afterEach, expect, test, vi } from "vitest";
import { formRequest } from "../protocol/formRequest.js";
import { createElicitationQueue } from "../queue/createElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { broadcastChannel } from "./broadcastChannel.js";
import { connectElicitation } from "./connectElicitation.js";

/** Web Locks, as far as pages ask for what is free. */
function createLocks() {
  const held = new Set<string>();
  return {
    request: async (
      name: string,
      _: { ifAvailable: true },
      hold: (lock: object | null) => Promise<void>,
    ) => {
      const isFree = !held.has(name);
      if (!isFree) return hold(null);
      held.add(name);
      try {
        await hold({ name });
      } finally {
        held.delete(name);
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
function openPage() {
  const queue = createElicitationQueue();
  connectElicitation(queue, broadcastChannel(join()), { requester: { name: "Agent" } });
  return queue;
}

/** Whoever asks, and what it hears. */
function startAgent() {
  const port = join();
  const answers: unknown[] = [];
  port.addEventListener("message", (event) => {
    if (event instanceof MessageEvent && "result" in event.data) answers.push(event.data);
  });
  const params = formRequest("Deploy?");
  const ask = (id: number) => {
    const message = { jsonrpc: "2.0", id, method: "elicitation/create", params };
    port.postMessage(message);
  };
  return { ask, answers };
}

test("two pages that answer at once send one answer, and the other lets go", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const pages = [openPage(), openPage(), openPage()];
  const { ask, answers } = startAgent();
  ask(0);
  const items = await Promise.all(pages.map((page) => whenShown(page)));
  const given = await Promise.allSettled(items.map((item) => item.onRespond(accept)));
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
  await next[2]?.onRespond(accept);
  await Promise.all(pages.map((page) => whenNothingShown(page)));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
});

test("put away in two pages at once it is cancelled once", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const pages = [openPage(), openPage()];
  const { ask, answers } = startAgent();
  ask(0);
  const items = await Promise.all(pages.map((page) => whenShown(page)));
  for (const item of items) item.onClose();
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
  await (await whenShown(page)).onRespond(accept);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
});
