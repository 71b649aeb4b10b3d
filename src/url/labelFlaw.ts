import { unpackCharacters, unpackRows } from "../core/packed.js";
import { commonScripts, isInScript, prototypeOf, scriptsOf } from "./scripts.js";
import { packedDigitLookalikes, packedLatinLookalikes } from "./tables/generated/tables.js";

/**
 * Why a label in Unicode is not shown as a name.
 *
 * - `invalid`: not what a browser would make of the name; too long to exist
 * - `characters`: characters that no name needs
 * - `scripts`: scripts that no language writes together
 * - `numbers`: digits of two systems, or letters that pose as digits
 * - `marks`: accents doubled, hidden or where their script has none
 * - `country`: letters of one country's language outside its domains
 * - `latin`: a word of another script made of letters that look Latin
 * - `signs`: strokes and marks that pose as punctuation or as another letter
 */
export type HostNameFlaw =
  | "invalid"
  | "characters"
  | "scripts"
  | "numbers"
  | "marks"
  | "country"
  | "latin"
  | "signs";

/** The top-level domain around a label, as written in the DNS and in Unicode. */
interface LabelPlace {
  readonly topLevel: string;
  readonly unicodeTopLevel: string;
}

/** A label on its way through the rules. */
interface Label extends LabelPlace {
  readonly text: string;
  readonly characters: readonly string[];
  /** With accents taken apart. */
  readonly decomposed: string;
  /** Whether one language's scripts write all of it. */
  readonly isSingleScript: boolean;
}

/** Answers the characters at fault; none, and the rule is kept. */
type LabelRule = readonly [flaw: HostNameFlaw, offenders: (label: Label) => readonly string[]];

/**
 * The rules of Chromium's spoof checker, those that need only the label itself, in its order: a label is shown in
 * Unicode where all of them are kept.
 */
const rules: readonly LabelRule[] = [
  ["invalid", (label) => (isMisshapen(label.text) ? nonAscii(label) : [])],
  [
    "characters",
    ({ characters }) => characters.filter((character) => scriptsOf(character) === undefined),
  ],
  [
    "scripts",
    (label) => (label.isSingleScript || isCjkWithLatin(label.characters) ? [] : nonAscii(label)),
  ],
  ["numbers", mixedDigits],
  ["marks", repeatedMarks],
  ["marks", hiddenDots],
  ["country", lettersAbroad],
  [
    "latin",
    (label) =>
      isPlainLabel(label) && (isWholeScriptLookalike(label) || isPosing(label))
        ? nonAscii(label)
        : [],
  ],
  ["numbers", (label) => (label.characters.every(isDigitLike) ? nonAscii(label) : [])],
  ["scripts", (label) => (isPlainLabel(label) ? [] : accentedLatinInOtherScript(label))],
  ["signs", (label) => (isPlainLabel(label) ? [] : oddSigns(label.characters))],
  ["marks", (label) => (isPlainLabel(label) ? [] : strayMarks(label.characters))],
];

export interface LabelFlaw {
  readonly reason: HostNameFlaw;
  readonly characters: readonly string[];
}

/**
 * Returns the reason not to show a label in Unicode, or `undefined` if there is none, as in ASCII.
 */
export function labelFlaw(text: string, place: LabelPlace): LabelFlaw | undefined {
  if (/^[\0-\x7f]*$/.test(text)) return undefined;
  const characters = Array.from(text);
  const label: Label = {
    ...place,
    text,
    characters,
    decomposed: text.normalize("NFD"),
    isSingleScript: commonScripts(characters)?.length !== 0,
  };
  for (const [reason, offenders] of rules) {
    const found = offenders(label);
    if (found.length > 0) return { reason, characters: found };
  }
  return undefined;
}

/** Hyphens where A-labels have theirs or at an edge, an Arabic-Indic digit in front (UTS #46, RFC 5893). */
function isMisshapen(text: string): boolean {
  return /^(?:-|..--|[\u0660-\u0669])|-$/u.test(text);
}

function nonAscii({ characters }: Label): string[] {
  return characters.filter((character) => character > "\x7f");
}

/** Scripts that have letters that look Latin: those letters, and the top-level domains where the script is at home. */
interface LatinLookalikes {
  readonly script: string;
  readonly letters: ReadonlySet<string>;
  readonly domains: readonly string[];
}

let digitLookalikes: ReadonlySet<string> | undefined;
let latinLookalikes: readonly LatinLookalikes[] | undefined;

function lookalikes(): readonly LatinLookalikes[] {
  return (latinLookalikes ??= unpackRows(packedLatinLookalikes).map(
    ([script = "", letters = "", ...domains]) => ({
      script,
      letters: new Set(unpackCharacters(letters)),
      domains,
    }),
  ));
}

/** The one mixture that names need: Latin with Chinese, Japanese or Korean ("Highly Restrictive" in UTS #39). */
function isCjkWithLatin(characters: readonly string[]): boolean {
  const rest = commonScripts(characters.filter((character) => !isInScript(character, /Latn/)));
  return rest === undefined || /Hanb|Jpan|Kore/.test(rest.join());
}

function mixedDigits(label: Label): readonly string[] {
  // No two decimal systems share a block of sixteen code points.
  const systems = new Set(
    (label.text.match(/\p{Nd}/gu) ?? []).map((digit) => (digit.codePointAt(0) ?? 0) >> 4),
  );
  return systems.size > 1 ? (label.text.match(/(?![0-9])\p{Nd}/gu) ?? []) : [];
}

function repeatedMarks({ decomposed }: Label): readonly string[] {
  const mark = /(\p{Mn})\p{Mn}*\1/u.exec(decomposed)?.[1];
  return mark ? [mark] : [];
}

