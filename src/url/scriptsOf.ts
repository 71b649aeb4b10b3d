import { packedRanges } from "./tables/generated/tables.js";
import { unpack } from "./unpack.js";

/** A set of scripts, one bit each. */
export type ScriptSet = number;

interface ScriptTable {
  /** First code points, ascending, with the last ones and the scripts at the same index. */
  readonly firsts: readonly number[];
  readonly lasts: readonly number[];
  readonly scripts: readonly string[];
}

let table: ScriptTable | undefined;

/**
 * The scripts that a character is written in, by the pinned tables: engines differ in what they know.
 *
 * @returns `"*"` for a character that goes with every script, names joined by `+`, or undefined for a character that
 * has no business in a host name (Identifier_Status other than Allowed, or refused by browsers)
 */
export function scriptsOf(character: string): string | undefined {
  table ??= readTable();
  const code = character.codePointAt(0) ?? 0;
  let low = 0;
  let high = table.firsts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < table.firsts[middle]!) high = middle - 1;
    else if (code > table.lasts[middle]!) low = middle + 1;
    else return table.scripts[middle];
  }
  return undefined;
}

/** Whether a character is written in a script, and not in just any. */
export function isInScript(character: string | undefined, ...names: readonly string[]): boolean {
  const scripts = character === undefined ? "" : (scriptsOf(character) ?? "");
  return names.some((name) => scripts.includes(name));
}

const bits = new Map<string, ScriptSet>();

/** A set holding one script. Bits are given out as scripts are met; all that the table knows fit into 32. */
export function scriptSet(name: string): ScriptSet {
  let bit = bits.get(name);
  if (bit === undefined) bits.set(name, (bit = 1 << bits.size));
  return bit;
}

/** Scripts that one language writes together count as one: Han with Bopomofo, with kana, with Hangul (UTS #39, 5.1). */
const languages = [
  ["Hanb", ["Hani", "Bopo"]],
  ["Jpan", ["Hani", "Hira", "Kana"]],
  ["Kore", ["Hani", "Hang"]],
] as const;

/** The scripts as a set, with the writing systems of languages that use them. */
export function augmentedSet(scripts: string): ScriptSet {
  if (scripts === "*") return ~0;
  const names = scripts.split("+");
  let set = 0;
  for (const name of names) set |= scriptSet(name);
  for (const [language, members] of languages) {
    if (members.some((member) => names.includes(member))) set |= scriptSet(language);
  }
  return set;
}

function readTable(): ScriptTable {
  const ranges: [first: number, last: number, scripts: string][] = [];
  for (const [scripts, packed] of Object.entries(packedRanges)) {
    const numbers = unpack(packed);
    const count = numbers.length / 2;
    let last = 0;
    for (let index = 0; index < count; index++) {
      const first = last + numbers[index]!;
      last = first + numbers[count + index]!;
      ranges.push([first, last, scripts]);
    }
  }
  ranges.sort(([a], [b]) => a - b);
  return {
    firsts: ranges.map(([first]) => first),
    lasts: ranges.map(([, last]) => last),
    scripts: ranges.map(([, , scripts]) => scripts),
  };
}
