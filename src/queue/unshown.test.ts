import { expect, test, vi } from "vitest";
import { unshownText } from "../core/warnings.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { formRequest } from "../core/createRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { createQueueView } from "./createQueueView.js";
import type { ElicitationItem, ElicitationQueueOptions } from "./ElicitationQueue.js";
import { internalsOf } from "./ElicitationQueue.js";

const requester = { name: "Tables" };

function start(options: ElicitationQueueOptions = {}) {
  const timers = manualTimers();
  const unshown: string[] = [];
  const onUnshown = ({ request }: ElicitationItem) => unshown.push(request.message);
  const queue = createElicitationQueue({ timers, onUnshown, ...options });
  const ask = (message: string, name = "Tables") =>
    void queue.elicit(formRequest(message), { requester: { name } });
  const show = (message: string) =>
    queue.items.find(({ request }) => request.message === message)?.markShown();
  return { timers, unshown, queue, ask, show };
}

test("onUnshown is called once for a request that nothing shows for 3 s", () => {
  const { timers, unshown, ask } = start();
  ask("Who?");
  timers.advance(2_999);
  expect(unshown).toEqual([]);
  timers.advance(60_000);
  expect(unshown).toEqual(["Who?"]);
  expect(timers.running).toBe(0);
});

test("onUnshown is not called for a request that is shown, answered or withdrawn in time", async () => {
  const { timers, unshown, queue, ask, show } = start();
  for (const message of ["shown", "answered", "withdrawn"]) ask(message, message);
  show("shown");
  timers.advance(0);
  await queue.items[1]?.respond({ action: "decline" });
  queue.disconnect({ name: "withdrawn" });
  timers.advance(60_000);
  expect(unshown).toEqual([]);
  expect(timers.running).toBe(0);
});

test("onUnshown is called for a request only once it no longer waits behind one on screen", async () => {
  const { timers, unshown, queue, ask, show } = start();
  ask("first");
  show("first");
  ask("second");
  timers.advance(60_000);
  expect(unshown).toEqual([]);
  await queue.items[0]?.respond({ action: "decline" });
  timers.advance(3_000);
  expect(unshown).toEqual(["second"]);
});

test("onUnshown waits for intercept, and its errors reach onError", async () => {
  const errors: unknown[] = [];
  let pass = () => {};
  const { timers, ask } = start({
    intercept: () => new Promise<undefined>((resolve) => (pass = () => resolve(undefined))),
    onError: (error) => errors.push(error),
    onUnshown: () => {
      throw new Error("telemetry");
    },
  });
  ask("Who?");
  timers.advance(60_000);
  expect(errors).toEqual([]);
  pass();
  await new Promise(setImmediate);
  timers.advance(3_000);
  expect(errors).toEqual([new Error("telemetry")]);
});

test("the warning names the request, requester and context, and the filters that rejected it", () => {
  const { queue } = start();
  const context = { toolCallId: "call-1" };
  void queue.elicit(formRequest("Who?"), { requester, context });
  const [item] = queue.items;
  const text = () => unshownText(item!, internalsOf(queue));
  expect(text()).toContain(
    `request ${item!.id} of "Tables" (context {"toolCallId":"call-1"}) is shown by no component.`,
  );
  expect(text()).toContain("No component reads the queue.");
  const { filters } = internalsOf(queue);
  filters.add(({ context: given }) => given === "call-1");
  expect(text()).toContain("1 filter rejected it.");
  filters.add(() => {
    throw new Error("broken");
  });
  expect(text()).toContain("2 filters rejected it.");
  filters.clear();
  expect(text()).toContain("No component reads the queue.");
  createQueueView(queue).subscribe(() => {});
  expect(text()).toContain("renders no <Elicitation>");
});

test("the warning is written once in a page, and never on a server", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { timers, ask } = start({ onUnshown: undefined });
  ask("On a server");
  timers.advance(60_000);
  expect(warn).not.toHaveBeenCalled();
  vi.stubGlobal("document", {});
  ask("In a page");
  timers.advance(60_000);
  vi.unstubAllGlobals();
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
  warn.mockRestore();
});
