import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AtRule, type Declaration, parse, type Rule } from "postcss";
import { expect, test } from "vitest";
import { buildStyles } from "../scripts/build/styles.mjs";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

/** The published sheet, which is what browsers get. */
const sheet = parse(buildStyles());

const rules: Rule[] = [];
sheet.walkRules((rule) => {
  // What is within @keyframes says when, and selects nothing.
  const { parent } = rule;
  if (!(parent?.type === "atrule" && "name" in parent && parent.name === "keyframes"))
    rules.push(rule);
});
const declarations: Declaration[] = [];
sheet.walkDecls((declaration) => void declarations.push(declaration));

/** A declaration with its selector, to find it in the source. */
const line = ({ parent, prop, value }: Declaration) =>
  `${(parent as Rule).selector} { ${prop}: ${value} }`;

/** The selectors of a list, parted at the commas that are within no brackets. */
function partAtCommas(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of list) {
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function withoutBrackets(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, "");
  return shorter === text ? text : withoutBrackets(shorter);
}

/** What gives every selector its weight. */
const weight = /:not\(\s*_ _ _ _ _ _\s*\)(?=(::[a-z-]+)?$)/;

/** Elements that pages style in their text (links, marks, details), and to which no host adds a class. */
const heavier = new Set([
  '[data-elicit="entered"]',
  '[data-elicit="fallback-link"]',
  '[data-elicit="offending"]',
  '[data-elicit="receipt-details"]',
  '[data-elicit="receipt-head"]',
  '[data-elicit="receipt-more"]',
  '[data-elicit="step-details"]',
  '[data-elicit="written-out"]',
]);

/** What the ring of the focus weighs besides. */
const focus = /:focus(-visible)?$/;

/** Whether a rule draws the ring of the focus, and does nothing else. */
const isRing = ({ nodes }: Rule) =>
  nodes.every((node) => node.type === "decl" && /^outline(-offset)?$/.test(node.prop));

test("every selector weighs six elements: more than a page's own, less than one class; a ring one more", () => {
  const others = rules.flatMap((rule) =>
    rule.selectors.filter((selector) => {
      const named = selector.replace(weight, "");
      const bare = isRing(rule) ? named.replace(focus, "") : named;
      return (
        !weight.test(selector) ||
        (!heavier.has(named) && !/^:where\(.*\)(:where\(.*\))?(::[a-z-]+)?$/s.test(bare))
      );
    }),
  );
  expect(others).toEqual([]);
});

test("every ring of the focus outweighs what a page says of the focus of all its elements", () => {
  const light = rules
    .filter((rule) => rule.selector.includes(":focus"))
    .filter((rule) =>
      rule.nodes.some((node) => node.type === "decl" && node.prop.startsWith("outline")),
    )
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => !focus.test(selector.replace(weight, "")));
  // A form and a dialog have no ring. The row of an option never has focus, so no such rule reaches it.
  const names = light.map((selector) => selector.match(/"(\w+)"/)?.[1]);
  expect(names).toEqual(["form", "option", "dialog"]);
});

test("no selector matches descendants of an element: only children and siblings", () => {
  const deep = rules
    .flatMap(({ selectors }) => selectors)
    .flatMap((selector) =>
      selector
        .replace(weight, "")
        .replace(/::[a-z-]+$/, "")
        .replace(focus, "")
        .split(/(?<=\)):where/)
        .flatMap((where) => partAtCommas(where.replace(/^:where\(|^\(|\)$/g, "")))
        // The words in a part stand in an element that is none.
        .filter((compound) => !/^\[[^\]]*\] > (bdi|span):not\(\[data-elicit\]/.test(compound))
        .filter((compound) =>
          /[^\s>+~]\s+[^\s>+~]/.test(withoutBrackets(compound.replace(/"[^"]*"/g, "")).trim()),
        ),
    );
  expect(deep).toEqual([]);
});

test("every selector names a part", () => {
  const nameless = rules
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => !selector.includes("[data-elicit"));
  expect(nameless).toEqual([]);
});

// A person who asks their browser for larger words gets them. An extension shows itself on pages whose
// root has another size, often 62.5 %: there they are as large as anywhere.
test("types follow the page's root where it is larger, and nothing else does", () => {
  const rooted = declarations.filter(({ value }) => /\d(rem|rlh)\b/.test(value));
  const types = ["--_size", "--_small", "--_question", "--_host"];
  // In a chat, and on a page.
  expect(rooted.map(({ prop }) => prop)).toEqual([...types, ...types]);
  for (const { prop, value } of rooted) {
    const [, rem, px] = /, max\(([\d.]+)rem, (\d+)px\)\)$/.exec(value) ?? [];
    expect(Number(rem) * 16, prop).toBe(Number(px));
  }
  sheet.walkAtRules((rule: AtRule) => {
    expect(rule.params).not.toMatch(/\d(rem|rlh)\b/);
  });
});

// The rules of a host win without it, and it would win over theirs.
test("nothing is !important", () => {
  expect(declarations.filter(({ important }) => important).map(line)).toEqual([]);
});

test("every property and value is of the text's direction, never of the screen's", () => {
  const physical = declarations.filter(
    ({ prop, value }) =>
      /(^|-)(left|right|top|bottom)($|-)/.test(prop) ||
      /^((min|max)-)?(width|height)$/.test(prop) ||
      (/^(float|clear|text-align)$/.test(prop) && /\b(left|right)\b/.test(value)) ||
      // Four values are a top, a right, a bottom and a left.
      (/^(margin|padding|inset|border-radius)$/.test(prop) && valuesOf(value).length === 4),
  );
  expect(physical.map(line)).toEqual([]);
});

