import { domainToASCII } from "node:url";

/**
 * Packs a public suffix list, as publicsuffix.org writes it, into two texts: the suffixes of registries, and those of
 * companies. A top-level domain has a line, with the labels below it in brackets, last label first: `uk(ac,co(blog_),…`.
 * `!` is before an exception, `_` after what is no suffix itself. Top-level domains alone are left out: whatever is
 * not on the list is a suffix of one label.
 *
 * @param {string} list
 */
export function packSuffixes(list) {
  const [registries = "", companies = ""] = list.split("// ===BEGIN PRIVATE DOMAINS===");
  return { registries: pack(rulesOf(registries)), companies: pack(rulesOf(companies)) };
}

/** @param {string} section @returns {string[]} its rules, in ASCII */
function rulesOf(section) {
  return section
    .split("\n")
    .map((line) => line.trim().split(/\s/, 1)[0] ?? "")
    .filter((rule) => rule && !rule.startsWith("//"))
    .map((rule) => rule.split(".").map(labelOf).join("."));
}

/** @param {string} label */
function labelOf(label) {
  return /^[\0-\x7f]*$/.test(label) ? label : domainToASCII(label);
}

/** @typedef {{ isSuffix: boolean, isException: boolean, below: Map<string, Label> }} Label */

/** @returns {Label} */
const newLabel = () => ({ isSuffix: false, isException: false, below: new Map() });

/** @param {string[]} rules */
function pack(rules) {
  const top = newLabel();
  for (const rule of rules) {
    const isException = rule.startsWith("!");
    let label = top;
    for (const name of rule.replace("!", "").split(".").toReversed()) {
      const next = label.below.get(name) ?? newLabel();
      label.below.set(name, next);
      label = next;
    }
    label.isSuffix = true;
    label.isException = isException;
  }
  return [...top.below]
    .filter(([, { below }]) => below.size > 0)
    .sort(byName)
    .map(([name, { below }]) => `\n${name}(${write(below)}`)
    .join("");
}

/** @param {Map<string, Label>} labels @returns {string} */
function write(labels) {
  return [...labels]
    .sort(byName)
    .map(([name, { isSuffix, isException, below }]) => {
      const inner = below.size > 0 ? `(${write(below)})` : "";
      return `${isException ? "!" : ""}${name}${isSuffix ? "" : "_"}${inner}`;
    })
    .join(",")
    .replaceAll("),", ")");
}

/**
 * @param {[string, Label]} one
 * @param {[string, Label]} other
 */
function byName([one], [other]) {
  return one < other ? -1 : 1;
}
