import { Emitter } from "../core/Emitter.js";
import { type Interval, rowsOf } from "../core/SeenParts.js";
import { Sight } from "../core/sight.js";
import type { Timers } from "../core/timers.js";

/** How long a text that the user approves must stand on the screen, in milliseconds. */
const DWELL_MILLISECONDS = 100;

/** Lines, counted from 1. */
export type Lines = [first: number, last: number];

/** How much of one part was on screen. */
export interface Progress {
  /** Whether the part is taller than its box. */
  overflows: boolean;
  /** The parts that were not on screen, as shares of the whole. */
  gaps: readonly Interval[];
  /** Lines that were not on screen. Missing where there is no layout. */
  missing: readonly Lines[];
  /** How many lines the part has. */
  lines: number;
  /** Whether what follows the visible lines was not on screen. */
  isNext: boolean;
}

/** The first part of an approval that was not on screen. */
export interface Unseen {
  /** Index of the part. */
  part: number;
  /** Its lines, from the first gap to the last. */
  lines: Lines | undefined;
}

/**
 * Notes what of the parts of an approval was on screen.
 *
 * Without an `IntersectionObserver`, and where the guard is off, everything counts as seen. A part
 * without an element counts as unseen.
 */
export class Reading extends Emitter {
  readonly #sight: Sight;
  readonly #boxes = new Map<number, HTMLElement>();
  /** The elements that name the parts, where they have a name. */
  readonly #names = new Map<number, HTMLElement>();
  readonly #progress = new Map<number, Progress>();
  readonly #isOn: boolean;
  /** How many parts there are. */
  #count = 0;
  #version = 0;

