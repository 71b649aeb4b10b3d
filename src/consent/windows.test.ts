import { expect, test } from "vitest";
import { manualTimers } from "../core/fixtures/manualTimers.js";
import { Session } from "../core/session.js";
import { ConsentStore } from "./ConsentStore.js";
import { hasForeignAncestors, openPage } from "./windows.js";

const HREF = "https://accounts.example.com/";

/** A document, with a window whose `open` does what a browser does while it is called. */
function documentOf(whileOpening: (view: EventTarget, shown: EventTarget) => void): Document {
  const shown = new EventTarget();
  const view = new EventTarget();
  const open = () => {
    whileOpening(view, shown);
    return null;
  };
  return Object.assign(shown, {
    defaultView: Object.assign(view, { open }),
    visibilityState: "visible",
  }) as unknown as Document;
}

const hide = (shown: EventTarget) => {
  Object.assign(shown, { visibilityState: "hidden" });
  shown.dispatchEvent(new Event("visibilitychange"));
};

test.each<[string, (view: EventTarget, shown: EventTarget) => void]>([
  ["loses the focus", (view) => view.dispatchEvent(new Event("blur"))],
  ["is hidden", (_view, shown) => hide(shown)],
])("a window came where the page %s before `open` returns", (_how, whileOpening) => {
  const timers = manualTimers();
  const store = ConsentStore.of(new Session({ request: { message: "" } as never }));
  openPage(store, documentOf(whileOpening), HREF, timers);
  expect(store.state.stage).toBe("opened");
  timers.advance(10_000);
  expect(store.state.stage).toBe("opened");
});

test("a window came where the page loses the focus a moment later", () => {
  const timers = manualTimers();
  const store = ConsentStore.of(new Session({ request: { message: "" } as never }));
  const shown = documentOf(() => {});
  openPage(store, shown, HREF, timers);
  expect(store.state.stage).toBe("asked");
  timers.advance(999);
  shown.defaultView?.dispatchEvent(new Event("blur"));
  expect(store.state.stage).toBe("opened");
});

test.each<[string, () => void]>([
  ["the browser blocks it", () => {}],
  [
    "a sandbox throws",
    () => {
      throw new Error("Blocked");
    },
  ],
])("no window came where nothing is seen of it for a second: %s", (_why, whileOpening) => {
  const timers = manualTimers();
  const store = ConsentStore.of(new Session({ request: { message: "" } as never }));
  openPage(store, documentOf(whileOpening), HREF, timers);
  timers.advance(999);
  expect(store.state.stage).toBe("asked");
  timers.advance(1);
  expect(store.state.stage).toBe("unopened");
});

test("the watch reports nothing once it was stopped, or once the user went on", () => {
  const timers = manualTimers();
  const [stopped, closed] = [
    ConsentStore.of(new Session({ request: { message: "" } as never })),
    ConsentStore.of(new Session({ request: { message: "" } as never })),
  ];
  openPage(
    stopped,
    documentOf(() => {}),
    HREF,
    timers,
  )();
  openPage(
    closed,
    documentOf(() => {}),
    HREF,
    timers,
  );
  closed.set({ stage: "closed" });
  timers.advance(10_000);
  expect([stopped.state.stage, closed.state.stage]).toEqual(["asked", "closed"]);
});

test("no window came where the page comes into view", () => {
  const store = ConsentStore.of(new Session({ request: { message: "" } as never }));
  const shown = documentOf(() => {});
  openPage(store, shown, HREF, manualTimers());
  shown.dispatchEvent(new Event("visibilitychange"));
  expect(store.state.stage).toBe("asked");
});

const APP = "https://chat.example";
const OTHER = "https://other.example";

/** A window inside others, given from the outermost to itself by their origins. */
function windowOf(origins: readonly string[], lists: boolean): Window {
  const own = origins.at(-1);
  const views: object[] = [];
  origins.forEach((origin, depth) => {
    const ancestorOrigins = origins.slice(0, depth).toReversed();
    const view = {
      parent: views.at(-1),
      // As browsers do for a page of another origin.
      get origin() {
        if (origin !== own) throw new DOMException("Blocked", "SecurityError");
        return origin;
      },
      location: lists ? { ancestorOrigins } : {},
    };
    view.parent ??= view;
    views.push(view);
  });
  return views.at(-1) as Window;
}

test.each([true, false])("the ancestors of a window are judged by origin (listed: %s)", (lists) => {
  expect(hasForeignAncestors(windowOf([APP], lists))).toBe(false);
  expect(hasForeignAncestors(windowOf([APP, APP, APP], lists))).toBe(false);
  expect(hasForeignAncestors(windowOf([OTHER, APP], lists))).toBe(true);
  expect(hasForeignAncestors(windowOf([OTHER, APP, APP], lists))).toBe(true);
  expect(hasForeignAncestors(windowOf([APP, OTHER, APP], lists))).toBe(true);
});

test("opaque origins are never alike", () => {
  expect(hasForeignAncestors(windowOf(["null", "null"], true))).toBe(true);
  expect(hasForeignAncestors(windowOf(["null"], true))).toBe(false);
});
