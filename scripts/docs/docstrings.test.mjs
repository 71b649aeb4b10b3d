// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";
import { firstSentence } from "./listPages.mjs";
import { readManual } from "./readManual.mjs";

/** The most words of a first sentence; code counts as one word. */
const MOST_WORDS = 15;
/** Types whose members are options: one that has a default in the code states it. */
const OPTIONS = /(Options|Props|Limits|Source|Context)\./;

const { exports, inner, silent, parts, strings, tokens } = await readManual();
// Strings are documented by when they are shown, not by what they do.
const all = [...exports, ...inner].filter(({ file }) => !file.startsWith("src/strings"));
const called = exports.filter(({ kind }) => kind !== "type" && kind !== "part");

/** Every name and member, with its type. */
const docstrings = all.flatMap((each) => [
  each,
  ...each.members
    // An error has a name that everybody knows.
    .filter(({ name }) => each.kind !== "class" || name !== "name")
    .map((member) => ({ ...member, name: `${each.name}.${member.name}` })),
  ...each.inside,
]);

/** @param {readonly { name: string }[]} documented */
const names = (documented) => [...new Set(documented.map(({ name }) => name))];

/** @param {readonly { name: string, doc: string }[]} documented */
const undocumented = (documented) => names(documented.filter(({ doc }) => doc === ""));

describe("every public name and member", () => {
  test("has a docstring", () => {
    expect(docstrings.length).toBeGreaterThan(500);
    expect(undocumented(docstrings)).toEqual([]);
  });

  test(`says what it does in at most ${MOST_WORDS} words`, () => {
    const long = docstrings.filter(({ doc }) => {
      const [sentence = ""] = firstSentence(doc.replace(/`[^`]*`|https?:\S+/g, "X")).split(": ");
      return sentence.split(" ").length > MOST_WORDS;
    });
    expect(names(long)).toEqual([]);
  });

  test("states its default", () => {
    expect(silent.filter((name) => OPTIONS.test(name))).toEqual([]);
  });

  test("that can be called or rendered has an example", () => {
    expect(called.length).toBeGreaterThan(30);
    const bare = called.filter(({ tags }) => !tags.example?.every((text) => text.trim() !== ""));
    expect(names(bare)).toEqual([]);
  });
});

test.each(exports.filter(({ kind, element }) => kind === "component" && element))(
  "no prop of $name becomes an attribute of its element",
  ({ file, members }) => {
    // Those that pass the rest on to an element list their own props.
    const source = readFileSync(join(root, file), "utf8");
    if (!source.includes("omit(props,")) return;
    const lists = [...source.matchAll(/ from "(\..+?)\.js"/g)]
      .map(([, name = ""]) => join(root, dirname(file), `${name}.ts`))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, "utf8"));
    const listed = [source, ...lists].join("\n");
    expect(names(members.filter(({ name }) => !listed.includes(`"${name}",`)))).toEqual([]);
  },
);

test.each(["Elicitation", "ElicitationDialog", "ElicitationProvider"])(
  "%s has each option once: in `form`, in `consent`, or for both",
  (component) => {
    const options = [component, "ElicitationFormOptions", "UrlConsentOptions"].flatMap((name) => {
      const { members = [] } = all.find((each) => each.name === name) ?? {};
      expect(members, name).not.toEqual([]);
      return members.map((member) => member.name);
    });
    // The content of a provider, and the layout of a form.
    const twice = options.filter((name, at) => options.indexOf(name) !== at && name !== "children");
    expect(twice).toEqual([]);
  },
);

test("every element says what it is, as do its states, and names a story that shows it", () => {
  expect(parts.length).toBeGreaterThan(100);
  expect(undocumented([...parts, ...parts.flatMap(({ states }) => states)])).toEqual([]);
  expect(names(parts.filter(({ story }) => !story))).toEqual([]);
});

test("every string says when it is shown, and every token what it changes", () => {
  expect(strings.length).toBeGreaterThan(150);
  expect(tokens.length).toBeGreaterThan(30);
  expect(undocumented([...strings, ...tokens])).toEqual([]);
});