  constructor(isOn: boolean, timers: Timers) {
    super();
    this.#isOn = isOn && "IntersectionObserver" in globalThis;
    this.#sight = new Sight({
      on: isOn,
      timers,
      dwell: DWELL_MILLISECONDS,
      attended: true,
      onChange: () => this.#measureAll(),
    });
  }

  /** Sets the element that shows a part. */
  attach(part: number, box: HTMLElement | null): void {
    const before = this.#boxes.get(part);
    if (before && before !== box) this.#sight.unwatch(before);
    if (!box) return void this.#boxes.delete(part);
    this.#boxes.set(part, box);
    // Its code was loaded later.
    this.renew(part);
  }

  /** Sets the element that names a part, which is to be seen as well. */
  attachName(part: number, name: HTMLElement | null): void {
    const before = this.#names.get(part);
    if (before && before !== name) this.#sight.unwatch(before);
    if (!name) return void this.#names.delete(part);
    this.#names.set(part, name);
    if (this.#count > 0) this.#sight.watch(name, { asText: true });
  }

  /** Watches a part again, because its text has changed. */
  renew(part: number): void {
    const box = this.#boxes.get(part);
    if (!box || this.#count === 0) return;
    this.#sight.watch(box, { asText: true });
    this.#measureAll();
  }

  /** Watches the parts as they are rendered now. What was seen of an unchanged text stays seen. */
  watch(count: number): void {
    this.#count = count;
    for (const element of this.#elements) this.#sight.watch(element, { asText: true });
    this.#measureAll();
  }

  /** Ends watching. */
  stop(): void {
    for (const element of this.#elements) this.#sight.unwatch(element);
  }

  get #elements(): HTMLElement[] {
    return [...this.#boxes.values(), ...this.#names.values()];
  }

  /** A snapshot for React. */
  readonly snapshot = (): number => this.#version;

  /** Whether the browser had time to look. */
  get hasLooked(): boolean {
    return this.#sight.hasLooked;
  }

  /** The element of the last part that is shown. */
  get lastBox(): HTMLElement | undefined {
    return this.#boxes.get(Math.max(...this.#boxes.keys()));
  }

  progressOf(part: number): Progress | undefined {
    return this.#progress.get(part);
  }

  /**
   * Returns the first part that was not on screen to its end.
   *
   * @param except parts of which only the name is asked about.
   */
  unseen(except: readonly number[] = []): Unseen | undefined {
    if (!this.#isOn) return undefined;
    for (let part = 0; part < this.#count; part += 1) {
      const [box, name] = [this.#boxes.get(part), this.#names.get(part)];
      const isSeen = except.includes(part) || (box && !this.#sight.misses(box));
      if (isSeen && !(name && this.#sight.misses(name))) continue;
      if (isSeen) return { part, lines: undefined };
      const missing = this.#progress.get(part)?.missing ?? [];
      const [first, last] = [missing[0], missing.at(-1)];
      return { part, lines: first && last && [first[0], last[1]] };
    }
    return undefined;
  }

  /** How many lines of a part were not on screen. */
  unseenLines(part: number): number {
    const missing = this.#progress.get(part)?.missing ?? [];
    return missing.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  }

  /**
   * Scrolls the first lines of a part that were not on screen into view, or else its name.
   *
   * @param except parts of which only the name is asked about.
   */
  reveal(part: number, except: readonly number[] = []): void {
    const box = this.#boxes.get(part);
    const gap = box && !except.includes(part) ? this.#sight.gapsOf(box)[0] : undefined;
    if (box && gap) this.#sight.reveal({ element: box, rest: undefined, ...gap });
    else (this.#names.get(part) ?? box)?.scrollIntoView?.({ block: "nearest" });
  }

  /** Scrolls a box on by what it shows, but for a line. */
  scrollOn(part: number): void {
    const box = this.#boxes.get(part);
    const step = box ? box.clientHeight - lineHeightOf(box) : 0;
    box?.scrollBy?.({ top: Math.max(step, 1) });
  }

  scrollToStart(part: number): void {
    this.#boxes.get(part)?.scrollTo?.({ top: 0 });
  }

  #measureAll(): void {
    for (const [part, box] of this.#boxes) {
      this.#progress.set(part, measure(box, this.#sight.gapsOf(box)));
    }
    this.#version += 1;
    this.emit();
  }
}

function lineHeightOf(box: HTMLElement): number {
  return parseFloat(getComputedStyle(box).lineHeight) || 20;
}

function measure(box: HTMLElement, gaps: readonly Interval[]): Progress {
  const { scrollHeight: whole, clientHeight: size, scrollTop } = box;
  const [first] = gaps;
  const end = scrollTop + size;
  return {
    overflows: whole > size + 1,
    gaps: gaps.map(({ from, to }) => ({ from: from / whole, to: to / whole })),
    missing: gaps.flatMap((gap) => [linesIn(box, gap)].filter((lines) => lines !== undefined)),
    lines: countLines(box),
    // Letters may be less high than their line, and half a line may be cut off.
    isNext: first !== undefined && first.from < end + lineHeightOf(box) / 2 && first.to > end,
  };
}

/** Selects the lines of a text or of a change, but not those of arguments. */
const LINE =
  ':scope > [data-elicit="code-text"] > [data-elicit="code-line"], :scope > [data-elicit="change"] > [data-elicit="change-line"]';

function countLines(box: HTMLElement): number {
  return box.querySelectorAll(LINE).length || (rowsOf(box)?.[1] ?? 0);
}

/** Returns the lines between two places. Without elements for its lines, those that wrap count too. */
function linesIn(box: HTMLElement, { from, to }: Interval): Lines | undefined {
  const lines = box.querySelectorAll<HTMLElement>(LINE);
  if (lines.length === 0) return rowsOf(box, { from, to });
  const start = box.getBoundingClientRect().top + box.clientTop - box.scrollTop;
  const topOf = (line: HTMLElement) => line.getBoundingClientRect().top - start;
  /** Returns how many lines begin before a place. */
  const before = (place: number) => {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (topOf(lines[middle]!) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const first = Math.max(before(from + 1), 1);
  return [first, Math.max(before(to - 1), first)];
}
