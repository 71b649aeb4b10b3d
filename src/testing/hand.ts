import { act as reactAct } from "react";
import { CONTROLS, readControls, type SeenControl } from "./readControls.js";

/** Actions of a user on a page, in a browser or in jsdom. */
export interface Hand {
  /**
   * Returns the visible controls in order. In a browser, waits until one with this name is visible.
   */
  look(name?: string): Promise<SeenControl[]>;
  /** Waits, in a browser, until the code of nested fields is loaded. */
  waitForParts(): Promise<void>;
  /** Clicks a control, by its index in what `look` returned. */
  press(control: number): Promise<void>;
  /** Types into a text box in place of its text, and leaves it. */
  type(control: number, text: string): Promise<void>;
  /** Clicks the first button that matches a selector. */
  pressButton(selector: string): Promise<void>;
  /**
   * Returns why the form was not sent. With Playwright nothing, because it is not known when the form
   * has validated.
   */
  readRefusal(): Promise<string[]>;
}

/**
 * An answer to one field, as a test writes it.
 *
 * - For a choice: the label of an option, or several.
 * - For a boolean: `true` or `false`.
 * - For a text box: the text to type, or a number.
 * - For a nested field: an object by label.
 * - For a list: an array of rows.
 * - For one of several cases: its title, or that with its fields (`{ Card: { Number: "4242" } }`).
 */
export type UserAnswer =
  | string
  | number
  | boolean
  | readonly UserAnswer[]
  | { readonly [name: string]: UserAnswer };

/** Finds a control among the visible ones, again after each action. -1 if it is not there. */
export type Spot = (seen: SeenControl[]) => number;

/** Returns a name for comparison: any white space is one space, as in `readControls`. */
export function normalizeName(name: string): string {
  return name.replace(/\s+/g, " ").trim();
}

/**
 * Returns the labels of one option, or of several.
 *
 * @throws {Error} for an answer with nested fields.
 */
export function listOf(answer: UserAnswer): readonly (string | number | boolean)[] {
  const words: readonly UserAnswer[] = Array.isArray(answer) ? answer : [answer];
  return words.map((word) => {
    if (typeof word === "object")
      throw new Error(
        "The field has no nested fields. Pass a text, a number, a boolean or an array of these.",
      );
    return word;
  });
}

/** Returns the names of controls, for an error message. */
export function namesOf(controls: readonly SeenControl[]): string {
  return controls
    .filter(({ kind, name }) => kind !== "row" && kind !== "partsButton" && name !== "")
    .map(({ name }) => `“${name}”`)
    .join(", ");
}

/** The methods of a Playwright `Locator` or `Page` that the helpers use. */
export interface PlaywrightPlace {
  /** Finds elements by a selector. */
  locator(selector: string): PlaywrightLocator;
  /** Finds an element by its label. */
  getByLabel(text: string, options: { exact: boolean }): PlaywrightLocator;
}

/** The methods of a Playwright `Locator` that the helpers use. */
export interface PlaywrightLocator extends PlaywrightPlace {
  /** Returns the first match. */
  first(): PlaywrightLocator;
  /** Returns the match at an index. */
  nth(index: number): PlaywrightLocator;
  /** Waits until the element is visible. */
  waitFor(): Promise<void>;
  /** Clicks the element. */
  click(): Promise<void>;
  /** Scrolls to the element. */
  scrollIntoViewIfNeeded(): Promise<void>;
  /** Fills in a text box. */
  fill(text: string): Promise<void>;
  /** Removes focus. */
  blur(): Promise<void>;
  /** Calls a function with all matching elements, in the page. */
  evaluateAll<Result>(read: (elements: Element[]) => Result): Promise<Result>;
}

/** Element, document, or Playwright `Page` or `Locator` that contains the request. */
export type Place = Element | Document | DocumentFragment | PlaywrightPlace;

/**
 * Maximum number of chained promises after an action. A form's validation takes about twenty, and
 * the host's own code may follow.
 */
const TURNS = 200;

/** Number of digests of one byte that take longer than those of an approval in a test. */
const DIGESTS = 20;

