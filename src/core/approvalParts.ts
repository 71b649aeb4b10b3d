import { type GapWords, isVisibleText, type TextRange, visibleText, withoutGaps } from "./text.js";

/** How a character misleads: it looks like a letter, dash, quote, space or another sign of ASCII. */
export type SuspectKind = "letter" | "dash" | "quote" | "space" | "sign";

/** A character that can be taken for one of ASCII. */
export interface Suspect {
  /** What it looks like. */
  kind: SuspectKind;
  /** The character. */
  character: string;
  /** Its code point, such as `"U+2013"`. */
  code: string;
}

/**
 * Which look-alikes of ASCII are marked. `letters`: only letters of alphabets that resemble Latin, in
 * or next to its words. A title may have the punctuation of any language.
 */
export type Marked = "all" | "letters" | "none";

/** A part of a text that is not what it looks like. `gap`: a long run of white space. */
export interface Mark extends TextRange {
  kind: SuspectKind | "gap";
}

/** A text of an approval, ready to be shown. */
export interface ShownText {
  /** Hidden characters and long runs of white space are written out. */
  text: string;
  /** Lines of `text`. */
  lines: number;
  /** Parts of `text` to mark, in order. */
  marks: readonly Mark[];
  /** The different characters that can be taken for others, to be named in a note. */
  suspects: readonly Suspect[];
  /** Whether it has characters that look different from what they are, or nothing at all. */
  hasHidden: boolean;
  /** Whether `text` is the original, character by character. */
  isOriginal: boolean;
}

/** Distinct characters that a note names. */
const MAX_SUSPECTS = 20;
/** No text has these after `visibleText`: they enclose what stands for a run of white space. */
const [GAP_START, GAP_END] = ["\ufff0", "\ufff1"];

/**
 * Makes an untrusted text readable as it is.
 *
 * @param words how long runs of white space are written out.
 * @param marked which characters that can be taken for others of ASCII are marked as well.
 */
export function shownText(original: string, words: GapWords, marked: Marked = "none"): ShownText {
  // A terminal would start the line again, and write over its beginning.
  const visible = visibleText(original.replace(/\r(?!\n)/g, "\u27e8U+000D\u27e9"));
  const written = withoutGaps(visible, {
    writtenSpaces: (count) => GAP_START + words.writtenSpaces(count) + GAP_END,
    writtenLines: (count) => GAP_START + words.writtenLines(count) + GAP_END,
  });
  const [text, gaps] = takeGaps(written);
  const suspicious =
    marked === "none"
      ? []
      : suspiciousIn(text).filter(
          ({ from, to }) => marked === "all" || ALPHABET_LIKE_LATIN.test(text.slice(from, to)),
        );
  const distinct = new Map(
    suspicious.map(({ kind, from, to }) => [text.slice(from, to), kind] as const),
  );
  return {
    text,
    lines: text === "" ? 0 : text.replace(/\n$/, "").split("\n").length,
    marks: [...gaps, ...suspicious].sort((one, other) => one.from - other.from),
    suspects: Array.from(distinct, ([character, kind]) => ({
      kind,
      character,
      code: codeOf(character),
    })).slice(0, MAX_SUSPECTS),
    hasHidden: !isVisibleText(original),
    isOriginal: text === original,
  };
}

function takeGaps(written: string): [text: string, gaps: Mark[]] {
  const gaps: Mark[] = [];
  let text = "";
  for (const [at, piece] of written.split(/[\ufff0\ufff1]/).entries()) {
    // Every second piece stood between the two marks.
    if (at % 2 === 1) gaps.push({ kind: "gap", from: text.length, to: text.length + piece.length });
    text += piece;
  }
  return [text, gaps];
}

