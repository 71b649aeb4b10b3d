import fc from "fast-check";
import { assert, describe, expect, test, vi } from "vitest";
import type { ElicitationResult } from "../../core/protocol.js";
import { loadPatterns } from "../../validation/patterns.js";
import { openForm } from "./fixtures/openForm.js";

vi.mock("../../validation/patterns.js", { spy: true });

const makeRequest = () => ({
  message: "",
  requestedSchema: { type: "object" as const, properties: { a: { type: "string" } } },
});

/** A form of a request on the page, with the three things a person can do about it. */
const mount = (
  request: ReturnType<typeof makeRequest>,
  onRespond: (result: ElicitationResult) => void | Promise<void>,
) => openForm(request, { onRespond });

const ACTIONS = ["submit", "decline", "cancel"] as const;

describe("one result", () => {
  test.each([
    ["submit", { action: "accept", content: {} }],
    ["decline", { action: "decline" }],
    ["cancel", { action: "cancel" }],
  ] as const)("%s is sent unchanged", async (action, result) => {
    const onRespond = vi.fn<(told: ElicitationResult) => void>();
    const form = mount(makeRequest(), onRespond);
    await form[action]();
    expect(onRespond.mock.calls).toEqual([[result]]);
    expect(form.store.session.sent).toEqual(result);
  });

  test("locks the form until the host has it, and for good then", async () => {
    let arrive = () => {};
    const onRespond = vi.fn<() => Promise<void>>(
      () => new Promise((resolve) => (arrive = resolve)),
    );
    const form = mount(makeRequest(), onRespond);
    const done = form.decline();
    expect(form.store.session.pending).toBe("decline");
    await form.cancel();
    await form.submit();
    arrive();
    await done;
    await form.cancel();
    await form.submit();
    expect(form.store.session.sent).toEqual({ action: "decline" });
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test("that the host refused leaves everything as it was, and can be sent again", async () => {
    const onRespond = vi
      .fn<(told: ElicitationResult) => Promise<void>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockRejectedValueOnce("still offline")
      .mockRejectedValueOnce({ code: -32_000, message: "gone" })
      .mockRejectedValueOnce({ secret: 1 });
    const form = mount(makeRequest(), onRespond);
    const [field] = form.store.fields;
    assert(field);
    form.store.change(field, "x");
    const errors = [new Error("offline"), "still offline", { code: -32_000, message: "gone" }, {}];
    for (const error of errors) {
      await form.submit();
      expect(form.store.session.failure).toMatchObject({ error });
      expect(form.store.session.locked).toBe(false);
      expect(form.store.values.get(field)).toBe("x");
    }
    form.store.change(field, "y");
    await form.submit();
    const result = { action: "accept", content: { a: "y" } };
    expect(onRespond).toHaveBeenLastCalledWith(result);
    expect(form.store.session.sent).toEqual(result);
  });

  test("is not sent if the host throws at once", async () => {
    const form = mount(makeRequest(), () => {
      throw new Error("no");
    });
    await form.cancel();
    expect(form.store.session.failure).toEqual({
      error: new Error("no"),
      action: "cancel",
    });
  });

  test("is sent once if the host answers from within `onRespond`", async () => {
    const onRespond = vi.fn<() => void>(() => void form.cancel());
    const form = mount(makeRequest(), onRespond);
    await form.decline();
    expect(onRespond).toHaveBeenCalledTimes(1);
    expect(form.store.session.sent).toEqual({ action: "decline" });
  });

  test("is sent for two forms of one request, but one each for two equal requests", async () => {
    const request = makeRequest();
    const onRespond = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const [one, two, other] = [
      mount(request, onRespond),
      mount(request, onRespond),
      mount(makeRequest(), onRespond),
    ];
    await Promise.all([one.decline(), two.cancel()]);
    await two.submit();
    expect(onRespond).toHaveBeenCalledTimes(1);
    expect(two.store.session.sent).toEqual({ action: "decline" });
    expect(other.store.session.status).toBe("open");
  });

  test("goes to the host of the form that was pressed, whichever was rendered last", async () => {
    const request = makeRequest();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const form = mount(request, first);
    mount(request, second);
    await form.decline();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });

  test("stays the only one if the request is shown again after it", async () => {
    const request = makeRequest();
    const onRespond = vi.fn<() => void>();
    await mount(request, onRespond).decline();
    const again = mount(request, onRespond);
    expect(again.store.session.sent).toEqual({ action: "decline" });
    await again.submit();
    await again.cancel();
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test("a decline while Submit is still looking at the form comes first", async () => {
    let load = () => {};
    vi.mocked(loadPatterns).mockReturnValueOnce(new Promise((resolve) => (load = resolve)));
    const onRespond = vi.fn<(told: ElicitationResult) => void>();
    const form = mount(makeRequest(), onRespond);
    const submitted = form.submit();
    await form.decline();
    load();
    await submitted;
    expect(onRespond.mock.calls).toEqual([[{ action: "decline" }]]);
  });
});

test("exactly one result is taken, whatever races on two forms of a request", async () => {
  const press = fc.record({ form: fc.nat(1), action: fc.constantFrom(...ACTIONS) });
  let retried = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(press, { minLength: 1, maxLength: 8 }),
      fc.array(fc.boolean(), { maxLength: 4 }),
      async (scheduler, presses, refusals) => {
        vi.mocked(loadPatterns).mockImplementation(() => scheduler.schedule(Promise.resolve()));
        const request = makeRequest();
        let told = 0;
        let underway = 0;
        const taken: ElicitationResult[] = [];
        const onRespond = async (result: ElicitationResult) => {
          underway += 1;
          assert(underway === 1, "two results under way");
          assert(taken.length === 0, "a result after the one that was taken");
          const refused = refusals[told++] ?? false;
          await scheduler.schedule(Promise.resolve());
          underway -= 1;
          if (refused) throw new Error("offline");
          taken.push(result);
        };
        const forms = [mount(request, onRespond), mount(request, onRespond)] as const;
        for (const { form, action } of presses) {
          void scheduler.schedule(Promise.resolve()).then(() => forms[form]?.[action]());
        }
        await scheduler.waitIdle();

        assert(underway === 0 && taken.length <= 1, "one result");
        if (told > 1 && taken.length === 1) retried += 1;
        const { session } = forms[0].store;
        expect(forms[1].store.session).toBe(session);
        if (taken[0]) expect(session.sent).toEqual(taken[0]);
        else expect(session.failure).toMatchObject({ error: new Error("offline") });
      },
    ),
    { numRuns: 500, seed: 1 },
  );
  expect(retried).toBeGreaterThan(50);
});