function valuesOf(value: string): string[] {
  return value.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "()").split(/\s+/);
}

/** The rules in which the host's tokens are read: the first one alone, so that they are listed once. */
const [tokens] = rules;

test("every token of the host's is read in the list at the start, with a comment of what it changes", () => {
  const listed = tokens?.nodes.filter((node) => node.type === "decl") ?? [];
  /** The start of a declaration: the property, and the host's token that it is read from. */
  const readOf = ({ prop, value }: Declaration) =>
    `${prop}: ${/var\(\s*(--elicit-[a-z-]+)/.exec(value)?.[1]}`;
  const known = new Set(listed.map(readOf));
  const elsewhere = declarations.filter(
    (declaration) =>
      declaration.parent !== tokens &&
      declaration.value.includes("var(--elicit-") &&
      // A browser that lacks a feature, a thumb and a page read the same tokens, with another value
      // where there is none.
      !(isOfRoot(declaration.parent as Rule) && known.has(readOf(declaration))),
  );
  expect(elsewhere.map(line)).toEqual([]);
  expect(listed.length).toBeGreaterThan(20);
  const odd = listed.filter(
    (declaration) =>
      !/^--_[a-z-]+$/.test(declaration.prop) ||
      !/^var\(\s*--elicit-[a-z-]+,\s/.test(declaration.value) ||
      declaration.prev()?.type !== "comment",
  );
  expect(odd.map(line)).toEqual([]);
});

test("every token that is used is in the list, and every one in the list is used", () => {
  const listed = new Set(tokens?.nodes.flatMap((node) => (node.type === "decl" ? node.prop : [])));
  const used = new Set(
    declarations.flatMap(({ value }) =>
      [...value.matchAll(/var\((--_[a-z-]+)/g)].map(([, name]) => name),
    ),
  );
  // How long a host name is: written by the component that shows it.
  used.delete("--_characters");
  // The color scheme around a dialog.
  used.delete("--_scheme");
  // What a part says to those within it is no decision of a designer's.
  for (const { prop } of declarations)
    if (
      /^--_(?:locked|read-only|keys|shape|card-(?:sides|ends)|description-size|fold-from|rows|target)/.test(
        prop,
      )
    )
      used.delete(prop);
  expect([...used].filter((name) => name && !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !used.has(name))).toEqual([]);
});

test("no colour, typeface, corner or weight is settled outside of the list", () => {
  const settled = declarations.filter(({ prop, value, parent }) => {
    if (parent === tokens || within(parent as Rule, "media")) return false;
    // Seen only where a host writes what is no colour.
    if (prop === "initial-value") return false;
    if (/#[0-9a-f]{3}|\b(rgb|hsl|oklch|oklab|color)\(/i.test(value)) return true;
    if (/^font-family$|^transition-duration$/.test(prop)) return !value.includes("var(--_");
    // Circles, and the corner of a mark, are no matter of taste.
    if (prop === "border-radius") return !/var\(--_|^50%$|^[24]px$/.test(value);
    return false;
  });
  expect(settled.map(line)).toEqual([]);
});

// Unregistered, each would be made anew at every element, with all the colours that it is made of.
test("every colour of the list is registered, and nothing else", () => {
  const registered = sheet.nodes.flatMap((node) =>
    node.type === "atrule" && node.name === "property" ? [node.params] : [],
  );
  const colours = /\* Colour \*\/(.*?)\/\* Space and size \*\//s.exec(
    tokens?.toString() ?? "",
  )?.[1];
  const listed = [...(colours ?? "").matchAll(/^ {2}(--[a-z_-]+):/gm)].map(([, name]) => name);
  expect(listed.length).toBeGreaterThan(10);
  expect(registered).toEqual(listed);
  // They are the whole page's: no other may think of such a name.
  expect(registered.filter((name) => !name.startsWith("--_elicit-"))).toEqual([]);
});

/** Whether a rule is of what the tokens are read at. */
function isOfRoot({ selector }: Rule): boolean {
  return selector.startsWith(':where([data-elicit="root"]');
}

function within(rule: Rule, name: string): boolean {
  const parent = rule.parent as AtRule | undefined;
  return parent?.type === "atrule" && parent.name === name;
}

test.each([
  ["shadcn/ui", "shadcn.css", /\{\n(.*)\n\}/s],
  ["Radix Themes", "products.css", /\.radix-themes \{\n(.*?)\n\}/s],
])("the styling guide has the tokens of the story of %s", (_, file, block) => {
  const [, worn = ""] = block.exec(read(`../stories/looks/${file}`)) ?? [];
  expect(worn).toMatch(/^ {2}--elicit-accent: /);
  expect(read("../docs/guides/styling.md")).toContain(`{\n${worn}\n}\n\`\`\``);
});

test("every token that the documentation names is in the list", () => {
  const listed = new Set(
    [...(tokens?.toString() ?? "").matchAll(/var\(\s*(--elicit-[a-z-]+)/g)].map(([, name]) => name),
  );
  const named = [
    read("../README.md"),
    read("../docs/guides/styling.md"),
    read("../stories/looks/products.css"),
    read("../stories/looks/shadcn.css"),
  ].flatMap((text) => text.match(/--elicit-[a-z]+(-[a-z]+)*/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !listed.has(name))).toEqual([]);
});

test("PurgeCSS, which finds no element for any selector, leaves the sheet alone", () => {
  const comments = [sheet.first, sheet.last].map((node) => node?.type === "comment" && node.text);
  expect(comments).toEqual(["purgecss start ignore", "purgecss end ignore"]);
});
