// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run.mjs";

/** Words that readers don't search for, and what the documentation calls the same thing. */
const words = [
  [/\b(?:the|a|one) persons?\b|\bwhoever\b/i, "user"],
  [/\bwho(?:ever)? asks\b|\basker\b/i, "requester"],
  [/\bwhat (?:is|was) asked\b|\bwhat (?:is|was) entered\b/i, "request, input"],
  [/\bput away\b|\btaken back\b|\bfor ever\b|\banew\b/i, "dismissed, withdrawn, forever, again"],
  [/\bwires?\b|\bway in\b|\brooms?\b/i, "transport, entry point, module"],
  [/\barm(?:ed|ing|s)\b|\blook time\b/i, "ready, input guard"],
  [/\bmeans? ill\b/i, "malicious"],
  [/\bonce more\b|\bany more\b/i, "again, anymore"],
];

/** No sentence starts with a relative clause. */
const RELATIVE = /(?:^|[.!?] )(?:Of|Who|Whoever|Where) (?:what|who|is|a|the|it|they|asks)\b[^?]*$/;

/** Titles of tests, also those of `test.each`. */
const TITLE = /(?:\b(?:test|it)(?:\.\w+)?|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1,/g;

/** A title that starts with one of these words is a fragment. */
const FRAGMENT = /^(?:of|what|who|whoever|where|nor) /i;

const documents = readdirSync(root, { recursive: false, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .concat(
    readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md") && !name.startsWith("internals"))
      .map((name) => `docs/${name}`),
  );

// The reference is written from the docstrings, so this reads them as well.
test.each(documents)("%s uses the field's own words", (name) => {
  // Code, which may name events and variables, keeps its lines.
  const text = readFileSync(join(root, name), "utf8")
    .replace(/^```.*?^```/gms, (code) => code.replace(/[^\n]/g, ""))
    .replace(/`[^`\n]*`/g, "");
  const found = text.split("\n").flatMap((line, at) => [
    ...words.flatMap(([word, better]) => {
      const match = /** @type {RegExp} */ (word).exec(line);
      return match ? [`${name}:${at + 1} "${match[0]}": ${better}`] : [];
    }),
    ...(RELATIVE.test(line) ? [`${name}:${at + 1} starts with a relative clause: ${line}`] : []),
  ]);
  expect(found).toEqual([]);
});

test("titles of unit tests are sentences", () => {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.test\.tsx?$/.test(name),
  );
  const titles = files.flatMap((name) =>
    [...readFileSync(join(root, "src", name), "utf8").matchAll(TITLE)].map(([, , title = ""]) => ({
      name,
      title,
    })),
  );
  expect(titles.length).toBeGreaterThan(1_000);
  const fragments = titles.filter(({ title }) => FRAGMENT.test(title));
  expect(fragments.map(({ name, title }) => `src/${name}: "${title}"`)).toEqual([]);
});
