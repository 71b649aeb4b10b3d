import { afterEach, assert, describe, expect, test, vi } from "vitest";
import { formRequest } from "../core/createRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { type NotifyOptions, notifyOnElicitation } from "./notifyOnElicitation.js";
import { Session } from "../core/session.js";

const requester = { name: "Table booking" };
const ask = (message: string) => formRequest(message, { a: { type: "string" } });

/** The parts of a browser window that the tests need. */
function openPage({ permission = "granted" as NotificationPermission, phone = false } = {}) {
  const notes: FakeNote[] = [];
  class FakeNote extends EventTarget {
    static permission = permission;
    closed = false;
    constructor(
      readonly title: string,
      readonly options: NotificationOptions,
    ) {
      super();
      if (phone) throw new TypeError("Use a service worker");
      notes.push(this);
    }
    close() {
      this.closed = true;
    }
  }
  const badges: number[] = [];
  const view = Object.assign(new EventTarget(), {
    Notification: FakeNote,
    focus: vi.fn<() => void>(),
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
  });
  const page = Object.assign(new EventTarget(), {
    title: "Chat",
    visibilityState: "visible",
    focused: true,
    hasFocus: () => page.focused,
    defaultView: view,
  });
  const look = (focused: boolean) => {
    page.focused = focused;
    view.dispatchEvent(new Event(focused ? "focus" : "blur"));
  };
  const hide = (hidden: boolean) => {
    page.visibilityState = hidden ? "hidden" : "visible";
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { page, view, notes, badges, look, hide };
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function start(options: NotifyOptions = {}, given = openPage()) {
  const queue = createElicitationQueue();
  const words = vi.fn<NonNullable<NotifyOptions["notification"]>>(() => ({ title: "A question" }));
  const page = given.page as unknown as Document;
  const stop = notifyOnElicitation(queue, { notification: words, page, ...options });
  stops.push(stop);
  return { ...given, queue, words, stop };
}

describe("a request that arrives while the page is out of view", () => {
  test.each(["another tab", "another window"])(
    "(%s) marks title and badge, until the user looks",
    (where) => {
      const { queue, page, badges, look, hide } = start();
      const leave = (gone: boolean) => (where === "another tab" ? hide(gone) : look(!gone));
      leave(true);
      void queue.elicit(ask("Who?"), { requester });
      expect(page.title).toBe("(1) Chat");
      void queue.elicit(ask("Where?"), { requester });
      expect(page.title).toBe("(2) Chat");
      leave(false);
      expect(page.title).toBe("Chat");
      expect(badges).toEqual([1, 2, 0]);
      // A request that was seen needs no more attention.
      leave(true);
      expect(page.title).toBe("Chat");
    },
  );

  test("is notified of once, with the texts of the host, and a click leads to it", () => {
    const { queue, notes, look, view } = start({
      notification: (item) => ({ title: `${item.requester.name} asks`, tag: "question" }),
    });
    look(false);
    const request = ask("Your password?");
    void queue.elicit(request, { requester });
    look(false);
    void queue.elicit(ask("Other?"), { requester }).catch(() => {});
    expect(notes.map(({ title }) => title)).toEqual(["Table booking asks", "Table booking asks"]);
    expect(JSON.stringify(notes)).not.toContain("password");
    const shown = vi.fn<() => void>();
    const current = queue.getSnapshot().item;
    assert(current instanceof Session);
    current.view.reveal = shown;
    notes[0]!.dispatchEvent(new Event("click"));
    expect(view.focus).toHaveBeenCalledTimes(1);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(notes[0]!.closed).toBe(true);
    look(true);
    expect(notes[1]!.closed).toBe(true);
    look(false);
    expect(notes).toHaveLength(2);
  });

  test("is navigated to as the host wants", () => {
    const onOpen = vi.fn<NonNullable<NotifyOptions["onOpen"]>>();
    const { queue, notes, look } = start({ onOpen });
    look(false);
    void queue.elicit(ask("Who?"), { requester, context: "call 7" });
    notes[0]!.dispatchEvent(new Event("click"));
    expect(onOpen.mock.calls[0]![0].context).toBe("call 7");
  });

  test("disappears everywhere once it is answered elsewhere", async () => {
    const { queue, notes, page, badges, look } = start();
    look(false);
    const answer = queue.elicit(ask("Who?"), { requester });
    await queue.getSnapshot().item!.respond({ action: "decline" });
    await answer;
    expect(page.title).toBe("Chat");
    expect(badges).toEqual([1, 0]);
    expect(notes[0]!.closed).toBe(true);
  });
});

test("a page in view notifies of nothing", () => {
  const { queue, notes, page, badges } = start();
  void queue.elicit(ask("Who?"), { requester });
  expect([page.title, notes, badges]).toEqual(["Chat", [], []]);
});

test.each(["denied", "default"] as const)(
  "does not notify or ask for permission if the permission is %s",
  (permission) => {
    const { queue, words, notes, look, page } = start({}, openPage({ permission }));
    look(false);
    void queue.elicit(ask("Who?"), { requester });
    expect(words).not.toHaveBeenCalled();
    expect(notes).toEqual([]);
    expect(page.title).toBe("(1) Chat");
  },
);

test("the title is marked although only a service worker may notify", () => {
  const { queue, look, page } = start({}, openPage({ phone: true }));
  look(false);
  void queue.elicit(ask("Who?"), { requester });
  expect(page.title).toBe("(1) Chat");
});

test("a title that the host sets meanwhile stays", () => {
  const { queue, look, page } = start({ title: (waiting, title) => `${title} · ${waiting}` });
  look(false);
  void queue.elicit(ask("Who?"), { requester });
  expect(page.title).toBe("Chat · 1");
  page.title = "Chat with Ada";
  void queue.elicit(ask("Where?"), { requester });
  expect(page.title).toBe("Chat with Ada · 2");
  look(true);
  expect(page.title).toBe("Chat with Ada");
});

test("stopping restores everything, and stops listening", () => {
  const { queue, look, page, notes, stop, badges } = start();
  look(false);
  void queue.elicit(ask("Who?"), { requester });
  stop();
  expect([page.title, notes[0]!.closed, badges.at(-1)]).toEqual(["Chat", true, 0]);
  void queue.elicit(ask("Where?"), { requester });
  expect(page.title).toBe("Chat");
});

test("title and badge can be left alone", () => {
  const { queue, look, page, badges } = start({ title: false, badge: false });
  look(false);
  void queue.elicit(ask("Who?"), { requester });
  expect([page.title, badges]).toEqual(["Chat", []]);
});

describe("several queues of one page", () => {
  test("mark it once, with what waits in all of them, and leave it as it was", async () => {
    const first = start();
    const second = start({}, first);
    const { page, badges, look } = first;
    look(false);
    void first.queue.elicit(ask("Who?"), { requester });
    void second.queue.elicit(ask("Where?"), { requester });
    void second.queue.elicit(ask("When?"), { requester });
    expect(page.title).toBe("(3) Chat");
    await first.queue.items[0]!.respond({ action: "decline" });
    expect(page.title).toBe("(2) Chat");
    second.stop();
    expect(page.title).toBe("Chat");
    expect(badges).toEqual([1, 2, 3, 2, 0]);
  });

  test("leave what the host calls the page meanwhile", () => {
    const first = start();
    const second = start({ badge: false }, first);
    const { page, badges, look } = first;
    look(false);
    void first.queue.elicit(ask("Who?"), { requester });
    page.title = "Another chat";
    void second.queue.elicit(ask("Where?"), { requester });
    expect(page.title).toBe("(2) Another chat");
    look(true);
    expect(page.title).toBe("Another chat");
    expect(badges).toEqual([1, 0]);
  });
});
