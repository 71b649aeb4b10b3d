import { isSecondOfDouble } from "../../answering/presses.js";

/** What can be pressed. */
const PRESSED = "button, label, a, input, textarea, select, summary, [role=option]";

/**
 * The double clicks and double taps in a form. Where the first half closes, moves or removes what it
 * was made on, the second meets what stood beneath, which nobody meant: it would answer another question.
 */
export class DoubleClicks {
  /** What the first half was made on. It is not kept in the page's memory for that. */
  #first: WeakRef<Element> | undefined;

  /** Whether a click is the second half of a double one, and meets something else than the first did. */
  slips({ target, detail }: Pick<MouseEvent, "target" | "detail">): boolean {
    const pressed = (target as Element).closest<HTMLLabelElement>(PRESSED);
    // A label is pressed in place of its control, which some browsers then tell of a click of its own.
    const met = pressed?.control ?? pressed ?? undefined;
    if (isSecondOfDouble({ detail })) return met !== undefined && met !== this.#first?.deref();
    // A click of a key, or of a script, begins no double one.
    if (detail === 1) this.#first = met && new WeakRef(met);
    return false;
  }
}