/** A dot that vanishes in the dot of the letter beneath. */
function hiddenDots({ decomposed }: Label): readonly string[] {
  const [, base = "", between = ""] = /(\P{M})(\p{M}*)\u0307/u.exec(decomposed) ?? [];
  // A mark above the letter keeps the dot apart from it.
  return /[ijl\u0131\u0237]$/.test(prototypeOf(base)) && !/[\u0300-\u0314]/.test(between)
    ? ["\u0307"]
    : [];
}

function lettersAbroad({ characters, topLevel }: Label): readonly string[] {
  if (characters.length < 2) return [];
  return characters.filter((character, index) => {
    switch (character) {
      case "\u00fe":
      case "\u00f0":
        return topLevel !== "is" && topLevel !== "fo";
      case "\u0259":
        return topLevel !== "az";
      case "\u00b7": // Catalan l·l
        return topLevel !== "cat" || characters[index - 1] !== "l" || characters[index + 1] !== "l";
      default:
        return false;
    }
  });
}

/** One language's scripts and none of the signs that need their surroundings. */
function isPlainLabel({ isSingleScript, text }: Label): boolean {
  return isSingleScript && !/[\u0300-\u0339\u3078-\u307a\u30d8-\u30da\u30fb-\u30fe]/.test(text);
}

/** Cyrillic letters that hardly a language uses, and that look Latin. */
const posing = /[\u0455\u0501\u050d\u051b\u051d\u04bd\u04cf]/;

/**
 * Stricter than Chromium: with one of those letters a label reads as Latin, too, if each of its letters has a Latin
 * look-alike, however poor.
 */
function isPosing({ text, characters, ...place }: Label): boolean {
  return (
    posing.test(text) &&
    !isAtHome("Cyrl", place) &&
    characters.every((character) => /^[\0-\x7f]+$/.test(prototypeOf(character)))
  );
}

/** Top-level domains where a script is at home: its own countries', and those written in it. */
function isAtHome(script: string, { topLevel, unicodeTopLevel }: LabelPlace): boolean {
  return (
    lookalikes().some((it) => it.script === script && it.domains.includes(topLevel)) ||
    Array.from(unicodeTopLevel).some((character) => scriptsOf(character) === script)
  );
}

function isWholeScriptLookalike({ characters, ...place }: Label): boolean {
  return lookalikes().some(({ script, letters }) => {
    const own = characters.filter((character) => scriptsOf(character) === script);
    return (
      own.length > 0 && own.every((character) => letters.has(character)) && !isAtHome(script, place)
    );
  });
}

function isDigitLike(character: string): boolean {
  digitLookalikes ??= new Set(unpackCharacters(packedDigitLookalikes));
  return /[0-9]/.test(character) || digitLookalikes.has(character);
}

function accentedLatinInOtherScript(label: Label): readonly string[] {
  const isEuropean = label.characters.every(
    (character) => /[0-9_.-]/.test(character) || isInScript(character, /Latn|Grek|Cyrl/),
  );
  return isEuropean ? [] : nonAscii(label).filter((character) => scriptsOf(character) === "Latn");
}

/** Strokes that pose as slashes: no, so, zo, n and four ideographs. */
const slashes = "\u30ce\u30f3\u30bd\u30be\u4e36\u4e40\u4e41\u4e3f";
/** Strokes that pose as letters or punctuation. */
const strokes =
  "\u4e00\u3127\u4e28\u4e5b\u4e03\u4e05\u5341\u3007\u3112\u311a\u311f\u3128\u3129\u3108\u31ba\u31b3\u5de5\u31b2\u8ba0\u4e01";

/** Signs of Chinese and Japanese outside of Chinese and Japanese. */
function oddSigns(characters: readonly string[]): readonly string[] {
  const isJapanese = (character: string | undefined): boolean =>
    isInScript(character, /Kana|Hira|Hani/);
  const isChinese = (character: string | undefined): boolean =>
    isJapanese(character) || isInScript(character, /Bopo/);
  const all = (script: RegExp, except: number): boolean =>
    characters.every((character, index) => index === except || isInScript(character, script));

  return characters.filter((character, index) => {
    const before = characters[index - 1];
    const after = characters[index + 1];
    const isInside = before !== undefined && after !== undefined;
    // Stricter than Chromium, which allows them at an edge.
    if (slashes.includes(character)) return !isJapanese(before) && !isJapanese(after);
    if (strokes.includes(character)) {
      return (
        (before !== undefined && !isChinese(before)) || (after !== undefined && !isChinese(after))
      );
    }
    switch (character) {
      case "\u30fd": // iteration marks follow katakana
      case "\u30fe":
        return !isInScript(before, /Kana/);
      case "\u30fc": // the long vowel follows kana
        return !isInScript(before, /Kana|Hira/);
      case "\u30fb": // the middle dot separates Japanese words
        return !isChinese(after) || (before !== undefined && !isChinese(before));
      case "\u3078": // he, be and pe look the same in both kana
      case "\u3079":
      case "\u307a":
        return isInside && all(/Kana/, index);
      case "\u30d8":
      case "\u30d9":
      case "\u30da":
        return isInside && all(/Hira/, index);
      default:
        return false;
    }
  });
}

/** Accents on what carries none: scripts without them, and i without its dot. */
function strayMarks(characters: readonly string[]): readonly string[] {
  return characters.filter(
    (character, index) =>
      /[\u0300-\u0339]/.test(character) &&
      (characters[index - 1] === "\u0131" || !isInScript(characters[index - 1], /Latn|Grek|Cyrl/)),
  );
}
