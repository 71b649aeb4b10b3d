import { describe, expect, test } from "vitest";
import { replaceAnother } from "../core/fixtures/replaceAnother.js";
import { ConsentGuard } from "../core/ConsentGuard.js";
import type { ElicitationResult } from "../core/protocol.js";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { analyzeUrl } from "../url/analyzeUrl.js";
import type { UrlVerdict } from "../url/types.js";
import { Session } from "../core/session.js";
import { ConsentStore } from "./ConsentStore.js";
import { type ConsentHost, createConsentModel, type ShownAddress } from "./createConsentModel.js";

const OK = "https://accounts.example.com/sign-in";
const DANGER = "https://google.com.evil.example/";
const BLOCKED = "javascript:alert(1)";

/** A user's click. */
const press = { isTrusted: true };

/** A page whose window and clipboard record their calls. */
function pageOf() {
  const windows: string[] = [];
  const copies: string[] = [];
  const shown = new EventTarget();
  const view = Object.assign(new EventTarget(), {
    open: (href: string) => {
      windows.push(href);
      return null;
    },
    navigator: { clipboard: { writeText: async (text: string) => void copies.push(text) } },
  });
  const document = Object.assign(shown, {
    defaultView: Object.assign(view, { parent: view, document: shown }),
    visibilityState: "visible",
    hasFocus: () => true,
  }) as unknown as Document;
  return { document, windows, copies };
}

/** A consent that was visible for a minute, with what it opened, copied and sent. */
function show(url: string, given: Partial<ConsentHost> = {}) {
  const { document, windows, copies } = pageOf();
  const timers = manualTimers();
  const request = { mode: "url", message: "", url } as const;
  const store = ConsentStore.of(new Session({ request }));
  const guard = new ConsentGuard(500, timers);
  const told: ElicitationResult[] = [];
  const host: { current: ConsentHost } = {
    current: { store, timers, onRespond: (result) => void told.push(result), ...given },
  };
  const element = { ownerDocument: document } as Element;
  guard.watch(element);
  guard.watchAction(element);
  timers.advance(60_000);
  const model = createConsentModel(store, guard, host);
  const shown: ShownAddress = {
    verdict: analyzeUrl(url),
    expired: false,
    dangerInFrame: false,
    isLegible: () => true,
    document,
  };
  const open = (change: Partial<ShownAddress> = {}) => model.open(press, { ...shown, ...change });
  return { store, guard, timers, host, model, shown, open, windows, copies, told };
}

const accept = { action: "accept" };

