import { assert, describe, expect, test, vi } from "vitest";
import { isUrlRequest } from "../core/protocol.js";
import { createElicitationQueue } from "../queue/createElicitationQueue.js";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";
import { whenNothingShown, whenShown } from "../queue/fixtures/whenShown.js";
import { watchedSignal } from "../queue/fixtures/watchedSignal.js";
import { ElicitationRefusedError, UrlElicitationLoopError } from "./errors.js";
import { withUrlElicitations, type WithUrlElicitationsOptions } from "./urlElicitations.js";

const requester = { name: "GitHub" };
const page = (id: string) => ({
  mode: "url",
  message: `Page ${id}`,
  url: `https://${id}.example/`,
  elicitationId: id,
});
const needs = (data: unknown) =>
  Object.assign(new Error("URL elicitation required"), { code: -32042, data });

const asksFor =
  (id: string) =>
  ({ request }: ElicitationItem) =>
    isUrlRequest(request) && request.url === page(id).url;

/** A call that ends in one way after another. */
function run(ends: unknown[], options: Partial<WithUrlElicitationsOptions> = {}) {
  const queue = createElicitationQueue();
  let calls = 0;
  const call = vi.fn<() => Promise<unknown>>(async () => {
    const end = ends[Math.min((calls += 1), ends.length) - 1];
    if (end instanceof Error) throw end;
    return end;
  });
  const result = withUrlElicitations(call, queue, { requester, ...options });
  result.catch(() => {});
  return { queue, call, result };
}

describe("MCP 2025-11-25: error that asks for a URL (-32042)", () => {
  test("walks all pages, then tries once more", async () => {
    const { queue, call, result } = run([needs({ elicitations: [page("a"), page("b")] }), "done"]);
    for (const [index, id] of ["a", "b"].entries()) {
      const item = await whenShown(queue, ({ request }) => request.message === `Page ${id}`);
      expect(item).toMatchObject({ requester, progress: { position: index + 1, total: 2 } });
      await item.respond({ action: "accept" });
    }
    expect(call).toHaveBeenCalledTimes(1);
    queue.complete("b", requester);
    await (await whenShown(queue, ({ completed }) => !completed)).finish();
    expect(await result).toBe("done");
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("more pages than may wait are refused, and none of them stays", async () => {
    const pages = Array.from({ length: 2_000 }, (_, index) => page(`p${index}`));
    const { queue, call, result } = run([needs({ elicitations: pages })]);
    await expect(result).rejects.toMatchObject({ code: -32029, data: { limit: "waiting" } });
    expect(queue.getSnapshot()).toMatchObject({ item: undefined, waiting: 0 });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("waits for completion after consent, and for the person before it", async () => {
    const { queue, call, result } = run([needs({ elicitations: [page("a")] }), "done"]);
    const item = await whenShown(queue);
    queue.complete("a");
    await new Promise((resolve) => setImmediate(resolve));
    expect(call).toHaveBeenCalledTimes(1);
    await item.respond({ action: "accept" });
    expect(await result).toBe("done");
  });

  test.each([
    ["no data", undefined],
    ["no list", {}],
    ["an empty list", { elicitations: [] }],
    ["a list that is none", { elicitations: "https://a.example" }],
    ["nothing valid", { elicitations: [null, 1, {}, { mode: "form" }, { ...page("a"), url: 1 }] }],
  ])("with %s is the call's own error: there is nothing to show", async (_, data) => {
    const error = needs(data);
    const { queue, call, result } = run([error]);
    await expect(result).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
    expect(queue.getSnapshot().item).toBeUndefined();
  });

  test("with valid and invalid entries mixed asks for the valid ones, each once", async () => {
    const { message: _, mode: __, ...bare } = page("b");
    const { queue, result } = run([
      needs({ elicitations: [null, page("a"), page("a"), { mode: "form" }, bare] }),
      "done",
    ]);
    for (const id of ["a", "b"]) {
      const item = await whenShown(queue, asksFor(id));
      expect(item.progress?.total).toBe(2);
      expect(item.request).toMatchObject({ mode: "url", message: id === "a" ? "Page a" : "" });
      await item.respond({ action: "accept" });
    }
    queue.complete("a");
    queue.complete("b");
    expect(await result).toBe("done");
  });

  test("with one entry in place of a list asks for that", async () => {
    const { queue, result } = run([needs({ elicitations: page("a") }), "done"]);
    await (await whenShown(queue)).respond({ action: "accept" });
    queue.complete("a");
    expect(await result).toBe("done");
  });

  test("notices that the same page is asked for again", async () => {
    const again = needs({ elicitations: [page("b"), page("a")] });
    const { queue, call, result } = run([needs({ elicitations: [page("a")] }), again]);
    await (await whenShown(queue)).respond({ action: "accept" });
    queue.complete("a");
    const error = await result.catch((reason: unknown) => reason);
    assert(error instanceof UrlElicitationLoopError);
    expect(error).toMatchObject({ url: page("a").url, cause: again });
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("tries once; for other pages again where the host allows it", async () => {
    const ends = [
      needs({ elicitations: [page("a")] }),
      needs({ elicitations: [page("b")] }),
      "done",
    ];
    const once = run(ends);
    await (await whenShown(once.queue)).respond({ action: "accept" });
    once.queue.complete("a");
    await expect(once.result).rejects.toBe(ends[1]);

    const twice = run(ends, { maxRetries: 2 });
    for (const id of ["a", "b"]) {
      const item = await whenShown(twice.queue, asksFor(id));
      await item.respond({ action: "accept" });
      twice.queue.complete(id);
    }
    expect(await twice.result).toBe("done");
  });

  test.each(["decline", "cancel"] as const)(
    "%s ends the call and the other pages",
    async (action) => {
      const cause = needs({ elicitations: [page("a"), page("b")] });
      const { queue, call, result } = run([cause]);
      void (await whenShown(queue)).respond({ action });
      const error = await result.catch((reason: unknown) => reason);
      assert(error instanceof ElicitationRefusedError);
      expect(error).toMatchObject({ action, cause });
      await whenNothingShown(queue);
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  test("put away after the consent is a cancel", async () => {
    const { queue, result } = run([needs({ elicitations: [page("a")] })]);
    const item = await whenShown(queue);
    await item.respond({ action: "accept" });
    item.dismiss();
    await expect(result).rejects.toMatchObject({ action: "cancel" });
  });

  test("a signal ends the call", async () => {
    const abort = watchedSignal();
    const { queue, result } = run([needs({ elicitations: [page("a")] })], { signal: abort.signal });
    await whenShown(queue);
    abort.abort();
    await expect(result).rejects.toThrow("aborted");
    await whenNothingShown(queue);
    expect(abort.listening).toBe(0);
  });

  test.each([new Error("plain"), "text", null, { code: -32602 }])(
    "another error (%s) passes",
    async (error) => {
      const call = async () => {
        throw error;
      };
      const queue = createElicitationQueue();
      await expect(withUrlElicitations(call, queue, { requester })).rejects.toBe(error);
    },
  );
});

test("a host that shows no pages hears what the server said", async () => {
  const error = needs({ elicitations: [page("a")] });
  const call = async () => {
    throw error;
  };
  const queue = createElicitationQueue({ modes: ["form"] });
  await expect(withUrlElicitations(call, queue, { requester })).rejects.toBe(error);
});
