import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { ElicitationResult } from "../core/protocol.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { watchedSignal } from "../queue/fixtures/watchedSignal.js";
import { ElicitationRefusedError } from "./errors.js";
import { withInputRequests, type WithInputRequestsOptions } from "./inputRequests.js";

/** Any code units, also such as are no characters. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));
const requester = { name: "Deployments" };
const declined: ElicitationResult = { action: "decline" };
const elicitation = (message = "?") => ({
  method: "elicitation/create",
  params: { message, requestedSchema: { type: "object", properties: {} } },
});
const needs = (inputRequests?: unknown, requestState?: unknown) => ({
  resultType: "input_required",
  ...(inputRequests !== undefined && { inputRequests }),
  ...(requestState !== undefined && { requestState }),
});

/** What each call declares by default. */
const declared = {
  "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {}, url: {} } },
};

/** A call that gives one result after another, and the params it was made with. */
function run(results: unknown[], options: Partial<WithInputRequestsOptions> = {}, params = {}) {
  const queue = createElicitationQueue();
  const calls: Record<string, unknown>[] = [];
  const call = (given: Record<string, unknown>) => {
    calls.push(given);
    return Promise.resolve(results[Math.min(calls.length, results.length) - 1]);
  };
  const result = withInputRequests(call, { name: "deploy", ...params }, queue, {
    requester,
    ...options,
  });
  result.catch(() => {});
  return { queue, calls, result };
}

describe("MCP 2026-07-28: arrives as inputRequests of a result", () => {
  test.each([undefined, null, 1, "text", [], {}, { resultType: "complete" }, { _meta: {} }])(
    "%j is a complete result",
    async (complete) => {
      const { result, calls } = run([complete]);
      expect(await result).toBe(complete);
      expect(calls).toEqual([{ name: "deploy", _meta: declared }]);
    },
  );

  test("the call is repeated at once with the state if there are no inputRequests", async () => {
    const { result, calls } = run([needs(undefined, "s"), needs({}), { done: true }]);
    expect(await result).toEqual({ done: true });
    expect(calls).toEqual([
      { name: "deploy", _meta: declared },
      { name: "deploy", requestState: "s", _meta: declared },
      { name: "deploy", _meta: declared },
    ]);
  });

  test("the state goes back byte for byte, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (state) => {
        const { result, calls } = run([needs(undefined, state), { done: true }]);
        await result;
        expect(calls[1]?.requestState).toBe(state);
      }),
    );
  });

  test("the caller's own state of an earlier call is not sent again", async () => {
    const own = { requestState: "own", inputResponses: { old: {} } };
    const { result, calls } = run([needs({}), { done: true }], {}, own);
    await result;
    expect(calls).toEqual([
      { name: "deploy", ...own, _meta: declared },
      { name: "deploy", _meta: declared },
    ]);
  });

  test("each call declares the host's capabilities next to those of the caller", async () => {
    const queue = createElicitationQueue({ modes: ["form"] });
    const calls: unknown[] = [];
    const call = (params: object) => {
      calls.push(params);
      return Promise.resolve(calls.length === 1 ? needs({}, "s") : { done: true });
    };
    const extensions = { "io.example/tasks": {} };
    const params = {
      name: "deploy",
      _meta: { progressToken: 7, "io.modelcontextprotocol/clientCapabilities": { extensions } },
    };
    const before = structuredClone(params);
    const handlers = { "sampling/createMessage": () => ({}), "roots/list": () => ({}) };
    await withInputRequests<object, unknown>(call, params, queue, { requester, handlers });
    const capabilities = { elicitation: { form: {} }, sampling: {}, roots: {}, extensions };
    const _meta = {
      progressToken: 7,
      "io.modelcontextprotocol/clientCapabilities": capabilities,
    };
    expect(calls).toEqual([
      { name: "deploy", _meta },
      { name: "deploy", _meta, requestState: "s" },
    ]);
    expect(params).toEqual(before);
  });

  test("elicitations are shown in order as 1 of 2, next to requests for the host's handlers", async () => {
    const sampling = vi.fn<() => Promise<object>>(() => Promise.resolve({ role: "assistant" }));
    const roots = vi.fn<() => object>(() => ({ roots: [] }));
    const { queue, result, calls } = run(
      [
        needs({
          a: elicitation("first"),
          s: { method: "sampling/createMessage", params: { maxTokens: 1 } },
          r: { method: "roots/list" },
          ["__proto__"]: elicitation("second"),
        }),
        { done: true },
      ],
      { handlers: { "sampling/createMessage": sampling, "roots/list": roots } },
    );
    for (const [index, message] of ["first", "second"].entries()) {
      const item = await whenShown(queue, ({ request }) => request.message === message);
      expect(item.progress).toEqual({ position: index + 1, total: 2 });
      void item.respond(declined);
    }
    expect(await result).toEqual({ done: true });
    expect(sampling).toHaveBeenCalledWith({ maxTokens: 1 }, expect.any(AbortSignal));
    expect(JSON.parse(JSON.stringify(calls[1]?.inputResponses))).toEqual(
      JSON.parse(
        '{"a":{"action":"decline"},"s":{"role":"assistant"},"r":{"roots":[]},"__proto__":{"action":"decline"}}',
      ),
    );
  });

  test.each([
    ["a method without a handler", { r: { method: "roots/list" } }, "unsupported"],
    ["a method of Object's own", { r: { method: "constructor" } }, "unsupported"],
    ["no method", { r: {} }, "unsupported"],
    ["a request that is none", { r: 1 }, "unsupported"],
    ["requests that are none", [1], "malformed"],
  ])("%s fails before anybody is asked", async (_, requests, code) => {
    const asked = Array.isArray(requests) ? requests : { a: elicitation(), ...requests };
    const { queue, result } = run([needs(asked)]);
    await expect(result).rejects.toMatchObject({ name: "InputRequestError", code });
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("an elicitation without its required params fails too", async () => {
    const { result } = run([needs({ a: { method: "elicitation/create", params: {} } })]);
    await expect(result).rejects.toMatchObject({ code: -32602 });
  });

  test("undeclared mode: -32602, also where the server asks for it among others", async () => {
    const page = { mode: "url", message: "Sign in", url: "https://a.example/" };
    const queue = createElicitationQueue({ modes: ["form"] });
    const requests = { a: elicitation(), b: { method: "elicitation/create", params: page } };
    const call = vi.fn<() => Promise<unknown>>(() => Promise.resolve(needs(requests)));
    await expect(withInputRequests(call, {}, queue, { requester })).rejects.toMatchObject({
      code: -32602,
    });
    expect(call).toHaveBeenCalledTimes(1);
    await whenNothingShown(queue);
  });

  test("a handler that fails ends the call, and withdraws its requests", async () => {
    const { queue, result } = run([needs({ a: elicitation(), r: { method: "roots/list" } })], {
      handlers: { "roots/list": () => Promise.reject(new Error("no roots")) },
    });
    await expect(result).rejects.toThrow("no roots");
    await whenNothingShown(queue);
  });

  test("rounds are bounded", async () => {
    const { result, calls } = run([needs(undefined, "s")], { maxRounds: 3 });
    await expect(result).rejects.toMatchObject({ code: "tooManyRounds" });
    expect(calls).toHaveLength(4);
  });

  test("a signal ends the call, also where a handler does not listen", async () => {
    const abort = watchedSignal();
    const { queue, result } = run([needs({ a: elicitation(), r: { method: "roots/list" } })], {
      signal: abort.signal,
      handlers: { "roots/list": () => new Promise(() => {}) },
    });
    await whenShown(queue);
    abort.abort();
    await expect(result).rejects.toThrow("aborted");
    await whenNothingShown(queue);
    expect(abort.listening).toBe(0);
  });
});

