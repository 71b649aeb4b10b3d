import { afterAll, describe, expect, test } from "vitest";
import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { whenShown } from "../queue/fixtures/whenShown.js";
import { answerTask } from "./answerTask.js";
import { connectElicitation } from "./connect.js";
import { createElicitationHandlers } from "./handlers.js";
import { fulfilInputRequests, withInputRequests } from "./inputRequests.js";
import type { Channel } from "./types.js";
import { withUrlElicitations } from "./urlElicitations.js";

const requester = { name: "GitHub" };
const { signal } = new AbortController();
const ended = new AbortController();
afterAll(() => ended.abort());

/** Params of a page to open, with an ID or without: servers share the code for both protocols. */
const paramsOf = (elicitationId: string | undefined) => ({
  mode: "url",
  message: "Sign in",
  url: "https://github.com/login",
  ...(elicitationId !== undefined && { elicitationId }),
});
type Params = ReturnType<typeof paramsOf>;

/** A request in a result: its call goes on, or is made again, with the response. */
const continued: Record<string, (queue: ElicitationQueue, params: Params) => unknown> = {
  "the result of a call": (queue, params) =>
    withInputRequests(
      () =>
        Promise.resolve({
          resultType: "input_required",
          inputRequests: { page: { method: "elicitation/create", params } },
        }),
      {},
      queue,
      { requester },
    ).catch(() => {}),
  inputRequests: (queue, params) =>
    fulfilInputRequests(queue, { page: { method: "elicitation/create", params } }, { requester }),
  "a task": (queue, params) => {
    const inputRequests = { page: { method: "elicitation/create", params } };
    const snapshot = async () => ({ status: "input_required", raw: { inputRequests } });
    const task = { taskId: "1", snapshot, updateJson: async () => {} };
    return answerTask(queue, task, { requester, signal: ended.signal }).catch(() => {});
  },
  "the error -32042": (queue, params) => {
    const error = Object.assign(new Error(), { code: -32042, data: { elicitations: [params] } });
    return withUrlElicitations(() => Promise.reject(error), queue, { requester }).catch(() => {});
  },
  "a round of MCP SDK v2": (queue, params) =>
    createElicitationHandlers(queue, { requester }).create(
      { params },
      { mcpReq: { signal, id: "page" } },
    ),
};

/** A request of the server's own, which waits for the consent. */
const asked: Record<string, (queue: ElicitationQueue, params: Params) => unknown> = {
  "MCP SDK v1": (queue, params) =>
    createElicitationHandlers(queue, { requester }).create({ params }, { signal, requestId: 1 }),
  "MCP SDK v2": (queue, params) =>
    createElicitationHandlers(queue, { requester }).create(
      { params },
      { mcpReq: { signal, id: 1 }, http: undefined },
    ),
  "ACP SDK": (queue, params) =>
    createElicitationHandlers(queue, { requester }).create({
      params,
      signal,
      requestId: 1,
      method: "elicitation/create",
    }),
  "a channel": (queue, params) => {
    let hear = (_: unknown) => {};
    const channel: Channel = {
      send: () => {},
      subscribe: (listener) => {
        hear = listener;
        return () => {};
      },
    };
    connectElicitation(queue, channel, { requester });
    hear({ jsonrpc: "2.0", id: 1, method: "elicitation/create", params });
  },
};

describe.each([
  ["with an elicitationId", "e1"],
  ["without one", undefined],
])("%s", (_, id) => {
  const opened = async (ask: (queue: ElicitationQueue, params: Params) => unknown) => {
    const queue = createElicitationQueue();
    void ask(queue, paramsOf(id));
    const item = await whenShown(queue);
    await item.respond({ action: "accept" });
    return item.status;
  };

  test.each(Object.entries(continued))(
    "a URL request in %s waits until the user is done",
    async (_name, ask) => {
      expect(await opened(ask)).toBe("awaiting-completion");
    },
  );

  test.each(Object.entries(asked))(
    "a URL request of %s is answered by the consent",
    async (_name, ask) => {
      expect(await opened(ask)).toBe("settled");
    },
  );
});

test("a call is not made again while the user is at the page, whatever the page is called", async () => {
  const queue = createElicitationQueue();
  let calls = 0;
  const inputRequests = { page: { method: "elicitation/create", params: paramsOf("e1") } };
  const call = () =>
    Promise.resolve((calls += 1) === 1 ? { resultType: "input_required", inputRequests } : {});
  const result = withInputRequests(call, {}, queue, { requester });
  const item = await whenShown(queue);
  await item.respond({ action: "accept" });
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toBe(1);
  await item.finish();
  await result;
  expect(calls).toBe(2);
});
