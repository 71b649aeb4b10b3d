import { foldText } from "../text/foldText.js";
import { limits } from "./limits.js";

/**
 * Whether a text can be put into a text box: an engine lays out all of it before the page moves
 * again, and takes minutes for a hundred thousand lines.
 */
export function fitsBox(text: string): boolean {
  return foldText(text, limits.boxCharacters, limits.boxLines).hidden === 0;
}
