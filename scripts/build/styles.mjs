// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import nested from "postcss-nested";
import parser from "postcss-selector-parser";
import { root } from "../run.mjs";

/** The source of the style sheet: nested, with plain selectors. */
const file = join(root, "src/styles.css");

/** Matches every element. It weighs as much as six names of elements, and less than one class. */
const weight = ":not(_ _ _ _ _ _)";

/**
 * Returns the published style sheet, which needs no support for nesting. Each of its selectors weighs
 * six names of elements: rules of a page for all its buttons change nothing, rules for one element win.
 *
 * @param {string} [written] The source.
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
 * Whether the published sheet keeps a comment: those before its first rule, and those of its tokens.
 *
 * @param {import("postcss").Comment} comment
 */
function isPublished({ parent, source, text }) {
  const list = parent?.root().nodes.find(({ type }) => type === "rule");
  const isFirst = Number(source?.start?.offset) < Number(list?.source?.start?.offset);
  return parent === list || isFirst || text.startsWith("purgecss");
}

/**
 * Registers each color of a list. Its value is used if the host sets something that isn't a color.
 *
 * @param {import("postcss").AtRule} list
 */
function registerColors(list) {
  for (const node of list.nodes ?? []) {
    if (node.type !== "decl") continue;
    // Vite asks for the source of each node.
    const { prop, value, source } = node;
    const property = postcss.atRule({ name: "property", params: prop, source });
    property.append({ prop: "syntax", value: '"<color>"', source });
    property.append({ prop: "inherits", value: "true", source });
    property.append({ prop: "initial-value", value, source });
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
  /** @type {Map<string, string[]>} The selectors for `:where()`, by the text after it. */
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
 * Splits a selector in two: the text for `:where()`, and the text after it. A simple selector that is
 * written twice stands after it, once, and so do the weight and a pseudo-element.
 *
 * @param {import("postcss-selector-parser").Selector} selector
 */
function split(selector) {
  const { nodes } = selector;
  const start = nodes.findLastIndex(({ type }) => type === "combinator") + 1;
  const element = nodes.slice(start).filter(parser.isPseudoElement).map(String);
  const simple = nodes
    .slice(start)
    .filter((node) => !parser.isPseudoElement(node))
    .map((node) => String(node).trim());
  const twice = new Set(simple.filter((text, at) => simple.indexOf(text) !== at));
  const once = simple.filter((text) => !twice.has(text));
  return {
    match: onOneLine([...nodes.slice(0, start), ...once].join("")).trim(),
    after: [...twice, weight, ...element].join("").trim(),
  };
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

/**
 * Replaces line breaks by spaces.
 *
 * @param {string} text
 */
function onOneLine(text) {
  return text.replace(/\s+/g, " ").replace(/(?<=\() | (?=\))/g, "");
}
