// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { root } from "../run.mjs";
import { buildStyles, publishedStyles } from "./styles.mjs";

/**
 * Builds a sheet, and returns each of its rules on one line, without the weight.
 *
 * @param {string} written
 */
function build(written) {
  const flat = buildStyles(written).replaceAll(":not(_ _ _ _ _ _)", ":W");
  return postcss.parse(flat).nodes.map((node) => String(node).replace(/\s+/g, " "));
}

test.each([
  ["a rule", "[a] { color: red }", [":where([a]):W { color: red; }"]],
  ["a list", "[a], [b] { color: red }", [":where([a], [b]):W { color: red; }"]],
  [
    "a state, a relation and a pseudo-element",
    "[a] { margin: 0; &:hover::before { margin: 1px } [b] > & { margin: 2px } + [c] { margin: 3px } }",
    [
      ":where([a]):W { margin: 0; }",
      ":where([a]:hover):W::before { margin: 1px; }",
      ":where([b] > [a]):W { margin: 2px; }",
      ":where([a] + [c]):W { margin: 3px; }",
    ],
  ],
  [
    "a media query",
    "[a] { &[b] { @media print { margin: 0 } } }",
    ["@media print { :where([a][b]):W { margin: 0; } }"],
  ],
  [
    "a container query with a rule in it",
    "[a] { @container x (inline-size < 9px) { margin: 0; &[b] { margin: 1px } } }",
    [
      "@container x (inline-size < 9px) { :where([a]):W { margin: 0; } :where([a][b]):W { margin: 1px; } }",
    ],
  ],
  [
    "a state that is written twice",
    "[a] { &:focus-visible:focus-visible { outline: none } }",
    [":where([a]):focus-visible:W { outline: none; }"],
  ],
  [
    "a state of a child that is written twice",
    "[a] { > *:focus:focus { outline: none } }",
    [":where([a] > *):focus:W { outline: none; }"],
  ],
  ["an element that is written twice", "[a] { && { margin: 0 } }", ["[a]:W { margin: 0; }"]],
  [
    "vendor pseudo-elements: each in a rule of its own",
    "[a] { &::-webkit-progress-bar, &::-moz-progress-bar { border: 0 } &::before, &::after { border: 0 } }",
    [
      ":where([a]):W::-webkit-progress-bar { border: 0; }",
      ":where([a]):W::-moz-progress-bar { border: 0; }",
      ":where([a]):W::before, :where([a]):W::after { border: 0; }",
    ],
  ],
  [
    "a list of colors",
    "@colors { --x: white; }",
    ['@property --x { syntax: "<color>"; inherits: true; initial-value: white; }'],
  ],
  ["keyframes", "@keyframes x { from { opacity: 0 } }", ["@keyframes x { from { opacity: 0; } }"]],
])("%s", (_, written, built) => {
  expect(build(written)).toEqual(built);
});

test("the published sheet needs no nesting, and every rule has its weight", () => {
  /** @type {string[]} */
  const wrong = [];
  postcss.parse(buildStyles()).walkRules(({ nodes, parent, selector, selectors }) => {
    const isNested = nodes.some(({ type }) => type === "rule" || type === "atrule");
    if (isNested || selector.includes("&")) wrong.push(selector);
    if (parent?.type === "atrule" && parent.name === "keyframes") return;
    wrong.push(...selectors.filter((each) => !each.includes(":not(_ _ _ _ _ _)")));
  });
  expect(wrong).toEqual([]);
});

test("the plugin leaves other style sheets alone", () => {
  const file = join(root, "stories/looks/products.css");
  const text = readFileSync(file, "utf8");
  expect(postcss([publishedStyles()]).process(text, { from: file }).css).toBe(text);
});
