import { foldText } from "./text.js";
import type { Timers } from "./timers.js";

/** A part of the content of an element, in pixels from its start. */
interface Interval {
  from: number;
  to: number;
}

/** A piece of a text that is seen as a whole or not at all. */
interface Stretch {
  node: Text;
  from: number;
  to: number;
  seen: boolean;
}

/** The most of a text that one stretch has. */
const STRETCH = { characters: 200, lines: 5 };

/** Pixels of an element that its border, its padding and rounding may take. */
const SLACK = 3;

/** How much of the width of an element must be in view. A border may be cut off. */
const MIN_VISIBLE_SHARE = 0.95;

/** When the browser reports: at every twentieth of an element that comes into view. */
const THRESHOLDS = Array.from({ length: 21 }, (_, at) => at / 20);

/** An entry of an `IntersectionObserver`, with what version 2 of the API adds. */
type ObservedEntry = IntersectionObserverEntry & { isVisible?: boolean };

interface SightOptions {
  /** Whether anything is watched. Otherwise everything counts as seen. */
  on: boolean;
  /** The clock of the form. */
  timers: () => Timers;
  /** How long something must stand on the screen to count, in milliseconds. */
  dwell?: number;
  /** Whether it counts only while the page has focus and nothing covers its frame. */
  attended?: boolean;
  /** Called when more has been seen. */
  onChange?: () => void;
}

interface WatchOptions {
  asText?: boolean;
  findRest?: () => HTMLElement | null;
}

