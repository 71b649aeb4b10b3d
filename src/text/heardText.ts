import { foldText } from "./foldText.js";
import { visibleText } from "./visibleText.js";

/** The most characters of an untrusted text that are read out whenever something has the focus. */
const MAX_CHARACTERS = 160;
/** The most characters of a message in the name of its request. */
const MAX_QUESTION_CHARACTERS = 120;

/**
 * Returns the beginning of a text that is too long to be read at every focus, up to the end of a
 * word.
 *
 * @returns `undefined` for a short text, which is read as a whole.
 */
export function heardText(text: string, most = MAX_CHARACTERS): string | undefined {
  const visible = visibleText(foldText(text, 2 * most, Infinity).shown);
  if (visible.length <= most) return undefined;
  const beginning = visible.slice(0, most - 1);
  const word = beginning.lastIndexOf(" ");
  return `${beginning.slice(0, word > most / 2 ? word : undefined)}\u2026`;
}

/** Splits a message at its first blank line: the question, and the paragraphs after it. */
export function splitMessage(message: string): [question: string, rest?: string] {
  const start = message.search(/\S/);
  const gap = start < 0 ? null : /\n(?:[^\S\n]*\n)+/.exec(message.slice(start));
  if (!gap) return [message];
  const at = start + gap.index;
  const rest = message.slice(at + gap[0].length).trimEnd();
  return rest === "" ? [message] : [message.slice(0, at), rest];
}

/** Returns the question of a message in one line, for the name of its request. */
export function questionText(message: unknown): string {
  if (typeof message !== "string") return "";
  const [question] = splitMessage(foldText(message, 4 * MAX_QUESTION_CHARACTERS).shown);
  const line = question.trim().replace(/\s+/g, " ");
  return heardText(line, MAX_QUESTION_CHARACTERS) ?? visibleText(line);
}

/** How many characters of a name are repeated within a sentence. */
const MAX_NAME_CHARACTERS = 80;

/** Returns an untrusted name that can be part of a built-in sentence. */
export function shortText(text: string, characters = MAX_NAME_CHARACTERS): string {
  const { shown, hidden } = foldText(text, characters, 1);
  return visibleText(shown) + (hidden > 0 ? "\u2026" : "");
}
