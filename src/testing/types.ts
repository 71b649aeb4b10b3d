import type { SeenControl } from "./readControls.js";

/** What a person does on a screen, be it drawn by a browser or by jsdom. */
export interface Hand {
  /** The controls on show, in their order. Waits, where time passes, until one of this name is. */
  look(name?: string): Promise<SeenControl[]>;
  /** Waits, where time passes, until what draws questions with parts has come. */
  waitForParts(): Promise<void>;
  /** Presses a control, by its place in what was seen. */
  press(control: number): Promise<void>;
  /** Types into a text box in place of what it holds, and leaves it. */
  type(control: number, text: string): Promise<void>;
  /** Presses the first button of a screen that fits a selector. */
  pressButton(selector: string): Promise<void>;
}

/**
 * What a person enters for one question: the words of an option, or several; yes or no; a number, or a
 * text as they type it. For a question with parts, each by what it is called; for a list, each row; for
 * one of several cases its title, or that with what it asks (`{ Card: { Number: "4242" } }`).
 */
export type PersonsAnswer =
  | string
  | number
  | boolean
  | readonly PersonsAnswer[]
  | { readonly [name: string]: PersonsAnswer };

/** Finds a control among those on show, again after each act; -1 where it is not there. */
export type Spot = (seen: SeenControl[]) => number;

/** A name as it is heard and compared: any white space is one space, as in `readControls`. */
export function heardName(name: string): string {
  return name.replace(/\s+/g, " ").trim();
}

/**
 * The words of one option, or of several.
 *
 * @throws where it is an answer with parts.
 */
export function listOf(answer: PersonsAnswer): readonly (string | number | boolean)[] {
  const words: readonly PersonsAnswer[] = Array.isArray(answer) ? answer : [answer];
  return words.map((word) => {
    if (typeof word === "object")
      throw new Error("A question without parts is answered with words.");
    return word;
  });
}

/** The names of controls, for an error. */
export function namesOf(controls: readonly SeenControl[]): string {
  return controls
    .filter(({ kind, name }) => kind !== "row" && kind !== "partsButton" && name !== "")
    .map(({ name }) => `“${name}”`)
    .join(", ");
}

/** Of Playwright, what the helpers use: a `Locator`, or a `Page`. */
export interface PlaywrightPlace {
  locator(selector: string): PlaywrightLocator;
  getByLabel(text: string, options: { exact: boolean }): PlaywrightLocator;
}

/** What the helpers use of Playwright's `Locator`. */
export interface PlaywrightLocator extends PlaywrightPlace {
  first(): PlaywrightLocator;
  nth(index: number): PlaywrightLocator;
  waitFor(): Promise<void>;
  click(): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  fill(text: string): Promise<void>;
  blur(): Promise<void>;
  evaluateAll<Result>(read: (elements: Element[]) => Result): Promise<Result>;
}

/** Where the question is shown: an element around it, the document, or a `Page` or `Locator` of Playwright. */
export type Place = Element | Document | DocumentFragment | PlaywrightPlace;
