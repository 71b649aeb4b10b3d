import { domainToASCII } from "node:url";

/**
 * Packs a public suffix list, as publicsuffix.org writes it, into two texts: the suffixes of registries, and those of
 * companies. A top-level domain has a line, with the labels below it after a bracket, last label first:
 * `uk(AacAco(Ablog_)…`. Short lines come first: so the text packs best. Before each is a capital that tells how many letters of the one before it stand here too (`A`
 * for none), `!` before an exception, `_` after what is no suffix itself. Top-level domains alone are left out:
 * whatever is not on the list is a suffix of one label.
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
    .map(([name, { below }]) => ({ text: `\n${name}(${write(below)}` }))
    .sort((one, other) => one.text.length - other.text.length || byText(one, other))
    .map(({ text }) => text)
    .join("");
}

/** @param {Map<string, Label>} labels @returns {string} */
function write(labels) {
  let before = "";
  return [...labels]
    .map(([name, { isSuffix, isException, below }]) => ({
      text: `${isException ? "!" : ""}${name}${isSuffix ? "" : "_"}`,
      inner: below.size > 0 ? `(${write(below)})` : "",
    }))
    .sort(byText)
    .map(({ text, inner }) => {
      const shared = sharedLetters(before, text);
      before = text;
      return `${String.fromCharCode(FIRST_CAPITAL + shared)}${text.slice(shared)}${inner}`;
    })
    .join("");
}

const FIRST_CAPITAL = "A".charCodeAt(0);

/**
 * How many letters two texts begin with alike: up to 25, so that a capital can tell.
 *
 * @param {string} one
 * @param {string} other
 */
function sharedLetters(one, other) {
  let shared = 0;
  while (shared < 25 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/**
 * @param {{ text: string }} one
 * @param {{ text: string }} other
 */
function byText({ text: one }, { text: other }) {
  return one < other ? -1 : 1;
}