/** What of an element was not on screen so far. */
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
  readonly #boxes = new Map<HTMLElement, Box>();
  /** The elements that were seen to their end. */
  readonly #ended = new WeakMap<HTMLElement, Box>();
  readonly #options: SightOptions;
  #observer: IntersectionObserver | undefined;
  #sizes: ResizeObserver | undefined;
  #stops: (() => void)[] = [];

  constructor(options: SightOptions) {
    this.#options = options;
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
    this.#boxes.set(element, new Box(element, options, before));
    this.#observer?.observe(element);
    this.#sizes?.observe(element);
    this.#listen(element.getRootNode());
  }

  unwatch(element: HTMLElement): void {
    const box = this.#boxes.get(element);
    if (!box) return;
    this.#options.timers().clearTimeout(box.timer);
    this.#boxes.delete(element);
    this.#observer?.unobserve(element);
    this.#sizes?.unobserve(element);
    if (this.#boxes.size > 0) return;
    this.#observer?.disconnect();
    this.#sizes?.disconnect();
    for (const stop of this.#stops) stop();
    this.#stops = [];
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
      if (!isPage && !scrolls(box)) continue;
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
    this.#listen(view);
  }

  /** Events in a shadow tree are heard only there. */
  #listen(target: Node | Window): void {
    const look = () => {
      for (const [element, { inView }] of this.#boxes) if (inView) this.#look(element);
    };
    for (const type of ["scroll", "resize", "focus"]) {
      target.addEventListener(type, look, { capture: true, passive: true });
      this.#stops.push(() => target.removeEventListener(type, look, { capture: true }));
    }
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

  #wait(box: Box, dwell: number): void {
    const timers = this.#options.timers();
    timers.clearTimeout(box.timer);
    box.standing = box.current;
    if (box.standing) box.timer = timers.setTimeout(() => this.#count(box), dwell);
  }

  /** Counts what has stood for long enough, and waits for the rest. */
  #count(box: Box): void {
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

/** An element that is watched, and what of it was seen. */
class Box {
  readonly element: HTMLElement;
  inView = false;
  /** What is on screen now. */
  current: Interval | undefined;
  /** What has been on screen since the timer was set. */
  standing: Interval | undefined;
  timer: unknown;
  /** The pieces of its text, in order. Missing for an element that counts as a whole. */
  readonly #stretches: readonly Stretch[] | undefined;
  /** What was seen since the lines wrap as they do now, in order and without overlap. */
  #seen: readonly Interval[] = [];
  #width = 0;
  #length = 0;
  readonly #findRest: WatchOptions["findRest"];

  constructor(element: HTMLElement, { asText, findRest }: WatchOptions, before: Box | undefined) {
    this.element = element;
    this.#findRest = findRest;
    const known = before ? before.#stretches : undefined;
    if (asText) this.#stretches = stretchesOf(element, known ?? []);
  }

  /** Returns the part of the content that an entry shows. */
  partIn({ boundingClientRect: box, intersectionRect: seen }: ObservedEntry): Interval | undefined {
    const { element } = this;
    const { scrollLeft, scrollTop, clientLeft, clientTop, clientWidth, clientHeight } = element;
    const line = isLine(element);
    const [across, whole] = line ? [seen.height, box.height] : [seen.width, box.width];
    if (across < whole * MIN_VISIBLE_SHARE) return undefined;
    if (line) {
      const start = isReversed(element) ? box.right - seen.right : seen.left - box.left;
      const scale = element.offsetWidth / box.width;
      return partOf(start * scale - clientLeft, seen.width * scale, clientWidth, scrollLeft);
    }
    const scale = element.offsetHeight / box.height;
    const start = (seen.top - box.top) * scale - clientTop;
    return partOf(start, seen.height * scale, clientHeight, scrollTop);
  }

  /** Adds a part to what was seen. */
  add(part: Interval): void {
    const { element } = this;
    const [width, length] = [element.clientWidth, lengthOf(element)];
    // Where lines wrap in another way, it is not known what was seen. A text continues at its end.
    if (width !== this.#width || length < this.#length - 1) this.#seen = [];
    [this.#width, this.#length] = [width, length];
    this.#seen = merged([...this.#seen, part]);
    const stretches = this.#stretches;
    if (!stretches) return;
    const measure = rulerOf(element);
    for (let at = firstEndingAfter(part.from, stretches, measure); at < stretches.length; at++) {
      const stretch = stretches[at]!;
      const { from, to } = measure(stretch);
      if (from > part.to) return;
      stretch.seen ||= this.#seen.some((seen) => seen.from <= from + 1 && seen.to >= to - 1);
    }
  }

  /** The button that shows the rest of its content, if some is left out. */
  get rest(): HTMLElement | undefined {
    return this.#findRest?.() ?? undefined;
  }

  /** Returns what was not seen, or `undefined`. */
  get unseen(): Interval | undefined {
    const missing = this.#stretches?.filter(({ seen }) => !seen);
    if (missing) {
      const [first, last] = [missing[0], missing.at(-1)];
      if (!first || !last) return undefined;
      const measure = rulerOf(this.element);
      return { from: measure(first).from, to: measure(last).to };
    }
    const length = lengthOf(this.element);
    if (this.rest) return { from: length, to: length };
    const gaps = [...this.#seen, { from: length, to: length }].map((seen, at) => ({
      from: this.#seen[at - 1]?.to ?? 0,
      to: seen.from,
    }));
    const wide = gaps.filter(({ from, to }) => to - from > SLACK);
    const [first, last] = [wide[0], wide.at(-1)];
    return first && last && { from: first.from, to: last.to };
  }
}

/** Whether an element shows one line, which scrolls sideways. */
function isLine(element: Element): boolean {
  return element.localName === "input";
}

/** Returns how many pixels of the screen a pixel of an element takes. */
function scaleOf(element: HTMLElement): number {
  return element.getBoundingClientRect().height / element.offsetHeight || 1;
}

/** Whether a box cuts off what it holds, and scrolls it. */
function scrolls(box: Element): boolean {
  return box.ownerDocument.defaultView?.getComputedStyle(box).overflowY !== "visible";
}

/** Returns the element around another one, across the edge of a shadow tree. */
function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** Whether the content of an element starts on the right. */
function isReversed(element: Element): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).direction === "rtl";
}

/** Boxes whose text is cut off and cannot be scrolled. */
const PICKER = '[type="date"], [type="time"], [type="datetime-local"]';

/** Returns how far the content of an element reaches in the direction in which it scrolls. */
function lengthOf(element: HTMLElement): number {
  if (!isLine(element)) return element.scrollHeight;
  if (!element.matches(PICKER)) return element.scrollWidth;
  const { inlineSize } = element.style;
  element.style.inlineSize = "min-content";
  const least = element.clientWidth;
  element.style.inlineSize = inlineSize;
  return Math.max(least, element.clientWidth);
}

/**
 * Returns the part of the content that is in view.
 *
 * @param start where the view starts in the padding box, and its `size`.
 * @param most size of the padding box.
 * @param scrolled how far the content is scrolled. Negative where it starts on the right.
 */
function partOf(start: number, size: number, most: number, scrolled: number): Interval {
  const within = (edge: number) => Math.min(Math.max(edge, 0), most) + Math.abs(scrolled);
  return { from: within(start), to: within(start + size) };
}

function common(one: Interval, other: Interval): Interval | undefined {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from < to ? { from, to } : undefined;
}

/** Returns intervals in order, those that touch as one. */
function merged(intervals: readonly Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const { from, to } of [...intervals].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/**
 * Cuts the text of an element into stretches.
 *
 * @param before stretches of the same element. Those of the same text stay seen.
 */
function stretchesOf(element: Element, before: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (let from = 0; from < node.length;) {
      const rest = node.data.slice(from, from + STRETCH.characters + 1);
      const to = from + foldText(rest, STRETCH.characters, STRETCH.lines).shown.length;
      const last = before[stretches.length];
      const isSame = last?.node === node && last.from === from && last.to === to;
      stretches.push({ node, from, to, seen: isSame && last.seen });
      from = to;
    }
  }
  return stretches;
}

/** Returns a function that measures where a stretch stands in the content of an element. */
function rulerOf(element: Element): (stretch: Stretch) => Interval {
  const range = element.ownerDocument.createRange();
  const { top, height } = element.getBoundingClientRect();
  const scale = (element as HTMLElement).offsetHeight / height || 1;
  const at = (edge: number) => {
    const place = (edge - top) * scale - element.clientTop + element.scrollTop;
    // A letter may reach over the edge.
    return Math.min(Math.max(place, 0), element.scrollHeight);
  };
  return ({ node, from, to }) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const box = range.getBoundingClientRect();
    return { from: at(box.top), to: at(box.bottom) };
  };
}

/** Returns the index of the first stretch that ends after a place. Stretches stand in order. */
function firstEndingAfter(
  place: number,
  stretches: readonly Stretch[],
  measure: (stretch: Stretch) => Interval,
): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (measure(stretches[middle]!).to < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the rows of a text between two places, counted from 1, or `undefined` without a layout.
 *
 * @param part places in the content of the element. Default: its last row alone.
 */
export function rowsOf(
  element: Element,
  part?: Interval,
): [first: number, last: number] | undefined {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const [height = NaN, before = NaN, after = NaN] = [
    style?.lineHeight,
    style?.paddingBlockStart,
    style?.paddingBlockEnd,
  ].map((length) => parseFloat(length ?? ""));
  const end = element.scrollHeight - after;
  const { from, to } = part ?? { from: end - height, to: end };
  const first = Math.max(Math.floor((from - before) / height + 0.1), 0) + 1;
  const last = Math.ceil((to - before) / height - 0.1);
  return last >= first ? [first, last] : undefined;
}