describe("Open", () => {
  test("opens the address, and agrees", () => {
    const { open, windows, told } = show(OK);
    open();
    expect(windows).toEqual([OK]);
    expect(told).toEqual([accept]);
  });

  test("opens one window a press, and a second half of a double click none", async () => {
    const { open, store, timers, windows, told } = show(OK);
    open();
    await expect.poll(() => store.session.sent).toBeDefined();
    open();
    expect(windows).toHaveLength(1);
    timers.advance(60_000);
    open();
    expect(windows).toHaveLength(2);
    expect(told).toEqual([accept]);
  });

  test("tells of the window that was asked for last, not of the one before", async () => {
    const { open, store, timers } = show(OK);
    open();
    await expect.poll(() => store.session.sent).toBeDefined();
    timers.advance(600);
    open();
    timers.advance(500);
    expect(store.state.stage).toBe("asked");
    timers.advance(500);
    expect(store.state.stage).toBe("unopened");
  });

  test("does nothing for a press that no user made", () => {
    const { model, shown, store, windows, told } = show(OK);
    model.open({ isTrusted: false }, shown);
    expect([windows, told]).toEqual([[], []]);
    expect(store.state.hints).toBe(0);
  });

  test("does nothing for a press that comes before the address can have been read", () => {
    const { guard, open, store, windows, told } = show(OK);
    guard.renew(500);
    open();
    expect([windows, told]).toEqual([[], []]);
    // The note is for a user alone.
    expect(store.state.hints).toBe(1);
  });

  test("opens again once the user is back, however early", async () => {
    const { guard, open, store, timers, windows } = show(OK);
    open();
    await expect.poll(() => store.session.sent).toBeDefined();
    timers.advance(600);
    // The window got the focus back.
    guard.restart();
    open();
    expect(windows).toHaveLength(2);
  });

  test("does nothing once it is too late, except to open again what was agreed to", async () => {
    const late = show(OK);
    late.open({ expired: true });
    expect([late.windows, late.told]).toEqual([[], []]);

    const again = show(OK);
    again.open();
    await expect.poll(() => again.store.session.sent).toBeDefined();
    again.timers.advance(60_000);
    again.open({ expired: true });
    expect(again.windows).toHaveLength(2);
  });

  test("does nothing for an address that is blocked", () => {
    const { open, windows, told } = show(BLOCKED);
    open({ verdict: { ...analyzeUrl(BLOCKED), href: BLOCKED } as UrlVerdict });
    expect([windows, told]).toEqual([[], []]);
  });

  test("does nothing for an address that is not judged yet", () => {
    const { open, shown, windows, told } = show(OK);
    open({ verdict: { ...shown.verdict, href: "" } });
    expect([windows, told]).toEqual([[], []]);
  });

  test("does nothing while an answer is on its way", () => {
    const { open, timers, windows } = show(OK, { onRespond: () => new Promise(() => {}) });
    open();
    timers.advance(60_000);
    open();
    expect(windows).toHaveLength(1);
  });

  test("in danger does nothing without the second act", () => {
    const { open, store, windows, told } = show(DANGER);
    open();
    expect([windows, told]).toEqual([[], []]);
    store.set({ checked: true });
    open();
    expect(windows).toHaveLength(1);
    expect(told).toEqual([accept]);
  });

  test("in danger does nothing in a frame of a page that nobody vouched for", () => {
    const { open, store, windows, told } = show(DANGER);
    store.set({ checked: true });
    open({ dangerInFrame: true });
    expect([windows, told]).toEqual([[], []]);
  });

  test("answers nothing for a request that is no longer shown", () => {
    const { model, host, told } = show(OK);
    host.current = {
      ...host.current,
      store: ConsentStore.of(new Session({ request: { message: "" } as never })),
    };
    model.agree();
    model.decline();
    model.cancel();
    expect(told).toEqual([]);
  });
});

describe("a host that opens pages by itself", () => {
  test("agrees once it has opened the page, and opens no window here", async () => {
    const { open, store, windows, told } = show(OK, { openUrl: async () => true });
    open();
    expect(told).toEqual([]);
    await expect.poll(() => told).toEqual([accept]);
    expect(store.state.stage).toBe("opened");
    expect(windows).toEqual([]);
  });

  test.each([[() => {}], [async () => {}]])("agrees where it says nothing", async (openUrl) => {
    const { open, store, told } = show(OK, { openUrl });
    open();
    await expect.poll(() => told).toEqual([accept]);
    expect(store.state.stage).toBe("opened");
  });

  test.each<[string, NonNullable<ConsentHost["openUrl"]>]>([
    ["answers false", () => false],
    ["answers false later", async () => false],
    ["rejects", () => Promise.reject(new Error("no"))],
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
  ])("sends nothing where it %s", async (_how, openUrl) => {
    const { open, store, told } = show(OK, { openUrl });
    open();
    await expect.poll(() => store.state.stage).toBe("refused");
    expect(told).toEqual([]);
  });

  test("is asked once at a time", () => {
    let asked = 0;
    const { open, timers } = show(OK, {
      openUrl: () => {
        asked += 1;
        return new Promise(() => {});
      },
    });
    open();
    timers.advance(60_000);
    open();
    expect(asked).toBe(1);
  });

  test("agrees to nothing that the user gave up while it was opening", async () => {
    for (const ending of [() => Promise.resolve(true), () => Promise.reject(new Error("no"))]) {
      let end = () => {};
      const opening = new Promise<void>((resolve) => (end = resolve)).then(ending);
      const { open, model, store, told } = show(OK, { openUrl: () => opening });
      open();
      model.decline();
      end();
      await opening.catch(() => {});
      await Promise.resolve();
      expect(told).toEqual([{ action: "decline" }]);
      expect(store.state.stage).toBe("asking");
    }
  });

  test("agrees to nothing after a refusal that could not be sent", async () => {
    let end = () => {};
    const opening = new Promise<void>((resolve) => (end = resolve));
    const told: object[] = [];
    const { open, model, store } = show(OK, {
      openUrl: () => opening,
      onRespond: (result) => {
        told.push(result);
        return Promise.reject(new Error("offline"));
      },
    });
    store.session.reportTo(() => {});
    open();
    model.decline();
    await expect.poll(() => store.session.failed).toBe(true);
    end();
    await opening;
    await Promise.resolve();
    expect(told).toEqual([{ action: "decline" }]);
    model.resend();
    expect(told).toEqual([{ action: "decline" }, { action: "decline" }]);
  });

  test("that fails to open again leaves what was sent as it was", async () => {
    const opens = [true, false];
    const { open, store, timers, told } = show(OK, { openUrl: () => opens.shift() ?? false });
    open();
    await expect.poll(() => store.session.sent).toBeDefined();
    timers.advance(60_000);
    open();
    expect(store.state.stage).toBe("unopened");
    expect(told).toEqual([accept]);
  });
});

