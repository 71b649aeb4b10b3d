/** Letters of scripts in which a joiner changes nothing that is seen, and their accents. */
const UNJOINED = String.raw`\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\u0300-\u036f`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;
const PICTURE_END = PICTURE + String.raw`\u{1f3fb}-\u{1f3ff}\ufe0f`;
const JOINER = String.raw`[\u200c\u200d]`;
const SELECTOR = String.raw`[\ufe00-\ufe02\ufe0e\ufe0f]`;

/**
 * Characters that can be obeyed instead of read: controls, invisible fillers, bidirectional marks,
 * soft hyphens, tags, unpaired surrogates. Tab and line feed are layout; joiners and variation
 * selectors are seen where they change a letter or a picture, and nowhere else.
 */
const HIDDEN = new RegExp(
  [
    String.raw`[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe03-\ufe0d\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff]`,
    String.raw`[\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]`,
    String.raw`(?<![\p{L}\p{M}${PICTURE_END}])${JOINER}`,
    String.raw`${JOINER}(?![\p{L}\p{M}${PICTURE}])`,
    `(?<=[${UNJOINED}])${JOINER}(?=[${UNJOINED}${PICTURE}])`,
    `(?<=[${PICTURE_END}])${JOINER}(?!${PICTURE})`,
    String.raw`(?<![\p{L}${PICTURE}\d#*])${SELECTOR}`,
    String.raw`(?<=[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])${SELECTOR}`,
    // After a digit, a selector is seen only in a keycap, where U+20E3 follows.
    String.raw`(?<=[\d#*])${SELECTOR}(?!\u20e3)`,
  ].join("|"),
  "gu",
);

/**
 * Whether `visibleText` leaves a text as it is, but for the line ends of Windows: all of it is seen,
 * and in its order. Stops at the first character that is not.
 */
export function isVisibleText(text: string): boolean {
  if (/^[\n -~]*$/.test(text)) return true;
  return (
    !/\r(?!\n)/.test(text) &&
    !/\p{M}{7}/u.test(text) &&
    text.replaceAll("\r\n", "\n").search(HIDDEN) === -1
  );
}

/**
 * Makes an untrusted text readable as it is: characters that would hide, reorder or imitate are
 * shown by their code point (`⟨U+202E⟩`), not obeyed.
 */
export function visibleText(text: string): string {
  // Most texts need nothing: the expressions below take longer to compile than a field to render.
  if (/^[\n -~]*$/.test(text)) return text;
  const settled = text
    .replace(/\r\n?/g, "\n")
    // More marks than any script puts on one letter would cover their neighbors.
    .replace(/(\p{M}{6})\p{M}+/gu, "$1\u27e8\u2026\u27e9");
  return settled.replace(HIDDEN, writtenOut);
}

/** Makes an untrusted name of one line readable: its line ends are written out as well. */
export function visibleLine(text: string): string {
  return visibleText(
    text.replace(/\r?\n/g, "\u27e8U+000A\u27e9").replace(/\r/g, "\u27e8U+000D\u27e9"),
  );
}

/** How each hidden character is shown, kept once it was met: a text may hold a million of one. */
const writtenCharacters = new Map<string, string>();

/** Returns a character by its code point: `⟨U+202E⟩`. */
export function writtenOut(character: string): string {
  let shown = writtenCharacters.get(character);
  if (!shown) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    shown = `\u27e8U+${code}\u27e9`;
    writtenCharacters.set(character, shown);
  }
  return shown;
}

/** A run of spaces or tabs that would push what follows it out of sight. */
const SPACES = /[^\S\n]{17,}/g;
/** The same of empty lines, with the line end before them. */
const EMPTY_LINES = /(^|\n)(?:[^\S\n]*\n){4,}/g;

/** How long runs of white space are written out. */
export interface GapWords {
  writtenSpaces: (spaces: number) => string;
  writtenLines: (lines: number) => string;
}

/** Writes out long runs of spaces and empty lines, which would hide what follows them. */
export function withoutGaps(text: string, { writtenSpaces, writtenLines }: GapWords): string {
  return text
    .replace(EMPTY_LINES, (gap, start: string) => {
      const lines = gap.split("\n").length - 1 - start.length;
      return `${start}${writtenLines(lines)}\n`;
    })
    .replace(SPACES, (gap) => writtenSpaces(gap.length));
}

/** The start of a text that is too long to show at once. */
interface FoldedText {
  shown: string;
  /** Characters that are left out. */
  hidden: number;
}

/** Cuts a text at a limit of characters or of lines, never inside a surrogate pair. */
export function foldText(text: string, characters: number, lines = Infinity): FoldedText {
  let end = Math.min(text.length, characters);
  const counted = lines === Infinity ? 0 : lines;
  for (let line = 0, at = -1; line < counted; line++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1 || at >= end) break;
    if (line === counted - 1) end = at;
  }
  const [code, next] = [text.charCodeAt(end - 1), text.charCodeAt(end)];
  if (code >= 0xd800 && code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) end -= 1;
  return { shown: text.slice(0, end), hidden: text.length - end };
}