/** A word of letters of any alphabet. */
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const OTHER_ALPHABET = /(?![\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}])\p{L}/u;
const ALPHABET_LIKE_LATIN = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]/u;
/** Letters of Cyrillic and Greek that look like Latin ones. */
const LIKE_LATIN = "асԁеһіјӏорԛѕѵԝхуүАВЕКМНОРСТХЅІЈӀҮԚԜονρυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ";
const UNLIKE_LATIN = new RegExp(`(?![${LIKE_LATIN}])${OTHER_ALPHABET.source}`, "u");
/** Punctuation that may follow a short ending, as in "API-\u0430". */
const CLOSING = /^[.,;:!?)\]"'\u00bb\u201d]{0,4}$/;
const DASH = /[\p{Pd}\u2212\u02d7\u2043]/u;
const SPACE = /\p{Zs}/u;
const QUOTE =
  /[\p{Pi}\p{Pf}\u00b4\u02b9-\u02bc\u02c8\u02ca\u02cb\u2032-\u2037\u201a\u201e\u275b-\u275e\u301d-\u301f\uff02\uff07\uff40]/u;
/** Signs that look like `/`, `\`, `|`, `*`, `:`, `!`, `<` and `>`. */
const SIGN =
  /[\u2044\u2215\u29f8\u2216\u01c0\u2223\u2758\u204e\u2217\u2236\ua789\u01c3\u02c2\u02c3]/u;

/** Finds the characters that can be taken for others of ASCII. */
function suspiciousIn(text: string): (TextRange & { kind: SuspectKind })[] {
  const found: (TextRange & { kind: SuspectKind })[] = [];
  for (const { 0: characters, index: start } of text.matchAll(/[^\0-\x7f]+/g)) {
    let from = start;
    for (const character of characters) {
      const to = from + character.length;
      const kind = kindOf(character);
      if (kind) found.push({ kind, from, to });
      from = to;
    }
  }
  if (!OTHER_ALPHABET.test(text)) return found;
  // A host or a path has words of other alphabets next to Latin ones, without a space.
  for (const { 0: run, index: start } of text.matchAll(/\S+/g)) {
    if (!/[a-z]/i.test(run)) continue;
    for (const { 0: word, index } of run.matchAll(WORD)) {
      if (!OTHER_ALPHABET.test(word)) continue;
      const [before, after] = [run.slice(0, index), run.slice(index + word.length)];
      const isEnding =
        word.length < 3 && /[a-z][-'\u2019]$/i.test(before.slice(-2)) && CLOSING.test(after);
      if (!/[a-z]/i.test(word) && (isEnding || UNLIKE_LATIN.test(word))) continue;
      let from = start + index;
      for (const character of word) {
        const to = from + character.length;
        if (OTHER_ALPHABET.test(character) && !kindOf(character))
          found.push({ kind: "letter", from, to });
        from = to;
      }
    }
  }
  return found;
}

function kindOf(character: string): SuspectKind | undefined {
  if (character <= "\x7f") return undefined;
  if (DASH.test(character)) return "dash";
  if (QUOTE.test(character)) return "quote";
  if (SPACE.test(character)) return "space";
  if (SIGN.test(character)) return "sign";
  // Fullwidth and mathematical forms, the Greek question mark.
  const plain = character.normalize("NFKC");
  if (!/^[!-~]$/.test(plain)) return undefined;
  return /[a-z0-9]/i.test(plain) ? "letter" : "sign";
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Returns an argv as a text: one word a line, quoted unless it is plain. */
export function argvText(words: readonly string[]): string {
  return words
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : JSON.stringify(word)))
    .join("\n");
}

/** Whether the value of an argument is a command, by its name. */
export function isCommandName(name: string): boolean {
  return /^(?:.*[_-])?(?:command|commands|cmd|script|shell|bash|argv)$/i.test(name);
}

/** The beginning and the end of a text that nobody can read. */
export interface CutBase64 {
  start: string;
  end: string;
  /** Characters between them. */
  hidden: number;
  length: number;
}

/** From how many characters on base64 is cut. */
const BASE64_CHARACTERS = 10_000;
const BASE64_SHOWN = { start: 500, end: 200 };

/** Cuts a long base64 text of one line. Returns `undefined` for any other text. */
export function cutBase64(text: string): CutBase64 | undefined {
  const { length } = text;
  if (length < BASE64_CHARACTERS || !isBase64(text)) return undefined;
  const { start, end } = BASE64_SHOWN;
  return {
    start: text.slice(0, start),
    end: text.slice(-end),
    hidden: length - start - end,
    length,
  };
}

