import type { SeenControl } from "./readControls.js";

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
export type PersonsAnswer =
  | string
  | number
  | boolean
  | readonly PersonsAnswer[]
  | { readonly [name: string]: PersonsAnswer };

/** Finds a control among the visible ones, again after each action. -1 if it is not there. */
export type Spot = (seen: SeenControl[]) => number;

/** A name as it is heard and compared: any white space is one space, as in `readControls`. */
export function heardName(name: string): string {
  return name.replace(/\s+/g, " ").trim();
}

/**
 * Returns the labels of one option, or of several.
 *
 * @throws {Error} for an answer with nested fields.
 */
export function listOf(answer: PersonsAnswer): readonly (string | number | boolean)[] {
  const words: readonly PersonsAnswer[] = Array.isArray(answer) ? answer : [answer];
  return words.map((word) => {
    if (typeof word === "object")
      throw new Error("A question without parts is answered with words.");
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
