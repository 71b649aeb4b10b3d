/**
 * Packs the files of `data/` into `generated/`. `data/publicSuffixes.txt` is the list of
 * https://publicsuffix.org/list/public_suffix_list.dat as it came: to renew it, put the new one in its place.
 *
 *   node src/url/tables/generate.mjs
 *
 * `generate()`, `generateSuffixes()` and `generateConfusables()` answer the texts of the files, so that a test can
 * hold the committed ones against them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packSuffixes } from "./packSuffixes.mjs";

/** @param {string} name @returns {Map<string, string[]>} the lines of each `@section` of a data file */
const sectionsOf = (name) => {
  const sections = new Map();
  let lines = [];
  for (const line of readFileSync(new URL(`data/${name}.txt`, import.meta.url), "utf8").split(
    "\n",
  )) {
    if (line.startsWith("@")) sections.set(line.slice(1), (lines = []));
    else if (line && !line.startsWith("#")) lines.push(line);
  }
  return sections;
};

const fromHex = (text) => Number.parseInt(text, 16);

/** Digits in base 46, the last one first; one that is followed by another is moved up by 46. */
const alphabet = Array.from({ length: 126 - 33 + 1 }, (_, index) => String.fromCharCode(33 + index))
  .filter((character) => !'"\\'.includes(character))
  .join("");
const pack = (number) =>
  number < 46 ? alphabet[number] : alphabet[(number % 46) + 46] + pack(Math.floor(number / 46));

/** The steps to the next range, then the lengths: apart they compress better. */
const packRanges = (ranges) => {
  const steps = ranges.map(([first], index) => first - (ranges[index - 1]?.[1] ?? 0));
  const lengths = ranges.map(([first, last]) => last - first);
  return [...steps, ...lengths].map(pack).join("");
};

const packCharacters = (characters) =>
  Array.from(new Set(characters), (character) => character.codePointAt(0))
    .sort((a, b) => a - b)
    .map((code, index, codes) => pack(code - (codes[index - 1] ?? 0)))
    .join("");

const packConfusables = (confusables) => {
  const sourcesOf = new Map();
  for (const [source, prototype] of [...confusables].sort()) {
    sourcesOf.set(prototype, [...(sourcesOf.get(prototype) ?? []), source]);
  }
  return [...sourcesOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prototype, sources]) => [prototype, packCharacters(sources)]);
};

/** One text with a row a line, its fields apart by spaces: the packed ones have none. */
const packRows = (rows) =>
  rows
    .map((row, index) => `  ${JSON.stringify(`${index > 0 ? "\n" : ""}${row.join(" ")}`)}`)
    .join(" +\n");

/** The confusables of UTS #39, each with its prototype. */
const readConfusables = (unicode) =>
  unicode.get("confusables").map((line) => {
    const [source, prototype] = line.split(" ");
    const text = prototype.split("+").map((point) => String.fromCodePoint(fromHex(point)));
    return [String.fromCodePoint(fromHex(source)), text.join("")];
  });

