import { isSecondOfDouble } from "../../answering/presses.js";

/** Selects elements that can be clicked. */
const PRESSED = "button, label, a, input, textarea, select, summary, [role=option]";

/**
 * Detects double clicks and double taps in a form.
 *
 * If the first click closes, moves or removes its target, the second hits the element below, which
 * the user didn't mean: it would answer another field.
 */
export class DoubleClicks {
  /** Target of the first click, as a weak reference. */
  #first: WeakRef<Element> | undefined;

  /** Whether a click is the second half of a double one, and meets something else than the first did. */
  slips({ target, detail }: Pick<MouseEvent, "target" | "detail">): boolean {
    const pressed = (target as Element).closest<HTMLLabelElement>(PRESSED);
    // A label is clicked in place of its control, for which some browsers fire another click.
    const met = pressed?.control ?? pressed ?? undefined;
    if (isSecondOfDouble({ detail })) return met !== undefined && met !== this.#first?.deref();
    // A click of a key, or of a script, begins no double one.
    if (detail === 1) this.#first = met && new WeakRef(met);
    return false;
  }
}
