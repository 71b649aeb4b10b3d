import { describe, expect, test, vi } from "vitest";
import { approvalRequest } from "../core/ApprovalRequest.js";
import type { ElicitationRequest } from "../core/protocol.js";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { hostileForm } from "../schema/fixtures/multiplyingForms.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { answerWithDefaults, type DeclineReason } from "./answerWithDefaults.js";

const requester = { name: "Tests" };

/** A form whose defaults take far longer to check than a page, or a server, can wait for. */
function hostileRequest() {
  const schema = hostileForm["a thousand fields refer to a tree"]!();
  return { message: "?", requestedSchema: schema } as ReturnType<typeof formRequest>;
}

function ask(request: ElicitationRequest, answers?: Parameters<typeof answerWithDefaults>[0]) {
  const onDecline = vi.fn<(reason: DeclineReason) => void>();
  const queue = createElicitationQueue({ intercept: answerWithDefaults(answers, { onDecline }) });
  return { result: queue.elicit(request, { requester }), onDecline };
}

describe("answerWithDefaults", () => {
  test("accepts with what is given, and else with the schema's defaults", async () => {
    const request = formRequest(
      "?",
      {
        name: { type: "string" },
        size: { type: "integer", default: 2 },
        seat: { type: "string", enum: ["in", "out"], default: "out" },
        days: { type: "array", items: { type: "string", enum: ["a", "b"] }, default: ["b"] },
        at: { type: "string", format: "date-time", default: "2026-01-02T03:04:05Z" },
        news: { type: "boolean", default: false },
        note: { type: "string" },
      },
      ["name", "size"],
    );
    const { result, onDecline } = ask(request, { name: "Ada", seat: "in", unasked: 1 });
    expect(await result).toEqual({
      action: "accept",
      content: {
        name: "Ada",
        size: 2,
        seat: "in",
        days: ["b"],
        at: "2026-01-02T03:04:05Z",
        news: false,
      },
    });
    expect(onDecline).not.toHaveBeenCalled();
  });

  test("accepts a plain confirmation with no answers", async () => {
    expect(await ask(formRequest("Sure?")).result).toEqual({ action: "accept", content: {} });
  });

  test.each([
    ["what is required is missing", formRequest("?", { a: { type: "string" } }, ["a"]), "required"],
    [
      "a default does not hold",
      formRequest("?", { a: { type: "integer", default: 5, maximum: 3 } }),
      "maximum",
    ],
  ])("declines where %s, and says why", async (_, request, code) => {
    const { result, onDecline } = ask(request);
    expect(await result).toEqual({ action: "decline" });
    expect(onDecline).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        request,
        requester,
        code: "invalid",
        issues: [expect.objectContaining({ key: "a", code })],
      }),
    );
  });

  test("declines what is given where it does not hold", async () => {
    const { result } = ask(formRequest("?", { a: { type: "integer" } }), { a: "many" });
    expect(await result).toEqual({ action: "decline" });
  });

  test("declines a URL", async () => {
    const { result, onDecline } = ask(urlRequest("Sign in", "https://a.example", "1"));
    expect(await result).toEqual({ action: "decline" });
    expect(onDecline).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "url" }));
  });

  test("never allows an approval: it refuses with the option for that, or cancels", async () => {
    const part = { type: "command", command: "npm test" } as const;
    const allow = { id: "y", kind: "allow" } as const;
    const stop = { id: "s", kind: "stop" } as const;
    for (const [options, result] of [
      [undefined, { action: "decline", option: "deny", stop: false }],
      [[allow, stop], { action: "decline", option: "s", stop: true }],
      [[allow], { action: "cancel" }],
    ] as const) {
      const { result: given, onDecline } = ask(approvalRequest(part, { options }));
      expect(await given).toEqual(result);
      expect(onDecline).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: "approval" }),
      );
    }
  });

  test("takes keys such as __proto__ for what they are", async () => {
    const properties = JSON.parse('{"__proto__": {"type": "string", "default": "x"}}');
    const { result } = ask(formRequest("?", properties));
    expect(JSON.stringify(await result)).toBe('{"action":"accept","content":{"__proto__":"x"}}');
  });

  test("answers all that a root asks for together, and nothing that it does not name", async () => {
    const request = formRequest("?", { size: { type: "integer", default: 2 } });
    const requestedSchema = {
      ...request.requestedSchema,
      allOf: [{ properties: { name: { type: "string" } }, required: ["name"] }],
    };
    const { result } = ask({ ...request, requestedSchema }, { name: "Ada", unasked: 1 });
    expect(await result).toEqual({ action: "accept", content: { size: 2, name: "Ada" } });
    const refused = ask({ ...request, requestedSchema }, { unasked: 1 });
    expect(await refused.result).toEqual({ action: "decline" });
    expect(refused.onDecline.mock.calls[0]?.[0].issues).toEqual([
      { key: "name", code: "required" },
    ]);
  });
});

test("a date-time default is sent unchanged if the machine has no time zone", async () => {
  const known = new Intl.DateTimeFormat().resolvedOptions();
  const told = vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ ...known, timeZone: "Etc/Unknown" });
  const moment = "2026-05-05T10:00:00Z";
  const { result } = ask(
    formRequest("?", { at: { type: "string", format: "date-time", default: moment } }),
  );
  expect(await result).toEqual({ action: "accept", content: { at: moment } });
  told.mockRestore();
});

test("builders create the messages of the protocols", () => {
  expect({ action: "accept" }).toEqual({ action: "accept" });
  expect({ action: "accept" }).not.toHaveProperty("content");
  expect({ action: "cancel" }).toEqual({ action: "cancel" });
  expect(urlRequest("m", "u")).toEqual({ mode: "url", message: "m", url: "u" });
  expect(formRequest("m")).toEqual({
    mode: "form",
    message: "m",
    requestedSchema: { type: "object", properties: {} },
  });
});

describe("a form that multiplies", () => {
  test("is declined, because it takes too long to check", async () => {
    const { result, onDecline } = ask(hostileRequest());
    expect(await result).toEqual({ action: "decline" });
    const issues = [{ key: "", code: "tooComplex" }];
    expect(onDecline).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ issues }));
  });

  test("lets other tasks run between it and the next, when many come at once", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await Promise.all(Array.from({ length: 6 }, () => ask(hostileRequest()).result));
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});
