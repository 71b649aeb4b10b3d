// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";

const folder = join(root, "scripts/api");

/** What hosts build on, as text, by entry. */
const reports = readdirSync(folder).filter((name) => name.endsWith(".api.md"));

/** What a form keeps to itself: a host that named it could not be given another form. */
const INTERNAL =
  /\b(?:FormStore|FormSecrets|FormValues|FormValidation|FormModel|BoundForm|FormSlots|SubmitGuard|submitIf|standing|until: \{)/;

/** @param {string} name */
const read = (name) => readFileSync(join(folder, name), "utf8");

describe("the front door", () => {
  // A function of several heads is there once.
  const declared = /^export (?:interface|type|function|const|class|let|enum) (\w+)/gm;
  const names = [
    ...new Set(Array.from(read("index.api.md").matchAll(declared), ([, name = ""]) => name)),
  ];

  test("has at most 60 names", () => {
    expect(names.length).toBeGreaterThan(40);
    expect(names.length).toBeLessThanOrEqual(60);
  });

  test("has no name of one general word, but for those that hosts know", () => {
    const single = names.filter((name) => /^[A-Z]?[a-z]+$/.test(name));
    expect(single.toSorted()).toEqual([
      "Controls",
      "Elicitation",
      "Field",
      "Requester",
      "Strings",
      "en",
    ]);
  });
});

describe.each(reports)("%s", (name) => {
  const lines = read(name).split("\n");

  test("names no class that a host cannot import", () => {
    expect(lines.filter((line) => /^(?:abstract )?class /.test(line))).toEqual([]);
  });

  test("names nothing that is the form's own", () => {
    expect(lines.filter((line) => INTERNAL.test(line))).toEqual([]);
  });

  test("names no type by a number, since it is not exported", () => {
    expect(lines.filter((line) => /\b[A-Z]\w+_\d\b/.test(line))).toEqual([]);
  });
});
