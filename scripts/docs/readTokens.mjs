// @ts-check
import { parse } from "postcss";

/**
 * @typedef {object} Token
 * @property {string} group The heading that it stands under.
 * @property {string} name As the host sets it: `--elicit-accent`.
 * @property {string} inner As the style sheet reads it: `--_elicit-accent`.
 * @property {string} standard The value without the host.
 * @property {string} doc What it changes.
 */

/**
 * Reads the list at the start of `styles.css`. A comment before a token says what it changes (its
 * first paragraph; the others are reasons), one before a comment is a heading.
 *
 * @param {string} sheet
 * @returns {Token[]}
 */
export function readTokens(sheet) {
  const list = parse(sheet).nodes.find((node) => node.type === "rule");
  /** @type {Token[]} */
  const tokens = [];
  let group = "";
  let comment = "";
  for (const node of list?.nodes ?? []) {
    if (node.type === "comment") {
      if (comment) group = comment;
      comment = firstParagraph(node.text);
    } else if (node.type === "decl") {
      const [, name = "", standard = ""] =
        /^var\(\s*(--elicit-[a-z-]+),\s*(.*?)\s*\)$/s.exec(node.value) ?? [];
      const value = standard.replace(/\s+/g, " ");
      tokens.push({ group, name, inner: node.prop, standard: value, doc: comment });
      comment = "";
    }
  }
  return tokens;
}

/** @param {string} comment */
function firstParagraph(comment) {
  const [first = ""] = comment.replace(/^[ \t]*\*/gm, "").split(/\n\s*\n/);
  return first.replace(/\s+/g, " ").trim();
}
