// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../run.mjs";
import { readDocstrings } from "./readDocstrings.mjs";

/** The most words of a first sentence; code counts as one word. */
const MOST_WORDS = 15;
/** Types whose members are options: one that has a default in the code states it. */
const OPTIONS = /^\w+(Options|Props|Limits|Source|Context)\./;

/** Expressions of the first version's private dialect, with what to write instead. */
/** @type {readonly (readonly [pattern: RegExp, instead: string])[]} */
const DIALECT = [
  [/\b(the|a) persons?\b|\bsomebody\b|\bwhoever\b/i, "the user"],
  [/\baskers?\b|\bwho asks\b/i, "the requester"],
  [/\bwhat (is|was|they|it) ask(s|ed)?\b|\bwhat .{1,30} asks\b/i, "the request"],
  [/\b(the|a|each|every|other) wires?\b|\bover the wire\b/i, "the transport"],
  [/\bput away\b|\btaken back\b|\btakes? back\b/i, "dismissed, withdrawn"],
  [/\banew\b|\bfor ever\b|\bas (it|they) came\b/i, "again, forever, as received"],
  [/\b(is|are|be) told\b|\btells nobody\b/i, "reports, shows"],
  [/\b(your|own|without|the) looks\b/i, "styles"],
  [/\b(your|own|the library's|host's) words\b/i, "strings"],
  [/\bpages to open\b/i, "URL requests"],
  [/\bmeans? ill\b/i, "malicious"],
  [/\bof (yours|ours)\b/i, "your, the built-in"],
  [/\bof `react-elicitation\b/i, "from `react-elicitation…`"],
  [/\bfolded away\b|\bfoldable\b/i, "minimized, minimizable"],
  [/^(what|who|whom|whose) (?!.*\?)/i, "a noun: no relative clause as a subject"],
];

const docstrings = readDocstrings();

/** @param {readonly { name: string, place: string }[]} all */
const listed = (all) => all.map(({ name, place }) => `${place} ${name}`);

/** @param {string} text */
const withoutCode = (text) =>
  text.replace(/```[\s\S]*?```|`[^`]*`|https?:\S+/g, (code) => code.replace(/[^\n]+/g, "X"));

/** @param {string} text */
function firstSentence(text) {
  const [paragraph = ""] = withoutCode(text).split(/\n\s*\n/);
  return paragraph.replace(/\s+/g, " ").split(/(?<=[.!?:])\s/)[0] ?? "";
}

/** @param {string} text */
function dialectIn(text) {
  return DIALECT.flatMap(([pattern, instead]) => {
    const [found] = text.match(pattern) ?? [];
    return found === undefined ? [] : [`"${found.trim()}": write ${instead}`];
  });
}

/** @param {string} folder */
function pagesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => join(root, folder, name));
}

describe("every public name and member", () => {
  test("has a docstring", () => {
    expect(docstrings.length).toBeGreaterThan(500);
    expect(listed(docstrings.filter(({ text }) => text.trim() === ""))).toEqual([]);
  });

  test(`says what it does in at most ${MOST_WORDS} words`, () => {
    const long = docstrings.filter(
      ({ text }) => firstSentence(text).split(/\s+/).length > MOST_WORDS,
    );
    expect(listed(long)).toEqual([]);
  });

  test("states its default", () => {
    const silent = docstrings.filter(
      ({ name, hasDefault, saysDefault }) => OPTIONS.test(name) && hasDefault && !saysDefault,
    );
    expect(listed(silent)).toEqual([]);
  });

  test("uses the field's own terms", () => {
    const found = docstrings.flatMap(({ name, place, text, tags }) =>
      [text, ...tags].flatMap((each) =>
        dialectIn(withoutCode(each)).map((message) => `${place} ${name}: ${message}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

test("the documentation uses the field's own terms", () => {
  const pages = [...pagesIn("docs"), join(root, "README.md")];
  const found = pages.flatMap((path) =>
    withoutCode(readFileSync(path, "utf8"))
      .split("\n")
      .flatMap((line, at) =>
        dialectIn(line).map((message) => `${relative(root, path)}:${at + 1} ${message}`),
      ),
  );
  // Only a report, as long as the pages are rewritten one at a time.
  if (found.length > 0) console.warn(`Dialect in the documentation:\n${found.join("\n")}`);
  expect(pages.length).toBeGreaterThan(5);
});
