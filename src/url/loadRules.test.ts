import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { analyzeUrl } from "./analyzeUrl.js";
import { disguisedHosts } from "./fixtures/disguisedHosts.js";
import { honestHosts } from "./fixtures/honestHosts.js";
import { ordinaryUrls } from "./fixtures/ordinaryUrls.js";
import { standardUrls } from "./fixtures/standardUrls.js";
import { judgeUrl } from "./judgeUrl.js";
import { needsUnicode } from "./loadRules.js";
import type { UrlContext } from "./types.js";
import { unicode } from "./unicode.js";
import { cautionRules } from "./cautionRules.js";

vi.setConfig({ testTimeout: 60_000 });

const contexts: readonly UrlContext[] = [
  {},
  { requesterUrl: "https://mcp.example.com/mcp", appUrl: "https://chat.example.org" },
  { requesterUrl: "https://bücher.example/", protectedNames: ["münchen.de", "xn--bcher-kva.de"] },
];

/** How many verdicts were compared. */
let compared = 0;

beforeEach(() => {
  delete unicode.rules;
  compared = 0;
});

/** What is not said to need the rules is judged the same without them. */
function expectSame(url: string): void {
  for (const context of contexts) {
    if (needsUnicode(url, context)) continue;
    compared += 1;
    delete unicode.rules;
    expect(judgeUrl(url, context, cautionRules)).toEqual(analyzeUrl(url, context));
  }
}

test("every known URL that does not need the rules is judged the same without them", () => {
  for (const [, url] of ordinaryUrls) expectSame(url);
  for (const url of standardUrls) expectSame(url);
  expect(compared).toBeGreaterThan(2_000);
});

test("any URL is judged the same without them, however its characters are written", () => {
  const ways = [
    (text: string) => text,
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => encodeURIComponent(encodeURIComponent(encodeURIComponent(text))),
    (text: string) => text.toUpperCase(),
    encodeAll,
    (text: string) => encodeAll(encodeAll(text)),
    (text: string) => encodeAll(encodeURIComponent(text)),
    (text: string) => encodeURIComponent(encodeAll(text)),
    (text: string) => [...text].join("\n"),
  ];
  const piece = fc.oneof(
    fc.constantFrom(
      "xn--",
      "xn--bcher-kva",
      "bcher-kva",
      "google",
      "paypa1",
      ".",
      "-",
      "@",
      ":8080",
      "%",
      "ü",
      "а",
    ),
    fc.constantFrom("\u202e", "\u200b", "。", "０", "ß", "İ", "K", "#", "?", "/", "\\", "_"),
    // Half a surrogate pair cannot be encoded.
    fc.string({ unit: "binary", maxLength: 4 }).filter((text) => !/\p{Cs}/u.test(text)),
  );
  // Most that is written otherwise needs the rules, and is not compared.
  const calm = fc.constantFrom(
    "google",
    "paypa1",
    "bcher-kva",
    "XN-",
    "n--",
    ".",
    "-",
    "@",
    "?",
    "/",
  );
  const other = fc.tuple(piece, fc.constantFrom(...ways)).map(([text, way]) => way(text));
  const written = fc
    .array(fc.oneof({ arbitrary: calm, weight: 3 }, other), { maxLength: 6 })
    .map((pieces) => pieces.join(""));
  const url = fc
    .tuple(fc.constantFrom("https://", "http://", "https:/", "//", ""), written, written)
    .map(([scheme, host, rest]) => `${scheme}${host}.com/?to=https%3A%2F%2F${rest}.com#${rest}`);
  fc.assert(fc.property(url, expectSame), { numRuns: 3_000 });
  expect(compared).toBeGreaterThan(1_000);
});

/** Every byte behind a percent sign, also those of letters that need none. */
function encodeAll(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

test("every name with letters beyond ASCII needs them, and is no name without", () => {
  for (const host of [...honestHosts, ...disguisedHosts]) {
    if (!URL.canParse(`https://${host}/`)) continue;
    const { hostname } = new URL(`https://${host}/`);
    if (!hostname.includes("xn--")) continue;
    for (const each of [host, hostname, encodeURI(host)]) {
      expect(needsUnicode(`https://${each}/`, {})).toBe(true);
    }
    const { level, displayHost } = judgeUrl(`https://${hostname}/`, {});
    expect([level, displayHost]).toEqual(["blocked", hostname]);
  }
});
