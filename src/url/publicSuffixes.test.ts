import { readFileSync } from "node:fs";
import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { publicSuffixes } from "./publicSuffixes.js";

const list = readFileSync(new URL("./tables/data/publicSuffixes.txt", import.meta.url), "utf8");
const ascii = (name: string): string => name.split(".").map(toAscii).join(".");
const toAscii = (label: string): string => (/^[ -~]*$/.test(label) ? label : domainToASCII(label));

/** The rules as they stand in the list, and whose section they are in. */
const rules = new Map<string, boolean>();
{
  let isPrivate = false;
  for (const line of list.split("\n")) {
    isPrivate ||= line.includes("BEGIN PRIVATE DOMAINS");
    const rule = line.trim();
    if (rule && !rule.startsWith("//")) rules.set(ascii(rule), isPrivate);
  }
}

/** The algorithm as publicsuffix.org describes it, on the plain list: every rule that matches, the longest of them. */
function asDescribed(host: string): { publicSuffix: string; isPrivate: boolean } {
  const labels = host.split(".");
  let best = { publicSuffix: labels.at(-1) ?? "", isPrivate: false };
  for (let index = labels.length - 1; index >= 0; index--) {
    const name = labels.slice(index).join(".");
    const parent = labels.slice(index + 1).join(".");
    const exception = rules.get(`!${name}`);
    if (exception !== undefined) return { publicSuffix: parent, isPrivate: exception };
    const isPrivate = rules.get(name) ?? (parent ? rules.get(`*.${parent}`) : undefined);
    if (isPrivate !== undefined) best = { publicSuffix: name, isPrivate };
  }
  return best;
}

test("passes the tests of the list's own project", () => {
  const tests = readFileSync(new URL("./fixtures/publicSuffixTests.txt", import.meta.url), "utf8");
  const cases = [...tests.matchAll(/^checkPublicSuffix\('(.*)', (?:'(.*)'|null)\);$/gm)];
  expect(cases.length).toBeGreaterThan(70);
  for (const [, host = "", domain] of cases) {
    expect([host, publicSuffixes(ascii(host))?.domain]).toEqual([
      host,
      domain ? ascii(domain) : null,
    ]);
  }
});

test("says of 100,000 names what the whole list says", () => {
  const names = [...rules.keys()];
  let checked = 0;
  const check = (host: string): void => {
    checked += 1;
    const { publicSuffix, isPrivate } = asDescribed(host);
    const before = host === publicSuffix ? [] : host.slice(0, -publicSuffix.length - 1).split(".");
    const last = before.at(-1);
    const domain = last === undefined ? null : `${last}.${publicSuffix}`;
    const found = publicSuffixes(host);
    if (
      found?.publicSuffix !== publicSuffix ||
      found.domain !== domain ||
      found.isPrivate !== isPrivate
    ) {
      expect({ host, ...found }).toEqual({ host, domain, publicSuffix, isPrivate });
    }
  };
  for (const [index, rule] of names.entries()) {
    const name = rule.replace("!", "").replace("*", "any");
    // What is above a rule, the rule, and names below it; and the labels of one rule below another.
    check(name);
    check(name.split(".").slice(1).join(".") || "example");
    for (const below of ["a", "www", "b.a", "c.b.a", "any.any"]) check(`${below}.${name}`);
    for (const step of [1, 97, 4801]) {
      const other = names[(index + step) % names.length]?.replace(/[!*]\.?/, "");
      check(`${other}.${name}`);
    }
  }
  expect(checked).toBeGreaterThan(100_000);
});

test("knows no suffix of what is no name", () => {
  for (const host of ["", ".", ".com", "example.com.", "a..com"]) {
    expect(publicSuffixes(host)).toEqual({ domain: null, publicSuffix: null, isPrivate: null });
  }
});
