import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sight } from "./sight.js";

/** Reports that elements are in view, and counts what the browser is asked for. */
function fakeView() {
  const asked: object[] = [];
  const reports: ((entries: object[]) => void)[] = [];
  class Observer {
    constructor(report: (entries: object[]) => void) {
      reports.push(report);
    }
    observe(element: object) {
      asked.push(element);
    }
    unobserve() {}
    disconnect() {}
  }
  const listeners = { added: 0, removed: 0 };
  class Place extends EventTarget {
    override addEventListener(...given: Parameters<EventTarget["addEventListener"]>) {
      listeners.added += 1;
      super.addEventListener(...given);
    }
    override removeEventListener(...given: Parameters<EventTarget["removeEventListener"]>) {
      listeners.removed += 1;
      super.removeEventListener(...given);
    }
  }
  class Box {
    readonly localName = "div";
    readonly parentNode = null;
    constructor(
      readonly parentElement: Box | null,
      readonly root: EventTarget,
    ) {}
    get ownerDocument() {
      return page;
    }
    getRootNode() {
      return this.root;
    }
    contains(other: Box | null): boolean {
      return other !== null && (other === this || this.contains(other.parentElement));
    }
  }
  const view = Object.assign(new Place(), {
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    parent: undefined as unknown,
  });
  view.parent = view;
  const page = Object.assign(new Place(), { defaultView: view });
  const [list, shadow] = [new Box(null, page), new Place()];
  const boxes = Array.from({ length: 20 }, () => new Box(list, page));
  const inShadow = new Box(null, shadow);
  const inner = new Box(boxes[3]!, page);
  /** Reports that an element is in view, but too narrow to be read. */
  const see = (element: Box) => {
    const [boundingClientRect, intersectionRect] = [{ width: 100 }, { width: 10 }];
    for (const report of reports.slice(0, 1))
      report([{ target: element, isIntersecting: true, boundingClientRect, intersectionRect }]);
  };
  /** Lets something scroll, and returns the elements that are looked at again. */
  const scroll = (target: EventTarget, scrolled: object = target) => {
    asked.length = 0;
    const event = new Event("scroll");
    Object.defineProperty(event, "target", { value: scrolled });
    target.dispatchEvent(event);
    return [...asked];
  };
  return { view, page, list, shadow, boxes, inShadow, inner, see, scroll, listeners };
}

const watchable = (box: object) => box as HTMLElement;

beforeEach(() => vi.stubGlobal("Node", { DOCUMENT_POSITION_PRECEDING: 2 }));
afterEach(() => void vi.unstubAllGlobals());

test("a scroll looks at each element in view once, however often it is watched", () => {
  const { view, page, boxes, see, scroll, listeners } = fakeView();
  const sight = new Sight({ on: true });
  for (const box of boxes) sight.watch(watchable(box));
  const before = listeners.added;
  for (let round = 0; round < 3; round += 1) for (const box of boxes) sight.watch(watchable(box));
  expect(listeners.added).toBe(before);
  expect(before).toBeLessThan(boxes.length);
  for (const box of boxes.slice(0, 5)) see(box);
  expect(scroll(view, page)).toEqual(boxes.slice(0, 5));
});

test("a scroll looks at the elements within the box that scrolls alone", () => {
  const { view, list, shadow, boxes, inShadow, inner, see, scroll } = fakeView();
  const sight = new Sight({ on: true });
  for (const box of [...boxes, inShadow]) {
    sight.watch(watchable(box));
    see(box);
  }
  expect(scroll(view, list)).toEqual(boxes);
  expect(scroll(view, boxes[3])).toEqual([boxes[3]]);
  expect(scroll(view, inner)).toEqual([boxes[3]]);
  expect(scroll(shadow, inShadow)).toEqual([inShadow]);
});

test("all listeners are removed when nothing is watched any more", () => {
  const { boxes, inShadow, listeners } = fakeView();
  const sight = new Sight({ on: true });
  const all = [...boxes, inShadow];
  for (let round = 0; round < 2; round += 1) {
    for (const box of all) sight.watch(watchable(box));
    for (const box of all) sight.unwatch(watchable(box));
    expect(listeners.removed).toBe(listeners.added);
  }
});