export const generate = () => {
  const unicode = sectionsOf("unicode");
  const chromium = sectionsOf("chromium");

  const refused = chromium.get("refused").map((line) => line.split(" ").slice(0, 2).map(fromHex));
  const isRefused = (code) => refused.some(([first, last]) => first <= code && code <= last);

  const rangesOf = new Map();
  const allowed = new Set();
  for (const line of unicode.get("allowed")) {
    const [first, last, scripts] = line.split(" ");
    for (let code = fromHex(first); code <= fromHex(last); code++) {
      if (isRefused(code)) continue;
      allowed.add(code);
      if (!rangesOf.has(scripts)) rangesOf.set(scripts, []);
      const open = rangesOf.get(scripts).at(-1);
      if (open && open[1] === code - 1) open[1] = code;
      else rangesOf.get(scripts).push([code, code]);
    }
  }

  const inNames = new Set(allowed);
  function isInAName(character) {
    return inNames.has(character.codePointAt(0));
  }

  // Of the main block of ideographs Unicode restricts 1,304 rare ones. Naming them would cost a kilobyte, and none of
  // them poses as a letter but those that the rules for signs know: the block is taken whole.
  for (let code = 0x4e00; code <= 0x9fff; code++) allowed.add(code);
  rangesOf.set("Hani", [
    ...rangesOf.get("Hani").filter(([first]) => first < 0x4e00),
    [0x4e00, 0x9fff],
    ...rangesOf.get("Hani").filter(([first]) => first > 0x9fff),
  ]);

  const unicodePrototype = new Map(
    readConfusables(unicode).filter(
      ([source]) => isInAName(source) && source.toLowerCase() === source,
    ),
  );
  const prototypeOf = (text) =>
    Array.from(text, (character) => unicodePrototype.get(character) ?? character)
      .join("")
      .normalize("NFD")
      .toLowerCase();

  const confusables = new Map();
  for (const source of unicodePrototype.keys()) confusables.set(source, prototypeOf(source));
  for (const line of [
    ...chromium.get("confusables"),
    ...sectionsOf("additions").get("confusables"),
  ]) {
    const [prototype, sources] = line.split(" ");
    for (const source of sources) confusables.set(source, prototypeOf(prototype));
  }
  for (const [source, prototype] of confusables) {
    if (source === prototype || isRefused(source.codePointAt(0)) || !isAscii(prototype))
      confusables.delete(source);
  }

  // Only look-alikes of ASCII are kept: names in other letters are guarded by the distance of one letter.
  function isAscii(text) {
    return /^[\0-\x7f]*$/.test(text);
  }

  const ranges = [...rangesOf].map(([scripts, list]) => [scripts, packRanges(list)]);
  const wholeScript = chromium.get("wholeScript").flatMap((line) => {
    const [script, letters, ...domains] = line.split(" ");
    // Letters that may not stand in a name at all have been refused before this list is asked.
    const kept = Array.from(letters).filter((letter) => allowed.has(letter.codePointAt(0)));
    return kept.length > 0 ? [[script, packCharacters(kept), ...domains]] : [];
  });

  return `// Generated by tables/generate.mjs: do not edit.

/*! Unicode 17.0.0 data (c) 1991-2025 Unicode, Inc., Unicode-3.0. Chromium's spoof checker (c) The Chromium Authors, BSD-3-Clause. */

/** Script_Extensions ("*" = any), packed ranges of the characters that may stand in a host name. */
export const packedRanges =
${packRows(ranges)};

/** What characters look like, the packed characters that do. */
export const packedConfusables =
${packRows(packConfusables(confusables))};

/** Packed characters that look like a digit. */
export const packedDigitLookalikes =
  "${packCharacters(chromium.get("digits").join(""))}";

/** Script, its packed letters that look Latin, the top-level domains where that script is at home. */
export const packedLatinLookalikes =
${packRows(wholeScript)};
`;
};

export const generateSuffixes = () => {
  const list = readFileSync(new URL("data/publicSuffixes.txt", import.meta.url), "utf8");
  const { registries, companies } = packSuffixes(list);
  return `// Generated by tables/generate.mjs: do not edit.

/*! Public Suffix List, MPL-2.0: its source form is src/url/tables/data/publicSuffixes.txt, from publicsuffix.org. */

/** Suffixes under which registries give out names. */
export const packedRegistries =
  ${JSON.stringify(registries)};

/** Suffixes under which companies do. */
export const packedCompanies =
  ${JSON.stringify(companies)};
`;
};

/** Every confusable, for texts that are no host names. */
export const generateConfusables = () => {
  const all = readConfusables(sectionsOf("unicode")).map(([source, prototype]) => [
    source.codePointAt(0),
    prototype,
  ]);
  const steps = all.map(([code], index) => pack(code - (all[index - 1]?.[0] ?? 0)));
  const prototypes = all.map(([, prototype]) =>
    Array.from(prototype, (character) => pack(character.codePointAt(0))).join(""),
  );
  return `// Generated by url/tables/generate.mjs: do not edit.

/*! Unicode 17.0.0 data (c) 1991-2025 Unicode, Inc., Unicode-3.0. */

/** Packed characters that look like others. */
export const packedSources =
  ${JSON.stringify(steps.join(""))};

/** What each of them looks like: its packed code points. */
export const packedPrototypes =
  ${JSON.stringify(prototypes.join(" "))};
`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("generated/tables.ts", import.meta.url), generate());
  writeFileSync(new URL("generated/suffixes.ts", import.meta.url), generateSuffixes());
  writeFileSync(
    new URL("../../schema/generated/confusables.ts", import.meta.url),
    generateConfusables(),
  );
}