describe("the early form, _meta.inputRequests", () => {
  const confirmation = {
    type: "confirmation",
    title: "Deploy",
    message: "Deploy to production?",
    options: ["Deploy", "Cancel"],
  };
  const early = (...inputRequests: unknown[]) => ({
    content: [],
    _meta: { inputRequests, requestState: "opaque" },
  });

  test("a confirmation is one required choice between its options", async () => {
    const { queue, result, calls } = run(
      [early(confirmation), { done: true }],
      {},
      { _meta: { progressToken: 1 } },
    );
    const { request, respond: onRespond, progress } = await whenShown(queue);
    expect(request.message).toBe("Deploy to production?");
    expect(progress).toBeUndefined();
    expect(request).toMatchObject({
      requestedSchema: {
        properties: { choice: { type: "string", enum: ["Deploy", "Cancel"] } },
        required: ["choice"],
      },
    });
    void onRespond({ action: "accept", content: { choice: "Deploy" } });
    expect(await result).toEqual({ done: true });
    expect(calls[1]).toEqual({
      name: "deploy",
      _meta: {
        ...declared,
        progressToken: 1,
        inputResponses: [{ type: "confirmation", value: "Deploy" }],
        requestState: "opaque",
      },
    });
  });

  test("a call may have an invalid _meta", async () => {
    const { queue, result, calls } = run(
      [early(confirmation), { done: true }],
      {},
      { _meta: null },
    );
    void (await whenShown(queue)).respond({ action: "accept", content: { choice: "Deploy" } });
    expect(await result).toEqual({ done: true });
    expect(calls[1]?._meta).toMatchObject({ inputResponses: [{ value: "Deploy" }] });
  });

  test("several requests are answered in their order", async () => {
    const { queue, result, calls } = run([early(confirmation, confirmation), { done: true }]);
    for (const choice of ["Deploy", "Cancel"]) {
      const position = choice === "Deploy" ? 1 : 2;
      const item = await whenShown(queue, ({ progress }) => progress?.position === position);
      void item.respond({ action: "accept", content: { choice } });
    }
    await result;
    expect(calls[1]?._meta).toMatchObject({
      inputResponses: [{ value: "Deploy" }, { value: "Cancel" }],
    });
  });

  test.each(["decline", "cancel"] as const)("%s is no option: the call fails", async (action) => {
    const { queue, result, calls } = run([early(confirmation)]);
    void (await whenShown(queue)).respond({ action });
    const error = await result.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ElicitationRefusedError);
    expect(error).toMatchObject({ action });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["another type", { ...confirmation, type: "slider" }],
    ["no options", { ...confirmation, options: [] }],
    ["options that are none", { ...confirmation, options: [1] }],
    ["nothing", null],
  ])("an entry with %s fails before anybody is asked", async (_, asked) => {
    const { queue, result } = run([early(confirmation, asked)]);
    await expect(result).rejects.toMatchObject({ code: "malformed" });
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("an empty list asks for nothing", async () => {
    const complete = early();
    expect(await run([complete]).result).toBe(complete);
  });
});
