import type { ObservedEntry } from "./visibility.js";
import {
  common,
  type Interval,
  isLine,
  isReversed,
  scaleOf,
  SeenParts,
  SLACK,
  type WatchOptions,
} from "./SeenParts.js";
import { systemTimers, type Timers } from "./timers.js";

/** When the browser reports: at every twentieth of an element that comes into view. */
const THRESHOLDS = Array.from({ length: 21 }, (_, at) => at / 20);

interface SightOptions {
  /** Whether anything is watched. Otherwise everything counts as seen. */
  on: boolean;
  /** The clock for `dwell`. */
  timers?: Timers;
  /** How long something must stand on the screen to count, in milliseconds. */
  dwell?: number;
  /** Whether it counts only while the page has focus and nothing covers its frame. */
  attended?: boolean;
  /** Called when more has been seen. */
  onChange?: () => void;
}

/** The first part of an element that was not on screen so far. */
export interface Unseen extends Interval {
  element: HTMLElement;
  /** The button that shows the rest of it. Without its press, nothing more can be seen. */
  rest: HTMLElement | undefined;
}

/**
 * Notes what of some elements was on screen, however they scroll.
 *
 * The visible part of an element is cut by the viewport and by every box around it that scrolls. All
 * parts that stood for long enough count together. An element that was seen to its end needs no more
 * watching. Without `IntersectionObserver`, everything counts as seen.
 */
export class Sight {
  /** Whether something was noted so far. */
  hasLooked = false;
  readonly #boxes = new Map<HTMLElement, SeenParts>();
  /** The elements that were seen to their end. */
  readonly #ended = new WeakMap<HTMLElement, SeenParts>();
  readonly #options: SightOptions;
  readonly #timers: Timers;
  #observer: IntersectionObserver | undefined;
  #sizes: ResizeObserver | undefined;
  /** The window and the shadow roots that are listened to, each with a function that ends it. */
  readonly #stops = new Map<Node | Window, () => void>();

  constructor(options: SightOptions) {
    this.#options = options;
    this.#timers = options.timers ?? systemTimers;
  }

