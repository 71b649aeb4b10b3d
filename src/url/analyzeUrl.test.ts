import { expect, test } from "vitest";
import { analyzeUrl, urlChecks } from "./analyzeUrl.js";
import { loadPublicSuffixes } from "./loadRules.js";
import { protectedNames } from "./names.js";
import type { UrlCheck } from "./types.js";

const requesterUrl = "https://mcp.example.com/mcp";
const codes = (url: string, context: Parameters<typeof analyzeUrl>[1]): string[] =>
  analyzeUrl(url, context).findings.map(({ code }) => code);

test("a verdict holds everything that a consent screen shows", async () => {
  const domains = await loadPublicSuffixes();
  expect(analyzeUrl("https://docs.bücher.co.uk/a?b#c", { requesterUrl, domains })).toEqual({
    level: "info",
    findings: [
      { code: "third-party", level: "info", value: "xn--bcher-kva.co.uk", target: "example.com" },
      {
        code: "idn",
        level: "info",
        value: "docs.xn--bcher-kva.co.uk",
        target: "docs.bücher.co.uk",
      },
    ],
    href: "https://docs.xn--bcher-kva.co.uk/a?b#c",
    host: "docs.xn--bcher-kva.co.uk",
    displayHost: "docs.bücher.co.uk",
    registrableDomain: "xn--bcher-kva.co.uk",
    subdomain: "docs.",
    displayDomain: "bücher.co.uk",
    parts: [
      { kind: "scheme", text: "https://" },
      { kind: "subdomain", text: "docs." },
      { kind: "domain", text: "xn--bcher-kva.co.uk" },
      { kind: "path", text: "/a" },
      { kind: "query", text: "?b" },
      { kind: "fragment", text: "#c" },
    ],
    written: "https://docs.bücher.co.uk/a?b#c",
  });
});

test("the registrable domain is the whole host without public suffixes", () => {
  const { registrableDomain, subdomain, displayDomain } = analyzeUrl("https://a.b.example.co.uk/");
  expect({ registrableDomain, subdomain, displayDomain }).toEqual({
    registrableDomain: "a.b.example.co.uk",
    subdomain: "",
    displayDomain: "a.b.example.co.uk",
  });
});

test("the registrable domain follows companies' suffixes too, and IDN ones", async () => {
  const domains = await loadPublicSuffixes();
  const domainOf = (host: string): string =>
    analyzeUrl(`https://${host}/`, { domains }).registrableDomain;
  expect(domainOf("a.b.example.co.uk")).toBe("example.co.uk");
  expect(domainOf("a.google-login.vercel.app")).toBe("google-login.vercel.app");
  expect(domainOf("a.президент.рф")).toBe("xn--d1abbgf6aiiy.xn--p1ai");
  expect(domainOf("vercel.app")).toBe("vercel.app");
  expect(domainOf("www.example.com.")).toBe("example.com.");
  expect(domainOf("93.184.216.34")).toBe("93.184.216.34");
  expect(domainOf("[2606:2800::1]")).toBe("[2606:2800::1]");
});

test("a suspicious host is displayed in xn--, with its Unicode reading beside it", () => {
  const verdict = analyzeUrl("https://www.аpple.com/", { requesterUrl });
  expect(verdict.displayHost).toBe("www.xn--pple-43d.com");
  expect(verdict.unicodeHost).toBe("www.аpple.com");
  expect(verdict.findings[0]).toEqual({
    code: "idn-suspicious",
    level: "danger",
    value: "scripts",
    target: "www.аpple.com",
    characters: [{ character: "а", codePoint: "U+0430", script: "Cyrl" }],
  });
});

test("only the label at fault is displayed in xn--", () => {
  expect(analyzeUrl("https://аpple.한국/").displayHost).toBe("xn--pple-43d.한국");
  expect(analyzeUrl("https://bücher.аbc.com/").displayHost).toBe("bücher.xn--bc-6kc.com");
});

test("a whole host that imitates another is displayed in xn--", () => {
  const verdict = analyzeUrl("https://bücher.göogle.com/");
  expect(verdict.displayHost).toBe("xn--bcher-kva.xn--gogle-jua.com");
  expect(verdict.unicodeHost).toBe("bücher.göogle.com");
});

test("a URL that cannot be opened shows only its original text", () => {
  expect(analyzeUrl("java\u202escript:alert(1)\n")).toMatchObject({
    level: "blocked",
    written: "java\\u{202E}script:alert(1)\\u{A}",
  });
  for (const url of ["", "x", "javascript:alert(1)", "https://"]) {
    const { href, host, displayHost, registrableDomain, subdomain, displayDomain, parts } =
      analyzeUrl(url);
    expect([href, host, displayHost, registrableDomain, subdomain, displayDomain, parts]).toEqual([
      "",
      "",
      "",
      "",
      "",
      "",
      [],
    ]);
  }
});

test("credentials are blocked, and it is said where they lead", () => {
  const verdict = analyzeUrl("https://google.com:x@evil.com/", { requesterUrl });
  expect(verdict).toMatchObject({
    level: "blocked",
    host: "evil.com",
    href: "https://google.com:x@evil.com/",
  });
  expect(verdict.findings).toHaveLength(1);
});

test("the original text is shown only if it differs", () => {
  expect(analyzeUrl("https://example.com/").written).toBeUndefined();
  expect(analyzeUrl("https://example.com").written).toBeUndefined();
  expect(analyzeUrl("https:example.com/").written).toBe("https:example.com/");
  expect(analyzeUrl("https://example.com/\u200b\ud800").written).toBe(
    "https://example.com/\\u{200B}\\u{D800}",
  );
});

test("checks are replaced by a list that spreads or filters the default one", () => {
  const intranet: UrlCheck = {
    code: "intranet",
    level: "caution",
    test: ({ site }) => site === "example.net" && { value: "x" },
  };
  expect(analyzeUrl("https://example.net/", { checks: [...urlChecks, intranet] }).findings).toEqual(
    [{ code: "intranet", level: "caution", value: "x" }],
  );
  const checks = urlChecks.filter(({ code }) => code !== "shortener");
  expect(codes("https://bit.ly/x", { checks })).toEqual([]);
  expect(codes("https://bit.ly/x", {})).toEqual(["shortener"]);
});

test("findings stand worst first, wherever their checks stand", () => {
  const checks = urlChecks.toReversed();
  expect(
    analyzeUrl("http://bit.ly./x", { requesterUrl, checks }).findings.map(({ level }) => level),
  ).toEqual(["danger", "caution", "caution", "info"]);
});

test("protected names are replaced by the host's list", () => {
  expect(codes("https://exarnple-bank.com/", { protectedNames: ["example-bank.com"] })).toEqual([
    "lookalike",
  ]);
  expect(codes("https://göogle.com/", { protectedNames: [] })).toEqual(["idn"]);
  expect(codes("https://göogle.com/", { protectedNames: [...protectedNames, "x.org"] })).toEqual([
    "lookalike",
  ]);
});

test("names of one's own may be international", () => {
  const context = { requesterUrl: "https://api.bücher.example/mcp" };
  expect(codes("https://bücher.example/", context)).toEqual(["idn"]);
  expect(codes("https://bucher.example/", context)).toContain("lookalike");
  expect(codes("https://bücher.shop/", context)).toContain("lookalike");
});

test("a requester whose URL cannot be read is not taken for a local program", () => {
  expect(codes("http://localhost/", { requesterUrl: "" })).toContain("private-network");
  expect(codes("http://localhost/", { requesterUrl: ":" })).toContain("private-network");
});
