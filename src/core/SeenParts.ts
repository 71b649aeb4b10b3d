import { stretchesOf, type TextRange } from "./text.js";
import type { ObservedEntry } from "./visibility.js";

/** A part of the content of an element, in pixels from its start. */
export interface Interval {
  /** Where it starts. */
  from: number;
  /** Where it ends. */
  to: number;
}

/** A piece of a text that is seen as a whole or not at all. */
interface Stretch extends TextRange {
  node: Text;
  text: string;
  seen: boolean;
}

/** Pixels of an element that its border, its padding and rounding may take. */
export const SLACK = 3;

/** How much of the width of an element must be in view. A border may be cut off. */
const MIN_WIDTH_SHARE = 0.95;

export interface WatchOptions {
  asText?: boolean;
  findRest?: () => HTMLElement | null;
}

/** An element that is watched, and the parts of it that were seen. */
export class SeenParts {
  readonly element: HTMLElement;
  inView = false;
  /** The part on screen now. */
  current: Interval | undefined;
  /** The part that has been on screen since the timer was set. */
  standing: Interval | undefined;
  timer: unknown;
  /** The pieces of its text, in order. Missing for an element that counts as a whole. */
  #stretches: readonly Stretch[] | undefined;
  /** The parts that were seen since the lines wrap as they do now, in order and without overlap. */
  #seen: readonly Interval[] = [];
  #width = 0;
  #length = 0;
  readonly #findRest: WatchOptions["findRest"];

  constructor(
    element: HTMLElement,
    { asText, findRest }: WatchOptions,
    before: SeenParts | undefined,
  ) {
    this.element = element;
    this.#findRest = findRest;
    const known = before ? before.#stretches : undefined;
    if (asText) this.#stretches = stretchesIn(element, known ?? []);
  }

  /** Returns the part of the content that an entry shows. */
  partIn({ boundingClientRect: box, intersectionRect: seen }: ObservedEntry): Interval | undefined {
    const { element } = this;
    const { scrollLeft, scrollTop, clientLeft, clientTop, clientWidth, clientHeight } = element;
    const line = isLine(element);
    const [across, whole] = line ? [seen.height, box.height] : [seen.width, box.width];
    if (across < whole * MIN_WIDTH_SHARE) return undefined;
    if (line) {
      const start = isReversed(element) ? box.right - seen.right : seen.left - box.left;
      const scale = element.offsetWidth / box.width;
      return intervalOf(start * scale - clientLeft, seen.width * scale, clientWidth, scrollLeft);
    }
    const scale = element.offsetHeight / box.height;
    const start = (seen.top - box.top) * scale - clientTop;
    return intervalOf(start, seen.height * scale, clientHeight, scrollTop);
  }

  /** Adds a part to what was seen. */
  add(part: Interval): void {
    const { element } = this;
    const [width, length] = [element.clientWidth, lengthOf(element)];
    // If the lines wrap in another way, nothing counts as seen. A text continues at its end.
    if (width !== this.#width || length < this.#length - 1) this.#seen = [];
    [this.#width, this.#length] = [width, length];
    this.#seen = merged([...this.#seen, part]);
    if (!this.#stretches) return;
    // An extension that marks words in a page replaces their text nodes.
    const isReplaced = !this.#stretches.every(isInPlace);
    if (isReplaced) this.#stretches = stretchesIn(element, this.#stretches);
    const stretches = this.#stretches;
    const measure = rulerOf(element);
    const first = isReplaced ? 0 : firstEndingAfter(part.from, stretches, measure);
    for (const stretch of stretches.slice(first)) {
      const { from, to } = measure(stretch);
      if (from > part.to && !isReplaced) return;
      stretch.seen ||= this.#seen.some((seen) => seen.from <= from + 1 && seen.to >= to - 1);
    }
  }

  /** The button that shows the rest of its content, if some is left out. */
  get rest(): HTMLElement | undefined {
    return this.#findRest?.() ?? undefined;
  }

  /** Returns what was not seen, or `undefined`. */
  get unseen(): Interval | undefined {
    const { gaps } = this;
    const [first, last] = [gaps[0], gaps.at(-1)];
    return first && last && { from: first.from, to: last.to };
  }

  /** Returns the parts that were not seen, in order. */
  get gaps(): readonly Interval[] {
    if (this.#stretches) return gapsIn(this.#stretches, rulerOf(this.element), this.#seen);
    const length = lengthOf(this.element);
    if (this.rest) return [{ from: length, to: length }];
    return [...this.#seen, { from: length, to: length }]
      .map((seen, at) => ({ from: this.#seen[at - 1]?.to ?? 0, to: seen.from }))
      .filter(({ from, to }) => to - from > SLACK);
  }
}

/**
 * Returns where the stretches stand that were not seen, those that follow each other as one.
 *
 * A stretch may be higher than its box: its gap starts where what was on screen of it ends.
 */
function gapsIn(
  stretches: readonly Stretch[],
  measure: (stretch: Stretch) => Interval,
  seen: readonly Interval[],
): Interval[] {
  const runs: { first: Stretch; last: Stretch }[] = [];
  stretches.forEach((stretch, at) => {
    if (stretch.seen) return;
    const run = stretches[at - 1]?.seen === false ? runs.at(-1) : undefined;
    if (run) run.last = stretch;
    else runs.push({ first: stretch, last: stretch });
  });
  return runs.map(({ first, last }) => {
    const [{ from }, { to }] = [measure(first), measure(last)];
    const start = seen.find((each) => each.from <= from + 1 && each.to > from && each.to < to);
    return { from: start?.to ?? from, to };
  });
}

/** Whether an element shows one line, which scrolls sideways. */
export function isLine(element: Element): boolean {
  return element.localName === "input";
}

/** Returns how many pixels of the screen a pixel of an element takes. */
export function scaleOf(element: HTMLElement): number {
  return element.getBoundingClientRect().height / element.offsetHeight || 1;
}

/** Whether the content of an element starts on the right. */
export function isReversed(element: Element): boolean {
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
function intervalOf(start: number, size: number, most: number, scrolled: number): Interval {
  const within = (edge: number) => Math.min(Math.max(edge, 0), most) + Math.abs(scrolled);
  return { from: within(start), to: within(start + size) };
}

export function common(one: Interval, other: Interval): Interval | undefined {
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
function stretchesIn(element: Element, before: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const { data } = node;
    // A line end alone has no place of its own.
    if (!/\S/.test(data)) continue;
    for (const { from, to } of stretchesOf(data)) {
      const text = data.slice(from, to);
      const last = before[stretches.length];
      const isSame = last?.node === node && last.from === from && last.text === text;
      stretches.push({ node, text, from, to, seen: isSame && last.seen });
    }
  }
  return stretches;
}

/** Whether a stretch is still in the page as it was cut. */
function isInPlace({ node, from, to, text }: Stretch): boolean {
  return node.isConnected && node.data.slice(from, to) === text;
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
    // A text that has changed is cut again in a moment.
    range.setStart(node, Math.min(from, node.length));
    range.setEnd(node, Math.min(to, node.length));
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
