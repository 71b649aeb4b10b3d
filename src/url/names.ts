import { honestNeighbors, imitatedNames, ordinaryWords } from "./tables/names.js";

/**
 * The most imitated domains: sign-in, payment, work. The default of `UrlContext.protectedNames`.
 *
 * To add your own, spread this list.
 */
export const protectedNames: readonly string[] = /* @__PURE__ */ listed(imitatedNames).map((name) =>
  name.includes(".") ? name : `${name}.com`,
);

/** Returns a function that prepares a list, once until it is given another one. */
export function forLastList<T>(
  prepare: (list: readonly string[]) => T,
): (list: readonly string[]) => T {
  let last: { list: readonly string[]; prepared: T } | undefined;
  return (list) => {
    if (last?.list !== list) last = { list, prepared: prepare(list) };
    return last.prepared;
  };
}

const ordinary = /* @__PURE__ */ new Set(listed(ordinaryWords));
const neighbors = /* @__PURE__ */ new Set(listed(honestNeighbors));

export function isOrdinaryWord(label: string): boolean {
  return ordinary.has(label);
}

export function isHonestNeighbor(label: string): boolean {
  return neighbors.has(label);
}

/** Whether two different texts become equal by one letter more, less, other, or two neighbours swapped. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA - start <= 1 && endB - start <= 1) return true;
  return (
    endA - start === 2 &&
    endB - start === 2 &&
    a[start] === b[start + 1] &&
    a[start + 1] === b[start]
  );
}

/** Reads a list of words. */
export function listed(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/**
 * Reads a list of domains grouped by their suffix, which is a sixth smaller when compressed.
 *
 * @example domainsIn(".app canva my.lovable .io github"); // ["canva.app", "my.lovable.app",
 *   "github.io"]
 */
export function domainsIn(text: string): readonly string[] {
  let suffix = "";
  return listed(text).flatMap((word) => {
    if (!word.startsWith(".")) return word + suffix;
    suffix = word;
    return [];
  });
}