function isBase64(text: string): boolean {
  const data = text.replace(/^data:[\w.+/;=-]{0,200},/, "");
  const body = data.replace(/={1,2}$/, "");
  // Each searches one character: a repetition in an expression can overflow the stack.
  if (/[^\w+/-]/.test(body) || (/[-_]/.test(body) && /[+/]/.test(body))) return false;
  // Four characters stand for three bytes. Without padding, two or three are left.
  const isWhole = data.endsWith("=") ? data.length % 4 === 0 : data.length % 4 !== 1;
  return isWhole && /[a-z]/.test(data) && looksRandom(data);
}

/**
 * Whether a text has characters as data has them: two in five are capitals, one in six is a digit,
 * and one in 32 a sign. Words without spaces have fewer, or more signs between them.
 */
function looksRandom(data: string): boolean {
  let [capitals, digits, signs] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    const character = data[at]!;
    if (character >= "A" && character <= "Z") capitals += 1;
    else if (character >= "0" && character <= "9") digits += 1;
    else if (character === "_" || character === "-") signs += 1;
  }
  const { length } = data;
  return capitals > length / 8 && digits > length / 30 && signs < length / 12;
}

/** A JSON text and its value. */
export interface JsonReading {
  value: unknown;
  /** Keys that stand twice in one object: readers differ in which of them counts. */
  doubled: readonly string[];
  /** Whether the value says less than the text: a doubled key, a number that JavaScript rounds. */
  needsRaw: boolean;
}

/** Keys that a note names. */
const MAX_DOUBLED = 20;
/** Characters of a number that are read at once. No number of JavaScript needs more. */
const MAX_TOKEN = 1_000;
/** The tokens of a JSON text that is known to be valid, and the starts of texts. */
const TOKEN = new RegExp(`"|[-+.\\w]{1,${MAX_TOKEN}}|[{}[\\]:,]`, "g");

/** Returns the tokens of a JSON text. One expression for texts would overflow the stack. */
function* tokensOf(json: string): Generator<string> {
  const search = new RegExp(TOKEN);
  for (let found = search.exec(json); found; found = search.exec(json)) {
    if (found[0] !== '"') yield found[0];
    else {
      let end = search.lastIndex;
      while (json[end] !== '"') end += json[end] === "\\" ? 2 : 1;
      search.lastIndex = end + 1;
      yield json.slice(found.index, end + 1);
    }
  }
}

/** Reads a text as JSON. Returns `undefined` if it is none, or is nested too deep. */
export function readJsonText(text: string): JsonReading | undefined {
  let value: unknown;
  let rewritten: string;
  try {
    value = JSON.parse(text);
    rewritten = JSON.stringify(value);
  } catch {
    return undefined;
  }
  const doubled = new Set<string>();
  const open: (Set<string> | undefined)[] = [];
  let plain = "";
  let last = "";
  for (const token of tokensOf(text)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(undefined);
    else if (token === "}" || token === "]") open.pop();
    const isText = token.startsWith('"');
    const own = isText ? JSON.stringify(JSON.parse(token)) : plainNumber(token);
    const keys = open.at(-1);
    if (isText && keys && (last === "{" || last === ",")) {
      if (keys.has(own)) doubled.add(JSON.parse(own) as string);
      keys.add(own);
    }
    plain += own;
    last = token;
  }
  return {
    value,
    doubled: [...doubled].slice(0, MAX_DOUBLED),
    needsRaw: doubled.size > 0 || plain !== rewritten,
  };
}

/** Writes a number as JavaScript does, if that is the same number: `1.0`, `1E2`. */
function plainNumber(token: string): string {
  if (token.length === MAX_TOKEN) return token;
  const written = /^-?\d/.test(token) ? JSON.stringify(Number(token)) : token;
  return written === token || decimalOf(written) === decimalOf(token) ? written : token;
}

/** The sign, the digits without zeros at either end, and the power of ten of a decimal number. */
function decimalOf(number: string): string | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(number);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = "", power = "0"] = match;
  const digits = whole + fraction;
  let [from, to] = [0, digits.length];
  while (digits[from] === "0") from += 1;
  while (to > from && digits[to - 1] === "0") to -= 1;
  if (from === to) return `${sign}0`;
  return `${sign}${digits.slice(from, to)}e${Number(power) - fraction.length + digits.length - to}`;
}