/** A range of characters in a text. */
export interface TextRange {
  /** Where it starts. */
  from: number;
  /** Where it ends. */
  to: number;
}

/** The most of a text that one stretch has. */
const STRETCH = { characters: 200, lines: 5 };

/** Cuts a text into stretches, each of which is seen as a whole or not at all. */
export function stretchesOf(text: string): TextRange[] {
  const stretches: TextRange[] = [];
  for (let from = 0; from < text.length;) {
    const rest = text.slice(from, from + STRETCH.characters + 1);
    const to = from + foldText(rest, STRETCH.characters, STRETCH.lines).shown.length;
    stretches.push({ from, to });
    from = to;
  }
  return stretches;
}

/** The beginning of a text as it is shown, with hidden characters made visible. */
interface Beginning extends FoldedText {
  visible: string;
}

/**
 * A text of code points is truncated earlier, from this many times its length on: each takes up to
 * nine characters, which are slow to lay out.
 */
const WRITTEN_OUT_FACTOR = 3;

/** Cuts a text for the screen, at a limit of characters or of lines. */
export function beginningOf(text: string, characters: number, lines = Infinity): Beginning {
  const cut = foldText(text, characters, lines);
  const visible = visibleText(cut.shown);
  if (visible.length <= characters * WRITTEN_OUT_FACTOR) return { ...cut, visible };
  const shorter = foldText(text, Math.ceil(characters / WRITTEN_OUT_FACTOR ** 2), lines);
  return { ...shorter, visible: visibleText(shorter.shown) };
}

/** Maximum number of characters that are shown of a name, such as a label or an option. */
export const LINE_CHARACTERS = 1_000;

/** Cuts a name for the screen. It has no lines: white space is one space. */
export function lineOf(text: string, more = 0): Beginning {
  return beginningOf(text.replace(/\s+/g, " "), LINE_CHARACTERS + more);
}

/** The most characters of an untrusted text that are read out whenever something has the focus. */
const SPOKEN_CHARACTERS = 160;
/** The most characters of a message in the name of its request. */
const MAX_QUESTION_CHARACTERS = 120;

/**
 * Returns the beginning of a text that is too long to be read at every focus, up to the end of a
 * word.
 *
 * @returns `undefined` for a short text, which is read as a whole.
 */
export function spokenText(text: string, most = SPOKEN_CHARACTERS): string | undefined {
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
  return spokenText(line, MAX_QUESTION_CHARACTERS) ?? visibleText(line);
}

/** How many characters of a name are repeated within a sentence. */
const MAX_NAME_CHARACTERS = 80;

/** Returns a text that can't end the quotation marks of any language. */
export function quotableText(text: string): string {
  return text.replace(/["\p{Pi}\p{Pf}\u201e\u300c-\u300f\uff62\uff63]/gu, "'");
}

/** Cuts a name that is repeated within a sentence, at a limit of characters and at its first line end. */
export function cutName(text: string, characters = MAX_NAME_CHARACTERS): string {
  const { shown, hidden } = foldText(text, characters, 1);
  return shown + (hidden > 0 ? "\u2026" : "");
}

/** Returns an untrusted name that can be part of a built-in sentence. */
export function shortText(text: string, characters = MAX_NAME_CHARACTERS): string {
  return visibleText(cutName(text, characters));
}

/** Shortens a host name from the left, at a dot if there is one: its end names the owner. */
export function shortenLeft(host: string, ellipsis: string, characters: number): string {
  if (host.length <= characters) return host;
  const end = host.slice(-characters);
  const dot = end.indexOf(".");
  return ellipsis + (dot === -1 || dot === end.length - 1 ? end : end.slice(dot + 1));
}

/** Returns an untrusted host name that can be part of a built-in sentence. */
export function shortHost(host: string, ellipsis: string): string {
  return shortenLeft(visibleText(host), ellipsis, MAX_NAME_CHARACTERS);
}

/** Above this many characters a message counts as long. */
const LONG_MESSAGE_CHARACTERS = 160;

/** Whether a message is long or has several lines. */
export function isLongMessage(message: string): boolean {
  return message.length > LONG_MESSAGE_CHARACTERS || message.includes("\n");
}

/** The length of a text as JSON Schema counts it: in Unicode characters, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/**
 * Returns a text for a `role="status"`, so that a repeated announcement is read again.
 *
 * Screen readers announce changes only, so every second announcement ends with a no-break space. A new
 * text node would do, too, but React can't remove one that a browser has translated.
 *
 * @param count how often something was announced.
 */
export function announcementText(text: string, count = 0): string {
  return count % 2 === 1 ? `${text}\u00a0` : text;
}
