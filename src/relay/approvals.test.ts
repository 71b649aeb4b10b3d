import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { approvalOf } from "../core/fixtures/approvals.js";
import { answerWith, type ApprovalRequest, approvalRequest } from "../core/ApprovalRequest.js";
import { digestApproval } from "../core/digestApproval.js";
import { formRequest, urlRequest } from "../core/createRequest.js";
import type { ElicitationResult } from "../core/protocol.js";
import { memoryBus, memoryStore } from "./buses.js";
import { createElicitationRelay } from "./createElicitationRelay.js";
import { pageOf } from "./fixtures/pageOf.js";
import { settle } from "./fixtures/settle.js";

const requester = { name: "Coding agent" };
const request = approvalRequest(
  [
    { type: "arguments", tool: "write", value: { path: "/a" }, editable: true },
    { type: "grants", grants: ["net", "disk"].map((id) => ({ id, label: id })) },
    { type: "change", path: "/a", oldText: null, newText: "a" },
  ],
  {
    options: [
      { id: "y", kind: "allow" },
      { id: "n", kind: "deny", text: "optional" },
      { id: "s", kind: "stop" },
      { id: "o", kind: "other", text: "required" },
    ],
  },
);
const digest = { action: `sha256:${"0".repeat(64)}`, screen: `sha256:${"1".repeat(64)}` };

function start() {
  const timers = manualTimers();
  const errors: unknown[] = [];
  const relay = createElicitationRelay({ timers, onError: (error) => errors.push(error) });
  return {
    timers,
    errors,
    relay,
    page: pageOf("ada", timers, relay),
    queue: relay.queueFor("ada"),
  };
}

test("an approval of a backend is shown with its group, and its answer arrives whole", async () => {
  const { queue, page } = start();
  const all = [
    answerWith(request.options![0]!, {
      edited: { path: "/b" },
      granted: ["net"],
      unseen: 9,
      digest,
    }),
    answerWith(request.options![1]!, { text: "keep it", digest }),
    answerWith(request.options![2]!),
    answerWith(request.options![3]!, { text: "42" }),
    { action: "cancel" } as const,
  ];
  for (const answer of all) {
    const asked = queue.elicit(request, { requester, group: "step 1" });
    await settle();
    const [item] = page.queue.items;
    expect(item).toMatchObject({ request, requester, group: "step 1" });
    await item?.respond(answer);
    expect(await asked).toEqual(answer);
  }
  expect(createElicitationRelay().capabilities.mcp).toEqual({ elicitation: { form: {}, url: {} } });
});

test("an approval keeps its group at a process that reads it from the store", async () => {
  const timers = manualTimers();
  const store = memoryStore();
  const [asking, serving] = [0, 1].map(() =>
    createElicitationRelay({ timers, store, bus: memoryBus() }),
  );
  void asking!.queueFor("ada").elicit(request, { requester, group: "step 1" });
  await settle();
  const page = pageOf("ada", timers, serving);
  await settle();
  expect(page.queue.items).toMatchObject([{ requester, group: "step 1" }]);
});

test("an approval has the same digest on both sides of a relay", async () => {
  await fc.assert(
    fc.asyncProperty(approvalOf(), async (asked: ApprovalRequest) => {
      const { queue, page } = start();
      void queue.elicit(asked, { requester });
      await settle();
      const shown = page.queue.items[0]?.request as ApprovalRequest;
      expect(await digestApproval(shown, undefined, { requester })).toEqual(
        await digestApproval(asked, undefined, { requester }),
      );
    }),
    { numRuns: 100 },
  );
});

describe("a page cannot answer", () => {
  test.each<[string, object]>([
    ["with an option that was not asked for", { action: "accept", option: "x", allowed: true }],
    ["without an option", { action: "accept", allowed: true }],
    ["with the content of a form", { action: "accept", content: {} }],
    [
      "yes with an option that is no permission",
      { action: "accept", option: "o", text: "a", allowed: true },
    ],
    ["no and yes at once", { action: "accept", option: "y", allowed: false }],
    ["without saying whether it allows", { action: "accept", option: "y" }],
    ["without saying whether it stops", { action: "decline", option: "s" }],
    ["yes with an option that refuses", { action: "accept", option: "n", allowed: true }],
    ["no with an option that allows", { action: "decline", option: "y", stop: false }],
    [
      "with a permission that was not asked for",
      { action: "accept", option: "y", allowed: true, granted: ["all"] },
    ],
    [
      "with permissions that are none",
      { action: "accept", option: "y", allowed: true, granted: "net" },
    ],
    [
      "with a text where the option takes none",
      { action: "decline", option: "s", stop: true, text: "x" },
    ],
    ["without the text that the option needs", { action: "accept", option: "o", allowed: false }],
    [
      "with a digest that is none",
      { action: "accept", option: "y", allowed: true, digest: { action: 1 } },
    ],
    [
      "with lines that are no number",
      { action: "accept", option: "y", allowed: true, unseen: "many" },
    ],
  ])("%s", async (_, result) => {
    const { queue, page, errors } = start();
    void queue.elicit(request, { requester });
    await settle();
    const [item] = page.queue.items;
    const sent = item?.respond(result as ElicitationResult);
    await expect(sent).rejects.toThrow("deliver");
    expect(page.queue.items[0]?.status).toBe("open");
    expect(errors).toEqual([]);
  });

  test("with other arguments where they cannot be edited", async () => {
    const { queue, page } = start();
    const fixed = approvalRequest({ type: "arguments", value: 1 });
    void queue.elicit(fixed, { requester });
    await settle();
    const answer = { action: "accept", option: "allow", allowed: true, edited: 2 };
    await expect(page.queue.items[0]?.respond(answer as never)).rejects.toThrow("deliver");
  });
});

test("nothing of an answer goes on that is none of it", async () => {
  const { queue, page } = start();
  const asked = queue.elicit(request, { requester });
  await settle();
  const more = { stop: true, content: { a: 1 }, _meta: {}, more: 1 };
  const answer = { action: "accept", option: "y", allowed: true };
  await page.queue.items[0]?.respond({ ...answer, ...more } as never);
  expect(await asked).toEqual(answer);
});

test.each([formRequest("Go on?"), urlRequest("Sign in", "https://a.example/")])(
  "the answer to another request has nothing of an approval: %j",
  async (other) => {
    const { queue, page } = start();
    const asked = queue.elicit(other, { requester });
    await settle();
    const answer = { action: "accept", option: "allow", allowed: true, digest } as const;
    await page.queue.items[0]?.respond(answer as never);
    expect(await asked).toEqual({ action: "accept" });
  },
);
