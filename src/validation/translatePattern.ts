import { propertyRanges, type Ranges } from "./propertyRanges.js";

/** The longest pattern that is read, in UTF-16 units. */
const MAX_PATTERN_LENGTH = 1_000;

/** The largest program, in instructions, that a pattern may become. */
const MAX_COST = 2_500;

/** The most Unicode properties of one pattern; reading them takes up to 20 ms each, once. */
const MAX_PROPERTIES = 8;

/** A pattern in the dialect of re2js, and roughly how many instructions it becomes. */
interface TranslatedPattern {
  source: string;
  cost: number;
}

/**
 * Translates a JSON Schema pattern (ECMA-262 with the `u` flag) into the dialect of re2js.
 *
 * The meaning stays exactly the same. Returns `undefined` if that is impossible: the pattern is
 * invalid, has a lookaround or a backreference, or is too large. The dialects share most symbols
 * but not their meaning (`.`, `\s`, `$`, `\Q`), so nothing is copied: every character and class is
 * written as code points. Only whether a text matches is needed, so groups don't capture and
 * laziness is dropped.
 */
export function translatePattern(pattern: string): TranslatedPattern | undefined {
  if (pattern.length > MAX_PATTERN_LENGTH || !isNative(pattern)) return undefined;
  if (new Set(pattern.match(/\\p\{[^}]*\}/gi)).size > MAX_PROPERTIES) return undefined;
  try {
    return translate(new Reader(pattern));
  } catch (error) {
    if (error === UNREADABLE) return undefined;
    throw error;
  }
}

/** Only parses: a native regular expression costs nothing before it is run. */
function isNative(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").unicode;
  } catch {
    return false;
  }
}

/** Thrown to leave the reading of a pattern. */
const UNREADABLE = Symbol("unreadable pattern");

/** The pattern, character by character. Its syntax has been checked before. */
class Reader {
  #position = 0;

  constructor(readonly pattern: string) {}

  get done(): boolean {
    return this.#position >= this.pattern.length;
  }