describe("Copy", () => {
  test("copies the address, and answers nothing", async () => {
    const { model, shown, copies, told } = show(OK);
    await model.copy(shown);
    expect(copies).toEqual([OK]);
    expect(told).toEqual([]);
  });

  test("agrees where no page could be opened", async () => {
    const { model, open, shown, store, told } = show(OK, { openUrl: () => false });
    open();
    await model.copy(shown);
    expect(told).toEqual([accept]);
    expect(store.state.stage).toBe("unopened");
  });

  test("agrees to nothing where the browser copies nothing", async () => {
    const { model, open, shown, store, told } = show(OK, { openUrl: () => false });
    open();
    shown.document.defaultView!.navigator.clipboard.writeText = () =>
      Promise.reject(new Error("denied"));
    await model.copy(shown);
    expect(told).toEqual([]);
    expect(store.state).toMatchObject({ stage: "refused", copy: "failed" });
  });

  test("copies nothing that is blocked or not judged yet", async () => {
    const { model, shown, copies } = show(OK);
    await model.copy({ ...shown, verdict: { ...shown.verdict, level: "blocked" } });
    await model.copy({ ...shown, verdict: { ...shown.verdict, href: "" } });
    expect(copies).toEqual([]);
  });
});

test("a request is answered once, whatever is pressed in whatever order", async () => {
  const { model, open, told } = show(OK);
  model.decline();
  open();
  model.cancel();
  model.agree();
  await Promise.resolve();
  expect(told).toEqual([{ action: "decline" }]);
});

describe("a consent in the place of a request that was just replaced", () => {
  test.each(["decline", "cancel"] as const)("takes no press on %s", (action) => {
    const consent = show(OK);
    replaceAnother(consent.store.replacementGuard, consent.timers);
    consent.model[action](press);
    expect(consent.told).toEqual([]);
    consent.timers.advance(500);
    consent.model[action](press);
    expect(consent.told).toEqual([{ action }]);
  });

  test("is declined by the host's own code", () => {
    const consent = show(OK);
    replaceAnother(consent.store.replacementGuard, consent.timers);
    consent.model.decline();
    expect(consent.told).toEqual([{ action: "decline" }]);
  });
});

describe("the input guard in the place of a request that was just replaced", () => {
  test.each(["decline", "cancel", "block"] as const)("ignores presses on %s", (act) => {
    let stops = 0;
    const { store, timers, model, told } = show(OK, { onBlock: () => void (stops += 1) });
    replaceAnother(store.replacementGuard, timers);
    model[act](press);
    expect([told.length, stops]).toEqual([0, 0]);
    timers.advance(500);
    model[act](press);
    expect(told.length + stops).toBe(1);
  });
});
