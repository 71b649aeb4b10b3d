import { unpack, unpackCharacters, unpackRows } from "../core/packed.js";
import { packedConfusables, packedRanges } from "./tables/generated/tables.js";

let prototypes: ReadonlyMap<string, string> | undefined;

/**
 * Returns the character that another looks like (UTS #39, with Chromium's additions), or itself.
 */
export function prototypeOf(character: string): string {
  prototypes ??= readPrototypes();
  return prototypes.get(character) ?? character;
}

function readPrototypes(): ReadonlyMap<string, string> {
  return new Map(
    unpackRows(packedConfusables).flatMap(([prototype, packed]) =>
      unpackCharacters(packed!).map((character) => [character, prototype!] as const),
    ),
  );
}

type Range = readonly [first: number, last: number, scripts: string];

let ranges: readonly Range[] | undefined;

/**
 * The scripts that a character is written in, by the pinned tables: engines differ in what they know.
 *
 * @returns `"*"` for a character that goes with every script, names joined by `+`, or undefined for a character that
 * has no business in a host name (Identifier_Status other than Allowed, or refused by browsers)
 */
export function scriptsOf(character: string): string | undefined {
  ranges ??= unpackRows(packedRanges)
    .flatMap(([scripts, packed]) => readRanges(scripts!, packed!))
    .sort(([a], [b]) => a - b);
  const code = character.codePointAt(0) ?? 0;
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]![1] < code) low = middle + 1;
    else high = middle;
  }
  const [first = Infinity, , scripts] = ranges[low] ?? [];
  return first <= code ? scripts : undefined;
}

/** Whether a character is written in one of some scripts, and not in just any. */
export function isInScript(character: string | undefined, names: RegExp): boolean {
  return names.test(scriptsOf(character ?? "") ?? "");
}

/** Scripts that one language writes together count as one: Han with Bopomofo, with kana, with Hangul (UTS #39, 5.1). */
const jointScripts = [
  ["Hanb", /Hani|Bopo/],
  ["Jpan", /Hani|Hira|Kana/],
  ["Kore", /Hani|Hang/],
] as const;

/** The scripts, and systems of several scripts, that all of the characters share; undefined where any would do. */
export function commonScripts(characters: readonly string[]): readonly string[] | undefined {
  let common: readonly string[] | undefined;
  for (const character of characters) {
    const scripts = scriptsOf(character) ?? "*";
    if (scripts === "*") continue;
    const own = scripts.split("+");
    for (const [language, members] of jointScripts) if (members.test(scripts)) own.push(language);
    common = common?.filter((name) => own.includes(name)) ?? own;
  }
  return common;
}

function readRanges(scripts: string, packed: string): Range[] {
  const numbers = unpack(packed);
  const count = numbers.length / 2;
  let last = 0;
  return numbers.slice(0, count).map((step, index) => {
    const first = last + step;
    last = first + numbers[count + index]!;
    return [first, last, scripts];
  });
}
