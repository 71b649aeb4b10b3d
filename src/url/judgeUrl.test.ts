import fc from "fast-check";
import { expect, test } from "vitest";
import { analyzeUrl } from "./analyzeUrl.js";
import { standardUrls } from "./fixtures/standardUrls.js";
import { loadPublicSuffixes } from "./loadRules.js";
import { urlParts } from "./judgeUrl.js";

test("the parts of every http(s) input of the standard's categories join to its href", async () => {
  const domains = await loadPublicSuffixes();
  let parsed = 0;
  for (const input of standardUrls) {
    const href = URL.canParse(input) ? new URL(input).href : undefined;
    for (const context of [{}, { domains }]) {
      const verdict = analyzeUrl(input, context);
      expect(verdict.parts.map(({ text }) => text).join(""), input).toBe(verdict.href);
      expect(verdict.href, input).toBe(href ?? "");
    }
    if (href) parsed++;
  }
  expect(parsed).toBeGreaterThan(1000);
});

test("each part is what its name says", () => {
  const parts = urlParts(new URL("https://u:p@a.example.org:8443/p/q?r=s#t"), "example.org".length);
  expect(parts).toEqual([
    { kind: "scheme", text: "https://" },
    { kind: "user-info", text: "u:p@" },
    { kind: "subdomain", text: "a." },
    { kind: "domain", text: "example.org" },
    { kind: "port", text: ":8443" },
    { kind: "path", text: "/p/q" },
    { kind: "query", text: "?r=s" },
    { kind: "fragment", text: "#t" },
  ]);
});

test("a lone question mark or hash is kept", () => {
  const kinds = (url: string): string[] =>
    urlParts(new URL(url), 1).map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds("https://x/?")).toContain("query ?");
  expect(kinds("https://x/#")).toContain("fragment #");
  expect(kinds("https://x/?#")).toEqual([
    "scheme https://",
    "domain x",
    "path /",
    "query ?",
    "fragment #",
  ]);
  expect(kinds("https://x/p?a?#b#")).toEqual([
    "scheme https://",
    "domain x",
    "path /p",
    "query ?a?",
    "fragment #b#",
  ]);
});

test("the parts of any web URL join to its href", () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (input) => {
      const { parts, href } = analyzeUrl(input);
      expect(parts.map(({ text }) => text).join("")).toBe(href);
    }),
    { seed: 17, numRuns: 1000 },
  );
});
