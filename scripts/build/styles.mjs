// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import nested from "postcss-nested";
import parser from "postcss-selector-parser";
import { root } from "../run.mjs";

/** The style sheet as it is written: nested, with plain selectors. */
const file = join(root, "src/styles.css");

/** Matches every element. It weighs as much as six names of elements, which is less than one class. */
const weight = ":not(_ _ _ _ _ _)";

/**
 * Makes the published style sheet: it needs no nesting, and each selector weighs six names of elements,
 * so that the rules of a page for all its buttons change nothing, and those for one element win.
 *
 * @param {string} [written] The sheet as it is written.
 * @returns {string}
 */
export function buildStyles(written = readFileSync(file, "utf8")) {
  return postcss([publishedStyles()]).process(written, { from: file }).css;
}

/**
 * A PostCSS plugin that turns `src/styles.css` into the published style sheet. It leaves other files alone.
 *
 * ```css
 * [data-elicit="action"] {
 *   &:hover::before { … }                  → :where([data-elicit="action"]:hover):not(_ _ _ _ _ _)::before
 *   &:focus-visible:focus-visible { … }    → :where([data-elicit="action"]):focus-visible:not(_ _ _ _ _ _)
 * }
 * @colors { --_elicit-text: #767676; }     → @property --_elicit-text { syntax: "<color>"; … }
 * ```
 *
 * @returns {import("postcss").Plugin}
 */
export function publishedStyles() {
  return {
    postcssPlugin: "published-styles",
    Once(sheet) {
      if (sheet.source?.input.file?.replace(/\?.*/, "") !== file) return;
      const flat = postcss([nested()]).process(sheet.clone(), { from: file }).root;
      flat.walkComments((comment) => {
        if (!isPublished(comment)) comment.remove();
      });
      flat.walkAtRules("colors", registerColors);
      flat.walkRules((rule) => {
        const { parent } = rule;
        if (parent?.type !== "atrule" || parent.name !== "keyframes") addWeight(rule);
      });
      sheet.removeAll();
      sheet.append(flat.nodes);
      layOut(sheet);
      sheet.raws.after = "\n";
    },
  };
}

/**
 * Whether the published sheet keeps a comment. It keeps what it says of itself and of its tokens.
 *
 * @param {import("postcss").Comment} comment
 */
function isPublished({ parent, source, text }) {
  const list = parent?.root().nodes.find(({ type }) => type === "rule");
  const isFirst = Number(source?.start?.offset) < Number(list?.source?.start?.offset);
  return parent === list || isFirst || text.startsWith("purgecss");
}

/**
 * Registers each color of a list, with what it is where the host writes something that is no color.
 *
 * @param {import("postcss").AtRule} list
 */
function registerColors(list) {
  for (const node of list.nodes ?? []) {
    if (node.type !== "decl") continue;
    const property = postcss.atRule({ name: "property", params: node.prop });
    property.append({ prop: "syntax", value: '"<color>"' });
    property.append({ prop: "inherits", value: "true" });
    property.append({ prop: "initial-value", value: node.value });
    list.before(property);
  }
  list.remove();
}

/**
 * Gives the selectors of a rule their weight. Vendor pseudo-elements get a rule each, because a
 * browser that doesn't know one ignores the whole rule.
 *
 * @param {import("postcss").Rule} rule
 */
function addWeight(rule) {
  /** @type {Map<string, string[]>} What is matched, by what stands after it. */
  const matched = new Map();
  for (const selector of parser().astSync(rule.selector).nodes) {
    const { match, after } = split(selector);
    matched.set(after, [...(matched.get(after) ?? []), match]);
  }
  const selectors = [...matched].map(([after, matches]) => {
    const listed = matches.filter(Boolean).join(", ");
    return { after, selector: `${listed && `:where(${listed})`}${after}` };
  });
  const own = selectors.filter(({ after }) => /::(-|details-content)/.test(after));
  const shared = selectors.filter((each) => !own.includes(each));
  for (const each of [...own.map((one) => [one]), shared]) {
    if (each.length === 0) continue;
    rule.before(rule.clone({ selectors: each.map(({ selector }) => selector) }));
  }
  rule.remove();
}

/**
 * Splits a selector into what `:where()` takes, and what stands after it: what is written twice, the
 * weight and a pseudo-element.
 *
 * @param {import("postcss-selector-parser").Selector} selector
 */
function split(selector) {
  const nodes = selector.nodes.map((node) => ({ node, text: String(node).trim() }));
  const start = nodes.findLastIndex(({ node }) => node.type === "combinator") + 1;
  let twice = "";
  let element = "";
  let match = nodes
    .slice(0, start)
    .map(({ text }) => (text === "" ? " " : text.replace(/^([>+~])$/, " $1 ")))
    .join("");
  const seen = new Set();
  const compound = nodes.slice(start);
  for (const { node, text } of compound) {
    if (parser.isPseudoElement(node)) element += text;
    else if (seen.has(text)) twice += text;
    else seen.add(text);
  }
  for (const text of seen) if (!twice.includes(text)) match += text;
  return { match: match.replace(/\s+/g, " ").trim(), after: `${twice}${weight}${element}` };
}

/**
 * Lays a sheet out with two spaces of indentation and one line for each declaration.
 *
 * @param {import("postcss").Container} container
 */
function layOut(container, indent = "") {
  for (const node of container.nodes ?? []) {
    const isBlock = "nodes" in node;
    const gap = node.prev() && (isBlock || (node.type === "comment" && indent === "")) ? "\n" : "";
    const { left, right } = node.raws;
    const before = node.prev() || indent ? `${gap}\n${indent}` : "";
    node.raws = { before, left, right, semicolon: true };
    if (node.type === "decl") node.value = onOneLine(node.value);
    if (node.type === "rule") node.selector = node.selectors.map(onOneLine).join(`,\n${indent}`);
    if (!("nodes" in node)) continue;
    layOut(node, `${indent}  `);
    node.raws.after = `\n${indent}`;
  }
}

/** @param {string} text */
function onOneLine(text) {
  return text.replace(/\s+/g, " ").replace(/(?<=\() | (?=\))/g, "");
}