  /** Takes one character. */
  take(): string {
    const code = this.pattern.codePointAt(this.#position);
    if (code === undefined) throw UNREADABLE;
    const character = String.fromCodePoint(code);
    this.#position += character.length;
    return character;
  }

  /** Takes the text if it comes next. */
  skip(text: string): boolean {
    if (!this.pattern.startsWith(text, this.#position)) return false;
    this.#position += text.length;
    return true;
  }

  /** Takes what the (sticky) expression finds next. */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#position;
    const match = expression.exec(this.pattern);
    if (match) this.#position = expression.lastIndex;
    return match;
  }
}

/** The content of a group, or of the whole pattern, so far. */
interface Group {
  /** The cost of all but the last term. */
  cost: number;
  /** The cost of the last term, which a quantifier may yet multiply. */
  last: number;
}

function translate(reader: Reader): TranslatedPattern {
  let source = "";
  let group: Group = { cost: 0, last: 0 };
  const outer: Group[] = [];
  const add = (text: string, cost: number) => {
    source += text;
    group.cost += group.last;
    group.last = cost;
    if (group.cost + group.last > MAX_COST) throw UNREADABLE;
  };

  while (!reader.done) {
    const quantifier = reader.match(QUANTIFIER);
    if (quantifier) {
      const { text, repeat } = readQuantifier(quantifier);
      const cost = repeat(group.last);
      group.last = 0;
      add(text, cost);
      continue;
    }
    const character = reader.take();
    switch (character) {
      case "^":
        add("\\A", 1);
        break;
      case "$":
        add("\\z", 1);
        break;
      case "|":
        add("|", 1);
        break;
      case "(":
        // Anything else that begins with "(?" is a lookaround, or sets flags.
        if (!reader.match(GROUP_NAME) && !reader.skip("?:") && reader.skip("?")) throw UNREADABLE;
        add("(?:", 0);
        outer.push(group);
        group = { cost: 0, last: 0 };
        break;
      case ")": {
        const cost = group.cost + group.last;
        const parent = outer.pop();
        if (!parent) throw UNREADABLE;
        group = parent;
        add(")", cost);
        break;
      }
      case ".":
        add(...writeClass(invert(LINE_TERMINATORS)));
        break;
      case "[":
        add(...writeClass(readClass(reader)));
        break;
      case "\\":
        if (reader.skip("b")) add("\\b", 1);
        else if (reader.skip("B")) add("\\B", 1);
        else add(...writeClass(readEscape(reader, false)));
        break;
      default:
        add(...writeClass(only(character)));
    }
  }
  return { source, cost: group.cost + group.last };
}

const QUANTIFIER = /(?:[*+?]|\{(\d+)(,)?(\d+)?\})\??/y;
const GROUP_NAME = /\?<(?![=!])[^>]*>/y;

function readQuantifier([text, from, comma, to]: RegExpExecArray): {
  text: string;
  repeat: (cost: number) => number;
} {
  if (from === undefined) return { text: text.charAt(0), repeat: (cost) => cost + 1 };
  const min = Number(from);
  if (comma !== undefined && to === undefined) {
    return { text: `{${min},}`, repeat: (cost) => Math.max(min, 1) * cost + 1 };
  }
  const max = to === undefined ? min : Number(to);
  // Every further repetition can be left out, which is one more instruction.
  return { text: `{${min},${max}}`, repeat: (cost) => min * cost + (max - min) * (cost + 1) };
}

/** Reads a character class, after its opening bracket. */
function readClass(reader: Reader): Ranges {
  const negated = reader.skip("^");
  const ranges: (readonly [number, number])[] = [];
  while (!reader.skip("]")) {
    const [from, ...rest] = readClassAtom(reader);
    if (from === undefined) continue;
    if (rest.length === 0 && from[0] === from[1] && reader.match(RANGE_DASH)) {
      const to = readClassAtom(reader)[0];
      if (to === undefined) throw UNREADABLE;
      ranges.push([from[0], to[1]]);
    } else {
      for (const range of [from, ...rest]) ranges.push(range);
    }
  }
  const merged = merge(ranges);
  return negated ? invert(merged) : merged;
}

const RANGE_DASH = /-(?!\])/y;

function readClassAtom(reader: Reader): Ranges {
  const character = reader.take();
  return character === "\\" ? readEscape(reader, true) : only(character);
}

/** Reads an escape, after its backslash. */
function readEscape(reader: Reader, inClass: boolean): Ranges {
  const property = reader.match(PROPERTY);
  if (property) {
    const ranges = propertyRanges(property[2] ?? "");
    if (!ranges) throw UNREADABLE;
    return property[1] === "P" ? invert(ranges) : ranges;
  }
  const pair = reader.match(SURROGATE_PAIR);
  if (pair) return only(String.fromCharCode(...pair.slice(1).map((unit) => parseInt(unit, 16))));
  const hexadecimal = reader.match(HEXADECIMAL);
  if (hexadecimal) {
    return only(String.fromCodePoint(parseInt(hexadecimal.slice(1).join(""), 16)));
  }

  const character = reader.take();
  switch (character) {
    case "d":
      return DIGITS;
    case "D":
      return invert(DIGITS);
    case "w":
      return WORD;
    case "W":
      return invert(WORD);
    case "s":
      return SPACE;
    case "S":
      return invert(SPACE);
    case "t":
      return only("\t");
    case "n":
      return only("\n");
    case "v":
      return only("\v");
    case "f":
      return only("\f");
    case "r":
      return only("\r");
    case "0":
      return only("\0");
    case "c":
      return only(String.fromCodePoint((reader.take().codePointAt(0) ?? 0) % 32));
    case "b":
      if (inClass) return only("\b");
      break;
    default:
      if (SYNTAX.includes(character)) return only(character);
  }
  // A back reference, which no engine can follow in linear time, or something newer.
  throw UNREADABLE;
}

const PROPERTY = /([pP])\{([\w=]+)\}/y;
const SURROGATE_PAIR = /u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})/iy;
const HEXADECIMAL = /x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\}/iy;
const SYNTAX = "^$\\.*+?()[]{}|/-";

const DIGITS: Ranges = [[0x30, 0x39]];
const WORD: Ranges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
/** White space and line terminators of ECMA-262. */
const SPACE: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const LINE_TERMINATORS: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

function only(character: string): Ranges {
  const code = character.codePointAt(0) ?? 0;
  return [[code, code]];
}

/** In order, without overlaps. */
function merge(ranges: Ranges): Ranges {
  const merged: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** All other code points. */
function invert(ranges: Ranges): Ranges {
  const inverted: [number, number][] = [];
  let next = 0;
  for (const [first, last] of ranges) {
    if (first > next) inverted.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= 0x10ffff) inverted.push([next, 0x10ffff]);
  return inverted;
}

/** Ranges of code points as a class of re2js, and its cost. */
function writeClass(ranges: Ranges): [source: string, cost: number] {
  const [first] = ranges;
  // A class without members.
  if (!first) return ["[^\\x{0}-\\x{10ffff}]", 1];
  // re2js finds half a surrogate pair inside a whole one.
  if (ranges.some(([from, to]) => from === to && from >= 0xd800 && from <= 0xdfff)) {
    throw UNREADABLE;
  }
  if (ranges.length === 1 && first[0] === first[1]) return [writeCode(first[0]), 1];
  const source = ranges.map(([from, to]) => `${writeCode(from)}-${writeCode(to)}`).join("");
  // Wide classes, of which `\p{L}` with about 700 ranges is one, take longer to compile.
  return [`[${source}]`, 1 + Math.floor(ranges.length / 128)];
}

function writeCode(code: number): string {
  return `\\x{${code.toString(16)}}`;
}
