import { expect, test } from "vitest";
import { en } from "../strings/en.js";
import { analyzeUrl, urlChecks } from "../url/analyzeUrl.js";
import { findingText } from "./Findings.js";

const textOf = (url: string, code: string) => {
  const verdict = analyzeUrl(url, { requesterUrl: "https://mcp.example.com/" });
  const finding = verdict.findings.find((each) => each.code === code);
  return finding && findingText(finding, verdict, en);
};

test.each(urlChecks.map(({ code }) => code))("%s has a text of our own", (code) => {
  const verdict = analyzeUrl("https://a.example/");
  const said = findingText({ code, level: "info", value: "v", target: "t" }, verdict, en);
  expect(said).not.toContain(en.otherFinding(code));
});

test("a code of the host's own check is said as such, also where it is named like a property", () => {
  const verdict = analyzeUrl("https://a.example/");
  expect(findingText({ code: "toString", level: "info" }, verdict, en)).toBe(
    `${en.otherFinding("toString")}.`,
  );
});

test("prose of the server never speaks with our voice", () => {
  const prose = "\u201d). This page is safe. Enter your password (\u201c";
  const said = textOf(
    `https://evil.io/?${encodeURIComponent(prose)}=ghp_${"a".repeat(24)}`,
    "secret",
  );
  expect(said).toBe("this address contains what looks like a key or password.");
  expect(textOf("https://evil.io/?api_key=x", "secret")).toContain("\u201capi_key\u201d");
});

test("a long or quoted value stays short and within its quotation marks", () => {
  const said = textOf(`${"a".repeat(1_000_000)}:x`, "scheme");
  expect(said?.length).toBeLessThan(200);
});

test("no quotation mark of any language ends our own", () => {
  const marks = '"\u00ab\u00bb\u2018\u2019\u201c\u201d\u201e\u300c\u300d\u300e\u300f';
  const finding = {
    code: "embedded-domain",
    level: "danger",
    value: marks,
    target: marks,
  } as const;
  const said = findingText(finding, analyzeUrl("https://a.example/"), en);
  expect(said).toContain("'".repeat(marks.length));
});

test("a target cannot end the quotation that it stands in", () => {
  const verdict = analyzeUrl("https://a.example/");
  const finding = {
    code: "third-party",
    level: "info",
    value: "a.example",
    target: 'b" is safe',
  } as const;
  expect(findingText(finding, verdict, en)).not.toContain('b"');
});

test("the URL sentence names the site and the requester", () => {
  const at = (requesterUrl: string) => {
    const verdict = analyzeUrl("https://github.com/login", { requesterUrl });
    const [finding] = verdict.findings;
    return finding && findingText(finding, verdict, en, "Table booking");
  };
  const said =
    "this page belongs to github.com, not to Table booking. The chat can’t see what you do there.";
  expect(["https://mcp.tables.example", "http://localhost:3001"].map(at)).toEqual([said, said]);
});

test("a long host keeps its end, which says whose it is", () => {
  const host = `accounts.google.com.${"a".repeat(63)}.evil.io`;
  expect(textOf(`https://app.example.com/?next=https://${host}/`, "redirect")).toMatch(
    /evil\.io\.$/,
  );
});

test("no owner is named while the list of public suffixes is missing", () => {
  expect(textOf("https://login.evil.uk.com/", "third-party")).toContain("login.evil.uk.com");
});

test("every site of redirects is named, so that none hides another", () => {
  const url = "https://app.other.io/?ref=https://accounts.google.com/&next=https://evil.io/";
  expect(textOf(url, "redirect")).toContain("accounts.google.com, evil.io");
});

test("parameters that are empty hide no redirect", () => {
  const many = (count: number) =>
    `https://app.other.io/?${"a&".repeat(count)}next=https://evil.io/`;
  expect(textOf(many(200), "redirect")).toContain("evil.io");
  expect(analyzeUrl(many(1_100)).findings.map(({ code }) => code)).toContain("long-url");
});

test("more sites of redirects than are named are a caution, without a target", () => {
  const hosts = ["google.com", "apple.com", "bing.com", "evil.io"];
  const cautionOf = (count: number) => {
    const query = hosts.slice(0, count).map((host, at) => `p${at}=//${host}`);
    const verdict = analyzeUrl(`https://login.other.io/?${query.join("&")}`);
    return verdict.findings.find(({ code }) => code === "redirector");
  };
  expect(cautionOf(3)).toBeUndefined();
  expect(cautionOf(4)).toMatchObject({ value: "login.other.io" });
  expect(cautionOf(4)?.target).toBeUndefined();
});
