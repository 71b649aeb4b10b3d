// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";
import { readManual } from "./readManual.mjs";

const { exports, inner, parts, strings, tokens } = await readManual();

/** Whose members a host writes: what a component takes, and the options of a function or a hook. */
const written = exports.filter(
  ({ kind, name }) =>
    kind === "component" || kind === "part" || /(Props|Options|Source|Limits)$/.test(name),
);
const called = exports.filter(({ kind }) => kind !== "type" && kind !== "part");

/** @param {readonly { name: string, doc: string }[]} all */
const undocumented = (all) => all.filter(({ doc }) => doc === "").map(({ name }) => name);

test("there is a manual to speak of", () => {
  expect(called.length).toBeGreaterThan(30);
  expect(parts.length).toBeGreaterThan(100);
  expect(strings.length).toBeGreaterThan(150);
  expect(tokens.length).toBeGreaterThan(30);
});

describe("every export", () => {
  test("says what it is", () => expect(undocumented(exports)).toEqual([]));

  test("that can be called or rendered has an example", () => {
    const bare = called.filter(({ tags }) => !tags.example?.every((text) => text.trim() !== ""));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

describe("every prop and option", () => {
  test.each(written)("of $name says what it is", ({ members }) => {
    expect(undocumented(members)).toEqual([]);
  });

  test.each(exports.filter(({ kind, element }) => kind === "component" && element))(
    "of $name does not become an attribute of its element",
    ({ file, members }) => {
      // Those that hand the rest on to an element list what is theirs.
      const source = readFileSync(join(root, file), "utf8");
      const lists = [...source.matchAll(/ from "(\..+?)\.js"/g)]
        .map(([, name = ""]) => join(root, dirname(file), `${name}.ts`))
        .filter((path) => existsSync(path))
        .map((path) => readFileSync(path, "utf8"));
      if (!source.includes("omit(props,")) return;
      const listed = [source, ...lists].join("\n");
      const given = members.filter(({ name }) => !listed.includes(`"${name}",`));
      expect(given.map(({ name }) => name)).toEqual([]);
    },
  );
});

test.each(["Elicitation", "ElicitationDialog", "ElicitationProvider"])(
  "%s has each option once: in `form`, in `consent`, or for both",
  (component) => {
    const names = [component, "ElicitationFormOptions", "UrlConsentOptions"].flatMap((name) => {
      const { members = [] } = [...exports, ...inner].find((each) => each.name === name) ?? {};
      expect(members, name).not.toEqual([]);
      return members.map((member) => member.name);
    });
    // What a provider stands around, and the layout of a form.
    const twice = names.filter((name, at) => names.indexOf(name) !== at && name !== "children");
    expect(twice).toEqual([]);
  },
);

describe("every part", () => {
  test("says what it is, and so does every state of it", () => {
    expect(undocumented([...parts, ...parts.flatMap(({ states }) => states)])).toEqual([]);
  });

  test("names a story in which it is on show", () => {
    expect(parts.filter(({ story }) => !story).map(({ name }) => name)).toEqual([]);
  });
});

test("every string says when it is shown", () => expect(undocumented(strings)).toEqual([]));

test("every token says what it changes", () => expect(undocumented(tokens)).toEqual([]));
