/**
 * Cuts Unicode's own security data down to the parts that the package needs, into `data/unicode.txt`.
 *
 * Run it only to move to another Unicode version:
 *
 *   node src/url/tables/derive.mjs IdentifierStatus.txt confusables.txt
 *
 * Both files come from https://www.unicode.org/Public/security/. Script_Extensions is read from the
 * engine that runs this script, which must therefore speak the same Unicode version as the files.
 */
import { readFileSync, writeFileSync } from "node:fs";

export const unicodeVersion = "17.0.0";

const [, , statusPath, confusablesPath] = process.argv;
if (!statusPath || !confusablesPath) {
  throw new Error("Two paths are needed: IdentifierStatus.txt and confusables.txt.");
}
if (`${process.versions.unicode}.0` !== unicodeVersion) {
  throw new Error(
    `This engine speaks Unicode ${process.versions.unicode}, the tables are Unicode ${unicodeVersion}: run a Node that has it.`,
  );
}

const read = (path) => {
  const text = readFileSync(path, "utf8");
  if (!text.includes(`# Version: ${unicodeVersion}`)) {
    throw new Error(`${path} is not version ${unicodeVersion}.`);
  }
  return text.split("\n");
};

const scripts = (
  "Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo " +
  "Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt"
).split(" ");
const matchers = scripts.map((script) => [script, new RegExp(`\\p{scx=${script}}`, "u")]);
const anyScript = /[\p{scx=Zyyy}\p{scx=Zinh}]/u;

/** The scripts a character may be written in; `*` for one that goes with every script. */
const scriptsOf = (character) =>
  anyScript.test(character)
    ? "*"
    : matchers
        .filter(([, matcher]) => matcher.test(character))
        .map(([script]) => script)
        .join("+");

const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");

const allowed = new Map();
for (const line of read(statusPath)) {
  const match = /^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*Allowed/.exec(line);
  if (!match) continue;
  const last = Number.parseInt(match[2] ?? match[1], 16);
  for (let code = Number.parseInt(match[1], 16); code <= last; code++) {
    allowed.set(code, scriptsOf(String.fromCodePoint(code)));
  }
}

// A gap of code points that stand for nothing is closed: no URL parser lets them into a host.
const isEmpty = (first, last) => {
  for (let code = first; code <= last; code++)
    if (!/\p{Cn}/u.test(String.fromCodePoint(code))) return false;
  return true;
};

const ranges = [];
for (const [code, names] of [...allowed].sort(([a], [b]) => a - b)) {
  const open = ranges.at(-1);
  if (open && open.names === names && isEmpty(open.last + 1, code - 1)) open.last = code;
  else ranges.push({ first: code, last: code, names });
}

const confusables = [];
for (const line of read(confusablesPath)) {
  const match = /^\uFEFF?([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;\s*MA/.exec(line);
  if (!match) continue;
  const code = Number.parseInt(match[1], 16);
  const character = String.fromCodePoint(code);
  if (character.normalize("NFKC") === character) {
    confusables.push(`${hex(code)} ${match[2].trim().split(/\s+/).join("+")}`);
  }
}

writeFileSync(
  new URL("data/unicode.txt", import.meta.url),
  `# Unicode ${unicodeVersion}, cut by tables/derive.mjs from UTS #39 IdentifierStatus.txt and confusables.txt
# and from Script_Extensions. Copyright © 1991-2025 Unicode, Inc.; see LICENSE-UNICODE.txt beside this file.

# Identifier_Status=Allowed: first code point, last code point, Script_Extensions (* = any script).
@allowed
${ranges.map(({ first, last, names }) => `${hex(first)} ${hex(last)} ${names}`).join("\n")}

# Confusables that are unchanged by NFKC, which replaces all others: source, prototype.
@confusables
${confusables.sort((a, b) => Number.parseInt(a, 16) - Number.parseInt(b, 16)).join("\n")}
`,
);
