/** Whether a key clicks a button. */
export function clicksButtons({ key }: { key: string }): boolean {
  return key === "Enter" || key === " ";
}

/** Whether a key that clicks a button repeats because it is held. Other keys belong to the page. */
export function isRepeatedPress(event: { key: string; repeat: boolean }): boolean {
  return event.repeat && clicksButtons(event);
}

/** Whether a click is the second of a double click, so that it was meant for the earlier element. */
export function isSecondOfDouble({ detail }: { detail: number }): boolean {
  return detail > 1;
}

/** Returns a click handler that ignores the second click of a double click. */
export function singleClick<Click extends { detail: number }>(
  act: (event: Click) => void,
): (event: Click) => void {
  return (event) => {
    if (!isSecondOfDouble(event)) act(event);
  };
}

/** Selects elements that can be clicked. */
const CLICKABLE = "button, label, a, input, textarea, select, summary, [role=option]";

/**
 * Detects double clicks and double taps in a form.
 *
 * If the first click closes, moves or removes its target, the second hits the element below, which
 * the user didn't mean: it would answer another field.
 */
export class DoubleClicks {
  /** Target of the first click, as a weak reference. */
  #first: WeakRef<Element> | undefined;

  /** Whether a click is the second of a double click, and hits another element than the first. */
  hitsAnother({ target, detail }: Pick<MouseEvent, "target" | "detail">): boolean {
    const clicked = (target as Element).closest<HTMLLabelElement>(CLICKABLE);
    // A label is clicked in place of its control, for which some browsers fire another click.
    const hit = clicked?.control ?? clicked ?? undefined;
    if (isSecondOfDouble({ detail })) return hit !== undefined && hit !== this.#first?.deref();
    // A click of a key, or of a script, begins no double click.
    if (detail === 1) this.#first = hit && new WeakRef(hit);
    return false;
  }
}

/** Events that begin a press. A finger fires those of a mouse after it is up, and then the click. */
const BEGINS = ["pointerdown", "mousedown"];
/** Events that end a press: the pointer is up, or the browser scrolls or opens a menu. */
const PRESS_ENDS = ["pointerup", "mouseup", "pointercancel", "contextmenu"];

/**
 * Whether a pointer is down in the page of a form. Changes that would move its target wait until it
 * is up: the press may have taken the focus from a field, wherever its target is.
 */
export class Presses {
  /** The waiting changes, or `undefined` while no pointer is down. */
  #waiting: (() => void)[] | undefined;
  /** Input that a press has left, and that its click may send. */
  #input: (() => void)[] = [];

  /** A pointer is down. */
  begin(): void {
    this.#waiting ??= [];
  }

  /** Follows every press in a page until the returned function is called. */
  watch({ defaultView }: Document): () => void {
    const stops = new AbortController();
    const options = { capture: true, signal: stops.signal };
    // The click that follows comes first.
    const release = () => setTimeout(() => this.end());
    for (const begin of BEGINS) defaultView?.addEventListener(begin, () => this.begin(), options);
    for (const end of PRESS_ENDS) defaultView?.addEventListener(end, release, options);
    return () => {
      stops.abort();
      this.end();
    };
  }

  /** Runs the changes when the pointer is up and the click was dispatched. */
  end(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const change of waiting) change();
  }

  /** Makes a change now, or when the pointer is up. */
  after(change: () => void): void {
    if (this.#waiting) this.#waiting.push(change);
    else change();
  }

  /** Enters what was typed: now, when the click submits, or when the pointer is up. */
  enter(change: () => void): void {
    this.#input.push(change);
    this.after(() => this.enterAll());
  }

  /** Enters what was typed before a click that submits. */
  enterAll(): void {
    for (const change of this.#input.splice(0)) change();
  }
}
