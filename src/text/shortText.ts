import { foldText } from "./foldText.js";
import { visibleText } from "./visibleText.js";

/** How many characters of a name are repeated within a sentence. */
const MAX_CHARACTERS = 80;

/** An untrusted name, made fit to stand within a sentence of our own. */
export function shortText(text: string): string {
  const { shown, hidden } = foldText(text, MAX_CHARACTERS, 1);
  return visibleText(shown) + (hidden > 0 ? "\u2026" : "");
}
