import type { SeenControl } from "./readControls.js";

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
