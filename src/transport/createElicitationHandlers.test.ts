import { describe, expect, test } from "vitest";
import { formRequest } from "../protocol/formRequest.js";
import { createElicitationQueue } from "../queue/createElicitationQueue.js";
import { watchedSignal } from "../queue/fixtures/watchedSignal.js";
import { createElicitationHandlers } from "./createElicitationHandlers.js";

const requester = { name: "Booking" };
const params = formRequest("?");

describe("the signal of an SDK", () => {
  const ways = {
    "of MCP v1": (signal: AbortSignal) => [{ params }, { signal, requestId: 0 }] as const,
    "of MCP v2": (signal: AbortSignal) => [{ params }, { mcpReq: { signal } }] as const,
    "of ACP": (signal: AbortSignal) => [{ params, signal }, undefined] as const,
  };

  test.each(Object.entries(ways))("%s cancels, and is let go of", async (_, given) => {
    const queue = createElicitationQueue();
    const { create } = createElicitationHandlers(queue, { requester });
    const signal = watchedSignal();
    const [request, context] = given(signal.signal);
    const answered = create(request, context);
    void queue.getSnapshot().current?.onRespond({ action: "decline" });
    expect(await answered).toEqual({ action: "decline" });
    expect(signal.listening).toBe(0);

    const cancelled = create(request, context);
    signal.abort();
    expect(await cancelled).toEqual({ action: "cancel" });
    expect(signal.listening).toBe(0);
    expect(await create(request, context)).toEqual({ action: "cancel" });
  });
});

test("a refusal is told in the error class of the SDK, an accident without its details", async () => {
  class RequestError extends Error {
    constructor(
      readonly code: number,
      text: string,
      readonly data?: unknown,
    ) {
      super(text);
    }
  }
  const queue = createElicitationQueue({ modes: ["url"] });
  const { create } = createElicitationHandlers(queue, { requester, RequestError });
  const refused = await create({ params }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RequestError);
  expect(refused).toMatchObject({ code: -32602, data: { mode: "form" } });
  const broken = createElicitationHandlers(queue, {
    requester,
    RequestError,
    expiresAt: () => {
      throw new Error("secret");
    },
  });
  await expect(broken.create({ params })).rejects.toMatchObject({
    code: -32603,
    message: "Internal error",
  });
});

test("a notice that names no request cancels none", () => {
  const queue = createElicitationQueue();
  const { create, cancelled } = createElicitationHandlers(queue, { requester });
  void create({ params });
  cancelled({ params: {} });
  cancelled({ params: { requestId: 5 } });
  expect(queue.getSnapshot().current).toBeDefined();
});
