import { labelFlaw, type LabelFlaw } from "./labelFlaw.js";
import { parseUrl } from "./parseUrl.js";
import { prototypeOf, scriptsOf } from "./scripts.js";
import type { HostFacts, UrlSubject } from "./types.js";

/** Letters that read as either of two others. */
const ambiguous = [
  ["\u00fe", "b", "p"],
  ["\u0153", "ce", "oe"],
] as const;

/** Letters whose stroke does not come off by decomposition. */
const struck: Readonly<Record<string, string>> = { "\u0142": "l", "\u00f8": "o", "\u0111": "d" };

/**
 * Returns what a label looks like in ASCII, as far as its characters do.
 *
 * Accents are dropped first: next to a known name, they are overlooked.
 *
 * @returns one reading, or a few if a letter can be read in two ways.
 */
function asciiReadings(label: string): readonly string[] {
  let readings = [label.normalize("NFD").replace(/[\u0300-\u036f]/g, "")];
  for (const [letter, ...choices] of ambiguous) {
    if (readings[0]!.includes(letter)) {
      readings = readings.flatMap((reading) =>
        choices.map((choice) => reading.replaceAll(letter, choice)),
      );
    }
  }
  return readings.map((reading) =>
    reading.replace(/[^\0-\x7f]/gu, (character) => struck[character] ?? prototypeOf(character)),
  );
}

/**
 * Decodes what follows `xn--` in a label (RFC 3492).
 *
 * Written out here because the `punycode` package is CommonJS under Node's own resolution, where its name is also
 * that of a deprecated built-in module.
 *
 * @returns the label in Unicode, or undefined if it is not Punycode
 */
export function decodePunycode(input: string): string | undefined {
  const delimiter = input.lastIndexOf("-");
  const output =
    delimiter > 0 ? Array.from(input.slice(0, delimiter), (letter) => letter.charCodeAt(0)) : [];
  let code = 128;
  let index = 0;
  let bias = 72;
  for (let position = delimiter > 0 ? delimiter + 1 : 0; position < input.length;) {
    const start = index;
    let weight = 1;
    for (let k = 36; ; k += 36) {
      const digit = digitOf(input.charCodeAt(position++));
      if (digit < 0) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
      if (index > 0x7fffffff || weight > 0x7fffffff) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return unit - 0x61;
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30 + 26;
  return -1;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}

/**
 * The host as a browser's address bar would show it: a label in Unicode only where it is no disguise, and nothing in
 * Unicode where the whole imitates another name.
 */
function displayHost({ host, labels, hostNameFlaw, imitation }: UrlSubject): string {
  if (imitation || hostNameFlaw?.reason === "invalid") return host;
  const ascii = host.split(".");
  const place = { topLevel: ascii.at(-1) ?? "", unicodeTopLevel: labels.at(-1) ?? "" };
  return ascii
    .map((label, index) => {
      const unicode = labels[index] ?? label;
      return hostNameFlaw && labelFlaw(unicode, place) ? label : unicode;
    })
    .join(".");
}

/**
 * Folds harmless variants of a name: capitals, decomposed accents, final sigmas, ligatures.
 *
 * The signs of kelvin and angstrom, whose small letters are "k" and "å", are not harmless.
 */
function foldedLetters(host: string): string {
  return host
    .replace(/[^\u212a\u212b]+/g, (letters) => letters.toLowerCase())
    .normalize("NFC")
    .replaceAll("\u03c2", "\u03c3")
    .replace(/[\u0133\u0140\u01c6\u01c9\u01cc\u0587\u0e33\u0eb3\u0edc\u0edd]/g, (letter) =>
      letter.normalize("NFKC"),
    );
}

/** The flaw of a host with labels beyond ASCII: that of its first label with one. */
function findHostNameFlaw({ host, labels }: HostFacts): LabelFlaw | undefined {
  const place = {
    topLevel: host.slice(host.lastIndexOf(".") + 1),
    unicodeTopLevel: labels.at(-1) ?? "",
  };
  for (const label of labels) {
    const flaw = labelFlaw(label, place);
    if (flaw) return flaw;
  }
  // Some browsers take any `xn--` label as it is; a name must survive decoding and encoding again
  // (UTS #46).
  const unicodeHost = labels.join(".");
  return parseUrl(`https://${unicodeHost}/`)?.hostname === host
    ? undefined
    : {
        reason: "invalid",
        characters: Array.from(unicodeHost).filter((character) => character > "\x7f"),
      };
}

/** All code for characters beyond ASCII, with the tables of Unicode. */
export const unicodeRules = {
  asciiReadings,
  decodePunycode,
  displayHost,
  foldedLetters,
  hostNameFlaw: findHostNameFlaw,
  scriptsOf,
};

export type UnicodeRules = typeof unicodeRules;
