// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run.mjs";
import { makeCompatibility, makeIndex, makeLlms, makeReference } from "./makeReference.mjs";
import { readManual } from "./readManual.mjs";

const made = await makeReference();
const { exports, parts, strings, tokens, findings } = await readManual();
const hint = "Run `npm run api` and commit what it writes.";

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

test("docs/reference has exactly the pages that are made", () => {
  const files = readdirSync(join(root, "docs/reference")).map((file) => `docs/reference/${file}`);
  expect(files.toSorted(), hint).toEqual(Object.keys(made).toSorted());
});

test.each(Object.entries(made))("%s is up to date", (path, text) => {
  expect(read(path), hint).toBe(`${text}\n`);
});

test("llms.txt is up to date", () => {
  expect(read("llms.txt"), hint).toBe(`${makeLlms()}\n`);
});

test("the compatibility page has the versions of the SDKs under test", () => {
  const widthless = (/** @type {string} */ text) => text.replace(/([ -])\1+/g, "$1");
  expect(widthless(read("docs/compatibility.md")), hint).toBe(widthless(makeCompatibility()));
});

test("the index of the documentation is up to date", () => {
  expect(read("docs/README.md"), hint).toBe(`${makeIndex()}\n`);
});

test("the index has every public name", () => {
  const index = made["docs/reference/README.md"] ?? "";
  const names = exports.filter(({ kind }) => kind !== "part").map(({ name }) => name);
  expect(names.filter((name) => !index.includes(`[\`${name}\`](`))).toEqual([]);
});

test("the tables have every element, string, token, finding and component of a form", () => {
  const all = Object.values(made).join("\n");
  const names = [parts, strings, tokens].flat().map(({ name }) => `| \`${name}\` |`);
  const codes = findings.map(({ code }) => `| \`${code}\` |`);
  const headings = exports.filter(({ kind }) => kind === "part").map(({ name }) => `## ${name}\n`);
  expect([names, codes, headings].flat().filter((each) => !all.includes(each))).toEqual([]);
  expect(findings.filter(({ words }) => words === "")).toEqual([]);
});

test("the main entry point has at most 60 names", () => {
  const report = read("scripts/api/index.api.md");
  const declared = report.matchAll(/^export (?:interface|type|function|const|class) (\w+)/gm);
  const names = new Set(Array.from(declared, ([, name]) => name));
  expect(names.size).toBeGreaterThan(40);
  expect(names.size).toBeLessThanOrEqual(60);
});

/** State of the form: a host that named it could not be given another form. */
const INTERNAL =
  /\b(?:FormStore|FormSecrets|FormValues|FormValidation|FormModel|BoundForm|FormSlots|[A-Z]\w+Guard|submitIf|standing|until: \{)/;

test.each(readdirSync(join(root, "scripts/api")))("%s names only what a host can use", (name) => {
  const lines = read(`scripts/api/${name}`).split("\n");
  // Classes that are not exported, the form's own types, and types that the compiler numbered.
  const refused = [/^(?:abstract )?class /, INTERNAL, /\b[A-Z]\w+_\d\b/];
  expect(lines.filter((line) => refused.some((each) => each.test(line)))).toEqual([]);
});
