import { foldText } from "./foldText.js";
import { visibleText } from "./visibleText.js";

/** The most characters of an untrusted text that are read out whenever something has the focus. */
const MAX_CHARACTERS = 160;

/**
 * The beginning of an untrusted text that is too long to be read out at every focus, up to the end of
 * a word where there is one.
 *
 * @returns `undefined` for a text that is short enough to be heard as it stands.
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

/** An untrusted name, made fit to stand within a sentence of our own. */
export function shortText(text: string): string {
  const { shown, hidden } = foldText(text, MAX_NAME_CHARACTERS, 1);
  return visibleText(shown) + (hidden > 0 ? "\u2026" : "");
}
