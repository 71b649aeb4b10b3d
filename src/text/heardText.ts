import { foldText } from "./foldText.js";
import { visibleText } from "./visibleText.js";

/** The most characters of an untrusted text that are read out whenever something has the focus. */
const MAX_CHARACTERS = 160;

/**
 * Returns the beginning of a text that is too long to be read at every focus, up to the end of a
 * word.
 *
 * @returns `undefined` for a short text, which is read as a whole.
 */
export function heardText(text: string): string | undefined {
  const visible = visibleText(foldText(text, 2 * MAX_CHARACTERS, Infinity).shown);
  if (visible.length <= MAX_CHARACTERS) return undefined;
  const beginning = visible.slice(0, MAX_CHARACTERS - 1);
  const word = beginning.lastIndexOf(" ");
  return `${beginning.slice(0, word > MAX_CHARACTERS / 2 ? word : undefined)}\u2026`;
}

/** How many characters of a name are repeated within a sentence. */
const MAX_NAME_CHARACTERS = 80;

/** Returns an untrusted name that can be part of a built-in sentence. */
export function shortText(text: string, characters = MAX_NAME_CHARACTERS): string {
  const { shown, hidden } = foldText(text, characters, 1);
  return visibleText(shown) + (hidden > 0 ? "\u2026" : "");
}
