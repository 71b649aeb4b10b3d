import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Schema, Subject } from "../Schema";
import { plainHistory } from "./plainHistory";
import { type Drawn, readDrawn } from "./readDrawn";
import { lastChange, nextPaint, watch } from "./watch";

/** How long something took, in milliseconds. */
export interface Taken {
  /** Until the elements were there. */
  shown: number;
  /** Until they were painted. */
  painted: number;
  /** How many there were. */
  count: number;
}

export interface Mounted {
  /** Until React had committed, with the effects and renders that this entails at once. */
  commit: number;
  /** Until that was laid out, where it was asked for: to ask for it takes a layout of its own. */
  layout: number;
  /** Until the next frame was painted. */
  painted: number;
  /** Until the last part was there that came later. */
  complete: number;
  /** How many elements take an answer. */
  controls: number;
}

/** What a mount did to a page that draws all the time. */
export interface Streamed {
  /** The longest time between two frames, in milliseconds. */
  longest: number;
  /** How many frames a screen of 60 a second was left without. */
  lost: number;
}

/** What the page can be told to do. */
export interface Harness {
  /**
   * Mounts a form. The clock starts when the host has what it needs (code downloaded and imported,
   * schema parsed, React's root made), just before it renders.
   */
  mount(schema: Schema, options?: { layout?: boolean }): Promise<Mounted>;
  /** What the form shows now. */
  drawn(): readonly Drawn[];
  /** Takes the form away. */
  unmount(): Promise<void>;
  /** Shows a chat of so many answered questions above the form. */
  showHistory(count: number): Promise<void>;
  /**
   * Mounts a form in a chat that streams words with each frame, and watches the frames from then until
   * nothing is to come.
   */
  mountWhileStreaming(schema: Schema): Promise<Streamed>;
  /** Presses Submit, and waits for the errors. */
  submit(): Promise<Taken>;
  /** Waits until somebody has opened the choice; the clock starts with the event that opened it. */
  opened(): Promise<Taken>;
  /** Puts the focus into the first text box. */
  focus(): void;
  /** Mounts a form, has Submit refused, and takes the form away. */
  cycle(schema: Schema): Promise<void>;
}

declare global {
  interface Window {
    harness: Harness;
    /** What a page without ours is to draw, as ours has drawn it in another. */
    drawn: readonly Drawn[];
  }
}

const CONTROLS = "input, select, textarea, button[role], button[type=button]";
const OPTION = "[role=option]";
/** A text of ours may be long, so its box wraps. */
const TEXT_BOX = "input:not([type]), input[type=text], textarea";

/** How long a screen of 60 frames a second shows each, in milliseconds. */
const FRAME = 1_000 / 60;

/** Lets the page be told what to do with the form of a subject. */
export function startHarness(subject: Subject): void {
  const element = document.querySelector("#root") as HTMLElement;
  const root = createRoot(element);
  const { placeholder } = subject;
  const isComplete = () => !placeholder || element.querySelector(placeholder) === null;
  const submitButton = () => {
    const button = element.querySelector<HTMLButtonElement>("[type=submit]");
    if (!button) throw new Error("The form has no Submit.");
    return button;
  };

  window.harness = {
    async mount(schema, { layout = false } = {}) {
      const start = performance.now();
      flushSync(() => root.render(subject.form(schema)));
      const committed = performance.now();
      if (layout) element.getBoundingClientRect();
      const laidOut = performance.now();
      const [painted, changed] = await Promise.all([nextPaint(), lastChange(isComplete)]);
      return {
        commit: committed - start,
        layout: laidOut - start,
        painted: painted - start,
        complete: Math.max(committed, changed) - start,
        controls: element.querySelectorAll(CONTROLS).length,
      };
    },

    drawn: () => readDrawn(element),

    async unmount() {
      flushSync(() => root.render(null));
      await nextPaint();
    },

    async showHistory(count) {
      const chat = document.createElement("div");
      element.before(chat);
      flushSync(() => createRoot(chat).render(subject.history?.(count) ?? plainHistory(count)));
      await lastChange(() => true);
    },

    async mountWhileStreaming(schema) {
      const chat = document.createElement("p");
      element.before(chat);
      let streams = true;
      let last = 0;
      let gaps: number[] = [];
      const stream = (now: number) => {
        gaps.push(now - last);
        last = now;
        chat.append("word ");
        if (streams) requestAnimationFrame(stream);
      };
      requestAnimationFrame(stream);
      // A page that begins to draw all the time is slow to take it up.
      while (gaps.length < 20) await nextPaint();
      gaps = [];
      flushSync(() => root.render(subject.form(schema)));
      await lastChange(isComplete, element);
      streams = false;
      return {
        longest: Math.max(...gaps),
        // The beat of the screen: a gap of two frames has lost one.
        lost: gaps.reduce((lost, gap) => lost + Math.max(0, Math.round(gap / FRAME) - 1), 0),
      };
    },

    async submit() {
      let start = 0;
      const { count, shown, painted } = await watch(subject.error, () => {
        start = performance.now();
        submitButton().click();
      });
      return { count, shown: shown - start, painted: painted - start };
    },

    async opened() {
      let start = 0;
      const note = () => {
        if (document.querySelector(OPTION) === null) start = performance.now();
      };
      const events = ["pointerdown", "click"] as const;
      for (const event of events) document.addEventListener(event, note, true);
      const { count, shown, painted } = await watch(OPTION);
      for (const event of events) document.removeEventListener(event, note, true);
      return { count, shown: shown - start, painted: painted - start };
    },

    focus() {
      const box = element.querySelector<HTMLElement>(TEXT_BOX);
      if (!box) throw new Error("The form has no text box.");
      box.focus();
    },

    async cycle(schema) {
      flushSync(() => root.render(subject.form(schema)));
      await nextPaint();
      const refused = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (element.querySelector(subject.error) === null) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element, { subtree: true, childList: true });
      });
      submitButton().click();
      await refused;
      await nextPaint();
      flushSync(() => root.render(null));
      await nextPaint();
    },
  };
}
