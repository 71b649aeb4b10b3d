import { containsFocus } from "./visibility.js";

/** Maximum pause between two keys of one gesture, in milliseconds. */
export const KEY_PAUSE_MILLISECONDS = 500;

/** Maximum time from an event to the code that it triggers, in milliseconds. */
export const EVENT_LAG_MILLISECONDS = 100;

/** Keys that neither begin a gesture nor continue one. */
const MODIFIER = /^(?:Shift|Control|Alt|Meta)/;

/**
 * The user's gestures in a window: which events belong together.
 *
 * A gesture begins with a press of the pointer, with an input that no key made, with Tab into an
 * element, or with a key after a pause. Keys without a pause belong to one gesture, wherever they
 * arrive. A text that is being typed never becomes another gesture because code moves the focus:
 * only the pointer, Tab, or the same key twice ends it.
 */
export class Gestures {
  /** Number of the current gesture. */
  current = 0;
  /** Number of presses, of a key or of the pointer. */
  presses = 0;
  /** The element that it began in. A weak reference, because a removed request must be collected. */
  #place: WeakRef<EventTarget> | undefined;
  /** Whether it began where keys are text. */
  #isTyping: boolean;
  /** How many characters of it arrived elsewhere, because code has moved the focus. */
  #strayKeys = 0;
  /** The events that it has taken, and whether each began a gesture. */
  readonly #taken = new WeakMap<Event, boolean>();
  /** The last key, and when it was pressed or released. */
  #key = "";
  #keyTime = Number.NEGATIVE_INFINITY;
  /** The last key, if it was ignored. */
  #ignoredKey: string | undefined;
  /** Whether Tab is down, which may move the focus. */
  #isTabbing = false;

  /** @param isTyping whether the user may be typing somewhere already. */
  constructor(isTyping: boolean) {
    this.#isTyping = isTyping;
  }

  /**
   * Takes an event of the user. It counts once, however often this is called with it.
   *
   * @returns whether it begins a gesture.
   */
  readonly handle = (event: Event): boolean => {
    if (!event.isTrusted) return false;
    const known = this.#taken.get(event);
    if (known !== undefined) return known;
    const [target] = event.composedPath();
    const begins = this.#isBeginning(event as KeyboardEvent, target);
    this.#taken.set(event, begins);
    if (begins) {
      this.current += 1;
      this.#place = target && new WeakRef(target);
      this.#isTyping = takesText(target as Element);
      this.#strayKeys = 0;
    }
    return begins;
  };

  /** The focus went to another document, in which keys can't be seen. */
  leave(): void {
    this.current += 1;
    this.#place = undefined;
    this.#isTyping = true;
  }

  /** Notes that the last key was ignored. Pressed again after a pause, it begins a gesture. */
  ignoreKey(): void {
    this.#ignoredKey = this.#key;
  }

  /** Whether a key was pressed or released just now. The clock can be set back. */
  hasKey(milliseconds = EVENT_LAG_MILLISECONDS): boolean {
    return Math.abs(Date.now() - this.#keyTime) < milliseconds;
  }

  #isBeginning(event: KeyboardEvent, target: EventTarget | undefined): boolean {
    const { type, key } = event;
    if (type === "focusin") return this.#isTabbing;
    // Such as a paste by pointer, dictation, or a password manager.
    if (type === "input") return !this.hasKey();
    if (type === "keydown") return !MODIFIER.test(key) && this.#isNewKey(event, target);
    this.#isTabbing = false;
    // A key that was pressed in another document says nothing of what is typed here.
    if (type === "keyup" && key === this.#key) this.#keyTime = Date.now();
    if (type !== "pointerdown") return false;
    this.presses += 1;
    return true;
  }

  #isNewKey({ key, repeat, altKey, ctrlKey, metaKey }: KeyboardEvent, target?: EventTarget) {
    const continues = repeat || this.hasKey(KEY_PAUSE_MILLISECONDS);
    const isInPlace = target === this.#place?.deref();
    // A text can have a digit twice, but who types one has typed other keys, too.
    const isAgain = key === this.#ignoredKey;
    const isMeant = isAgain && (key === "Enter" || this.#strayKeys === 1);
    // Arrow keys and the like are no text.
    if (!isInPlace && !isAgain && key.length === 1) this.#strayKeys += 1;
    // From where the gesture began, Tab moves the focus; from elsewhere only code can have moved it.
    this.#isTabbing = key === "Tab" && !altKey && !ctrlKey && !metaKey && (!continues || isInPlace);
    this.#ignoredKey = undefined;
    this.#key = key;
    this.#keyTime = Date.now();
    this.presses += 1;
    return !continues && (isMeant || !this.#isTyping);
  }
}

const gesturesByWindow = new WeakMap<Window, Gestures>();

/**
 * Returns the gestures of a window. It listens from the first call on, so that it knows which keys
 * came before a request.
 *
 * @param request the element that is about to be shown: what has the focus elsewhere may be typed in.
 */
export function gesturesOf(view: Window, request?: Element): Gestures {
  const known = gesturesByWindow.get(view);
  if (known) return known;
  const page = view.document;
  const isTyping = takesText(page.activeElement) && !(request && containsFocus(request));
  const gestures = new Gestures(isTyping);
  gesturesByWindow.set(view, gestures);
  for (const type of ["pointerdown", "keydown", "keyup", "focusin", "input"])
    view.addEventListener(type, gestures.handle, true);
  view.addEventListener("blur", () => {
    // Another window leaves the focus where it was; a frame takes it.
    if (/^(?:body|iframe)$/.test(page.activeElement?.localName ?? "body")) gestures.leave();
  });
  return gestures;
}

/** Native boxes in which no key is text. */
const PRESSED = /^(?:button|checkbox|color|file|image|radio|reset|submit)$/;

/** Elements whose keys are text, and frames and custom elements, whose content is unknown. */
const TYPED = /^(?:textarea|select|iframe)$|-/;

/** Roles whose keys mean something of their own: text, a search for a name, a value. */
const KEYED =
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="slider"], [role="listbox"], [role="menu"], [role="grid"], [role="tree"]';

/** Whether characters typed in an element are its own: a text box, a list that searches, a slider. */
export function takesText(element: Element | null | undefined): boolean {
  // An event can hit the document.
  if (!element?.localName) return false;
  const { localName } = element;
  if (localName === "input") return !PRESSED.test((element as HTMLInputElement).type);
  if (TYPED.test(localName) || (element as HTMLElement).isContentEditable) return true;
  return element.closest(KEYED) !== null;
}