  /**
   * Watches an element as if nothing of it had been on screen.
   *
   * @param options `asText`: whether its text is seen piece by piece. Pieces that were seen stay seen
   *   when the lines wrap in another way, or when the text continues. `findRest`: returns the button
   *   that shows more of it, if there is more.
   */
  watch(element: HTMLElement, options: WatchOptions = {}): void {
    const before = this.#boxes.get(element) ?? this.#ended.get(element);
    this.unwatch(element);
    const view = element.ownerDocument.defaultView;
    if (!this.#options.on || !view || !("IntersectionObserver" in view)) return;
    if (!this.#observer) this.#start(view);
    this.#boxes.set(element, new SeenParts(element, options, before));
    this.#observer?.observe(element);
    this.#sizes?.observe(element);
    this.#listen(view);
    // The window hears all events of its page but those in a shadow tree.
    const root = element.getRootNode();
    if (root !== element.ownerDocument) this.#listen(root);
  }

  unwatch(element: HTMLElement): void {
    const box = this.#boxes.get(element);
    if (!box) return;
    this.#timers.clearTimeout(box.timer);
    this.#boxes.delete(element);
    this.#observer?.unobserve(element);
    this.#sizes?.unobserve(element);
    if (this.#boxes.size > 0) return;
    this.#observer?.disconnect();
    this.#sizes?.disconnect();
    for (const stop of this.#stops.values()) stop();
    this.#stops.clear();
    this.#observer = this.#sizes = undefined;
  }

  /** Returns the first element on the page that was not seen to its end, or `undefined`. */
  get unseen(): Unseen | undefined {
    let first: HTMLElement | undefined;
    for (const element of this.#boxes.keys()) {
      // An element that is not rendered, in another step of a form, is on no screen.
      if (element.getClientRects().length === 0) continue;
      if (!first || first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) {
        first = element;
      }
    }
    const box = first && this.#boxes.get(first);
    const missing = box?.unseen;
    return first && missing && { element: first, rest: box.rest, ...missing };
  }

  /** Returns the parts of an element that were not on screen, in order. */
  gapsOf(element: HTMLElement): readonly Interval[] {
    return this.#boxes.get(element)?.gaps ?? [];
  }

  /** Whether something of an element was not on screen. */
  misses(element: HTMLElement): boolean {
    return this.#boxes.has(element);
  }

  /** Scrolls what was not on screen into view. */
  reveal({ element, from, rest }: Unseen): void {
    if (rest) return rest.scrollIntoView?.({ block: "nearest" });
    if (isLine(element)) element.scrollLeft = isReversed(element) ? -from : from;
    else element.scrollTop = from - SLACK;
    element.scrollIntoView?.({ block: "nearest" });
    if (isLine(element)) return;
    // An element that is higher than a box it scrolls in is scrolled to the place itself.
    const scroller = element.ownerDocument.scrollingElement;
    for (let box = parentOf(element); box; box = parentOf(box)) {
      const isPage = box === scroller;
      if (!isPage && !clips(box)) continue;
      const { top, height } = element.getBoundingClientRect();
      const place = top + (from - element.scrollTop - SLACK) * scaleOf(element);
      const start = isPage ? 0 : box.getBoundingClientRect().top;
      const scale = isPage ? 1 : scaleOf(box as HTMLElement);
      const size = box.clientHeight * scale;
      const isIn = place >= start - 1 && place < start + size;
      if (!isIn || height > size) box.scrollTop += (place - start) / scale;
    }
  }

  #start(view: Window & typeof globalThis): void {
    // Version 2 of the API, in Chromium alone. In a frame, the page around it may cover the element.
    const isFramed = Boolean(this.#options.attended && view.parent !== view);
    this.#observer = new view.IntersectionObserver(
      (entries: ObservedEntry[]) => {
        for (const entry of entries) this.#take(entry, isFramed && entry.isVisible === false);
      },
      { threshold: THRESHOLDS, ...(isFramed && { trackVisibility: true, delay: 100 }) },
    );
    this.#sizes = new view.ResizeObserver((entries) => {
      for (const { target } of entries) this.#look(target);
    });
  }

  /** Looks again at what may have moved in a window or a shadow root. */
  #listen(target: Node | Window): void {
    if (this.#stops.has(target)) return;
    const look = ({ type, target: source }: Event) => {
      for (const [element, { inView }] of this.#boxes) {
        if (inView && (type !== "scroll" || isMovedBy(element, source))) this.#look(element);
      }
    };
    const types = ["scroll", "resize", "focus"];
    for (const type of types) target.addEventListener(type, look, { capture: true, passive: true });
    this.#stops.set(target, () => {
      for (const type of types) target.removeEventListener(type, look, { capture: true });
    });
  }

  /** Asks for the visible part of an element as it is now. */
  #look(element: Element): void {
    this.#observer?.unobserve(element);
    this.#observer?.observe(element);
  }

  #take(entry: ObservedEntry, isCovered: boolean): void {
    const box = this.#boxes.get(entry.target as HTMLElement);
    if (!box) return;
    box.inView = entry.isIntersecting;
    const { dwell = 0 } = this.#options;
    box.current = entry.isIntersecting && !isCovered ? box.partIn(entry) : undefined;
    // Only what stays in view goes on to count.
    box.standing = box.standing && box.current && common(box.standing, box.current);
    if (dwell === 0) this.#count(box);
    else if (!box.standing) this.#wait(box, dwell);
  }

  #wait(box: SeenParts, dwell: number): void {
    const timers = this.#timers;
    timers.clearTimeout(box.timer);
    box.standing = box.current;
    if (box.standing) box.timer = timers.setTimeout(() => this.#count(box), dwell);
  }

  /** Counts what has stood for long enough, and waits for the rest. */
  #count(box: SeenParts): void {
    const { dwell = 0, attended, onChange } = this.#options;
    const { element } = box;
    const page = element.ownerDocument;
    const counted = dwell === 0 ? box.current : box.standing;
    const isAttended = page.visibilityState === "visible" && (!attended || page.hasFocus());
    if (counted && isAttended) {
      box.add(counted);
      this.hasLooked = true;
      if (!box.unseen) {
        this.#ended.set(element, box);
        this.unwatch(element);
      }
      onChange?.();
    }
    if (dwell > 0 && this.#boxes.has(element)) {
      const { current } = box;
      // While it stands still, there is nothing to wait for: a scroll or a focus is reported.
      box.standing = undefined;
      if (current && (current.from !== counted?.from || current.to !== counted.to))
        this.#wait(box, dwell);
    }
  }
}

/** Whether a scroll of a page, or of a box around or in an element, moves what is in view of it. */
function isMovedBy(element: Element, scrolled: EventTarget | null): boolean {
  const { ownerDocument } = element;
  if (scrolled === ownerDocument || scrolled === ownerDocument.defaultView) return true;
  if (element.contains(scrolled as Node | null)) return true;
  for (let box: Element | undefined = element; box; box = parentOf(box)) {
    if (box === scrolled) return true;
  }
  return false;
}

/** Whether a box cuts off its content. */
function clips(box: Element): boolean {
  return box.ownerDocument.defaultView?.getComputedStyle(box).overflowY !== "visible";
}

/** Returns the element around another, also around its shadow root. */
export function parentOf(element: Element): Element | undefined {
  return element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host;
}

/** Returns the nearest box around an element that can be scrolled, or else the page. */
export function scrollerOf(element: Element): Element | null {
  for (let box = parentOf(element); box; box = parentOf(box)) {
    const isScroller = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (isScroller && box.scrollHeight > box.clientHeight) return box;
  }
  return element.ownerDocument.scrollingElement;
}