/** Acts as a user in this window. */
function domHand(place: ParentNode): Hand {
  const controls = () => Array.from(place.querySelectorAll(CONTROLS));
  const at = (index: number) => controls()[index] as HTMLElement;
  // jsdom is slow to read, and nothing changes but by what is done here.
  let seen: SeenControl[] | undefined;
  const perform = (deed: () => void, after?: () => Promise<void>) => {
    seen = undefined;
    return act(deed, after);
  };
  /** The request that was clicked last: another one in the same place may show errors too. */
  let form: Element | null = null;
  const click = (element: HTMLElement) => {
    form = element.closest("form, [data-elicit=approval-card], [data-elicit=approval-row]");
    return perform(() => press(element), isOption(element) ? digest : undefined);
  };
  return {
    look: async () => {
      // A request that was just added is rendered first.
      if (!seen) await act(() => {});
      return (seen ??= readControls(controls()));
    },
    waitForParts: async () => {},
    press: (index) => click(at(index)),
    type: async (index, text) => {
      await perform(() => at(index).focus());
      await perform(() => write(at(index), text));
      await perform(() => at(index).blur());
    },
    pressButton: async (selector) => {
      await act(() => {});
      const buttons = Array.from(place.querySelectorAll<HTMLElement>(selector));
      const [button] = buttons;
      if (!button) throw new Error(`No visible button matches ${selector}.`);
      if (buttons.length > 1) {
        throw new Error(
          `${buttons.length} requests are visible. Pass the element around one of them.`,
        );
      }
      await click(button);
    },
    readRefusal: async () => refusalIn(form ?? place),
  };
}

/** Returns the visible errors, each after its field's label, or why a click came too soon. */
function refusalIn(place: ParentNode): string[] {
  if (!place.isConnected) return [];
  const errors = place.querySelectorAll("[data-elicit=error], [data-elicit=secret-error]");
  const reasons = Array.from(errors, (error) => {
    const field = error.closest("[data-elicit=field]");
    const label = field?.querySelector("[data-elicit=label]")?.textContent;
    return [label, error.textContent].filter(Boolean).join(": ");
  });
  const status = place.querySelector("[data-elicit=status], [data-elicit=why]")?.textContent;
  return reasons.length === 0 && status ? [status] : reasons;
}

/** Does something, and waits until everything that follows from it at once has happened. */
async function act(deed: () => void, after?: () => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await reactAct(async () => {
      deed();
      await after?.();
      for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
    });
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Whether a button answers an approval. */
function isOption({ dataset }: HTMLElement): boolean {
  return dataset.name === "answer";
}

/**
 * Waits until an answer has the digest of its approval, for which it waits itself. No timer of a
 * test can stop this one.
 */
async function digest(): Promise<void> {
  for (let turn = 0; turn < DIGESTS; turn += 1) {
    await globalThis.crypto?.subtle?.digest("SHA-256", new Uint8Array(1));
  }
}

function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

/** Sets the text as a key does, so that React notices the change. */
function write(element: HTMLElement, text: string): void {
  const { prototype } = element.constructor as unknown as { prototype: object };
  const isList = element.matches("select");
  const value = isList ? optionOf(element as HTMLSelectElement, text) : text;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
  element.dispatchEvent(new Event(isList ? "change" : "input", { bubbles: true }));
}

/** Returns the value of an option in a native select, by its label. */
function optionOf(list: HTMLSelectElement, name: string): string {
  return Array.from(list.options).find(({ label }) => label === name)?.value ?? name;
}

/** Acts as a user on a page that Playwright drives. It waits for elements, as Playwright does. */
function playwrightHand(place: PlaywrightPlace): Hand {
  const controls = place.locator(CONTROLS);
  return {
    look: async (name) => {
      if (name !== undefined) await place.getByLabel(name, { exact: true }).first().waitFor();
      let seen = await controls.evaluateAll(readControls);
      // Some were replaced before they were read, which late code does.
      while (seen.some(({ gone }) => gone)) seen = await controls.evaluateAll(readControls);
      return seen;
    },
    waitForParts: () => place.locator("[data-elicit=parts]").first().waitFor(),
    press: (index) => controls.nth(index).click(),
    type: async (index, text) => {
      await controls.nth(index).fill(text);
      await controls.nth(index).blur();
    },
    pressButton: (selector) => place.locator(selector).click(),
    readRefusal: async () => [],
  };
}

/** The hand that can reach a place. */
export function handAt(place: Place | undefined): Hand {
  if (place && "locator" in place) return playwrightHand(place);
  return domHand(place ?? document);
}
