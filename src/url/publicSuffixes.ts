import { packedCompanies, packedRegistries } from "./tables/generated/suffixes.js";
import type { DomainLookup } from "./types.js";

/** The list's rules for a label below another. */
interface SuffixLabel {
  /** Whether a suffix begins with it. */
  readonly isSuffix: boolean;
  /** Whether it is no suffix, despite the wildcard rule (`*`). */
  readonly isException: boolean;
  readonly below: Map<string, SuffixLabel>;
}

/** Top-level domains looked up so far, parsed once. */
const registries = new Map<string, Map<string, SuffixLabel>>();
const companies = new Map<string, Map<string, SuffixLabel>>();

/**
 * The public suffix list, including companies' own suffixes. An unlisted suffix has one label.
 *
 * https://github.com/publicsuffix/list/wiki/Format
 */
export const publicSuffixes: DomainLookup = (host) => {
  const labels = host.toLowerCase().split(".").toReversed();
  if (labels.includes("")) return { domain: null, publicSuffix: null, isPrivate: null };
  const [top = "", ...rest] = labels;
  const registry = suffixLength(labelsBelow(registries, packedRegistries, top), rest) ?? 0;
  const company = suffixLength(labelsBelow(companies, packedCompanies, top), rest) ?? 0;
  const length = Math.max(registry, company) + 1;
  const ending = (count: number): string => labels.slice(0, count).toReversed().join(".");
  return {
    domain: labels.length > length ? ending(length + 1) : null,
    publicSuffix: ending(length),
    isPrivate: company > registry,
  };
};

/** How many labels of a name, last label first, its longest rule covers; the rule of an exception ends before it. */
function suffixLength(
  labels: Map<string, SuffixLabel>,
  names: readonly string[],
): number | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return undefined;
  const named = labels.get(name);
  if (named?.isException) return 0;
  const lengths = [named, labels.get("*")].flatMap((label) => {
    if (!label) return [];
    const further = suffixLength(label.below, rest);
    return further !== undefined ? [further + 1] : label.isSuffix ? [1] : [];
  });
  return lengths.length > 0 ? Math.max(...lengths) : undefined;
}

function labelsBelow(
  known: Map<string, Map<string, SuffixLabel>>,
  packed: string,
  top: string,
): Map<string, SuffixLabel> {
  let found = known.get(top);
  if (!found) {
    const line = `\n${top}(`;
    const start = packed.indexOf(line);
    if (start < 0) return new Map();
    found = readLabels(packed, start + line.length);
    known.set(top, found);
  }
  return found;
}

/** Reads the line of a top-level domain, as `tables/packSuffixes.mjs` wrote it. */
function readLabels(packed: string, start: number): Map<string, SuffixLabel> {
  const top = new Map<string, SuffixLabel>();
  const open = [{ labels: top, before: "" }];
  let last = top;
  const token = /([A-Z])([^A-Z()\n]*)|[()\n]/g;
  token.lastIndex = start;
  for (let match = token.exec(packed); match && match[0] !== "\n"; match = token.exec(packed)) {
    const [text, shared, rest] = match;
    const level = open.at(-1);
    if (shared !== undefined && level) {
      level.before = level.before.slice(0, shared.charCodeAt(0) - FIRST_CAPITAL) + rest;
      const name = level.before.replace(/^!|_$/g, "");
      last = new Map();
      level.labels.set(name, {
        isSuffix: !level.before.endsWith("_"),
        isException: level.before.startsWith("!"),
        below: last,
      });
    } else if (text === "(") {
      open.push({ labels: last, before: "" });
    } else if (text === ")") {
      open.pop();
    }
  }
  return top;
}

const FIRST_CAPITAL = "A".charCodeAt(0);
