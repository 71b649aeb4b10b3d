import fc from "fast-check";
import { expect, test } from "vitest";
import { approvalRequest } from "../core/ApprovalRequest.js";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { isSameRequest, ownSessionOf, type RequestIdentity } from "../core/session.js";
import type { ElicitationRequest } from "../core/protocol.js";
import { measureJson } from "../core/walkJson.js";
import { createElicitationHandlers } from "../transports/handlers.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import type { ElicitationQueue } from "./ElicitationQueue.js";

/** Requests that a server can send. */
const received = [
  formRequest("Run a command?"),
  formRequest("Run a command?", { again: { type: "boolean" } }),
  urlRequest("Run a command?", "https://a.example/"),
];

const approvals = [
  approvalRequest({ type: "command", command: "npm test" }),
  approvalRequest({ type: "command", command: "npm test; rm -rf ~/shop" }),
  approvalRequest({ type: "command", command: "npm test" }, { reason: "It is quick." }),
  approvalRequest({ type: "arguments", tool: "pay", value: { account: 11, amount: 1 } }),
  approvalRequest({ type: "arguments", tool: "pay", value: { account: 1, amount: 11 } }),
];

const askedOf = (requests: ElicitationRequest[]) =>
  fc.record({
    request: fc.constantFrom(...requests),
    requester: fc.constantFrom(
      { name: "A", url: "https://a.example" },
      { name: "A", url: "https://b.example" },
      { name: "A" },
    ),
  });

type Asked = ReturnType<typeof askedOf> extends fc.Arbitrary<infer Value> ? Value : never;

/** Identity by content, written out once more: the same text, and so the same request. */
const textOf = ({ request, requester }: Asked) =>
  JSON.stringify([request, requester.name, requester.url]);

const isOfOneRequester = (a: Asked, b: Asked) =>
  isSameRequest({ request: 0, requester: a.requester }, { request: 0, requester: b.requester });

const expectLaw = (
  isSame: (a: Asked, b: Asked) => boolean | Promise<boolean>,
  requests: ElicitationRequest[] = [...received, ...approvals],
) =>
  fc.assert(
    fc.asyncProperty(askedOf(requests), askedOf(requests), async (a, b) => {
      expect(await isSame(a, structuredClone(b))).toBe(textOf(a) === textOf(b));
    }),
    { numRuns: 300 },
  );

test("a request is identified by its requester and its params", async () => {
  await expectLaw(isSameRequest);
  await expectLaw((a, b) => {
    const [one, other] = [measureJson(a.request, 10_000), measureJson(b.request, 10_000)];
    return isOfOneRequester(a, b) && one?.digest === other?.digest;
  });
});

test("the order of keys makes no other request", () => {
  const { url, message, mode } = urlRequest("Sign in", "https://a.example/");
  const [one, other]: RequestIdentity[] = [
    { request: { mode, message, url } },
    { request: { url, mode, message } },
  ];
  expect(isSameRequest(one!, other!)).toBe(true);
});

test("a component without a queue finds the session of the same request alone", async () => {
  await expectLaw((a, b) => {
    // Equal requests are one object, as where a host names another requester beside it.
    const request = structuredClone(a.request);
    const other = isSameRequest({ request: a.request }, { request: b.request })
      ? request
      : b.request;
    const session = ownSessionOf({ ...a, request });
    return ownSessionOf({ ...b, request: other }) === session;
  });
});

/** Whether a second arrival leaves the first one open, and adds none. */
async function joins(queue: ElicitationQueue, first: () => unknown, second: () => unknown) {
  void first();
  await Promise.resolve();
  const [open] = queue.items;
  void second();
  await Promise.resolve();
  return queue.items.length === 1 && queue.items[0] === open;
}

test("a queue gives an ID that is repeated the answer of the same request alone", async () => {
  await expectLaw((a, b) => {
    const queue = createElicitationQueue();
    return joins(
      queue,
      () => queue.elicit(a.request, { ...a, id: 1 }),
      () => queue.elicit(b.request, { ...b, id: 1 }),
    );
  });
  await expectLaw(async (a, b) => {
    const queue = createElicitationQueue();
    const answer = queue.elicit(a.request, { ...a, id: 1 });
    void queue.items[0]?.respond({ action: "decline" });
    await answer;
    void queue.elicit(b.request, { ...b, id: 1 });
    return queue.items.length === 0;
  });
});

test("a handler of an SDK gives an ID that is repeated the answer of the same request alone", async () => {
  await expectLaw(async (a, b) => {
    const queue = createElicitationQueue();
    const [first, other] = [a, b].map(({ requester }) =>
      createElicitationHandlers(queue, { requester }),
    );
    const second = isOfOneRequester(a, b) ? first : other;
    const answered: unknown[] = [];
    const isOne = await joins(
      queue,
      () => first?.create({ params: a.request, requestId: 1 }).then(() => answered.push(a)),
      () => second?.create({ params: b.request, requestId: 1 }),
    );
    // A reused ID has restarted: a response to the earlier request would answer the later one.
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toEqual([]);
    return isOne;
  }, received);
});
