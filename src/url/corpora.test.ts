import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyzeUrl } from "./analyzeUrl.js";
import { disguisedHosts } from "./fixtures/disguisedHosts.js";
import { honestHosts } from "./fixtures/honestHosts.js";
import { ordinaryUrls } from "./fixtures/ordinaryUrls.js";
import { unseenDisguisedHosts, unseenHonestHosts } from "./fixtures/unseenHosts.js";
import { loadPublicSuffixes } from "./loadRules.js";
import { protectedNames } from "./names.js";
import { prototypeOf } from "./scripts.js";
import type { UrlLevel } from "./types.js";

const requesterUrl = "https://mcp.example.com/mcp";
const appUrl = "https://chat.example.org";
const ranks: readonly UrlLevel[] = ["ok", "info", "caution", "danger", "blocked"];

function readFixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8")) as T;
}

interface ChromiumHosts {
  readonly names: readonly string[];
  readonly hosts: readonly (readonly [
    verdict: string,
    host: string,
    unicode: string,
    display: string,
    names?: string,
  ])[];
}

interface UrlCases {
  readonly cases: readonly {
    readonly id: string;
    readonly url: string;
    readonly level: UrlLevel;
    readonly codes: readonly string[];
    readonly server?: string;
  }[];
}

const lookupNames = ["without public suffixes", "with public suffixes"] as const;

test.each(lookupNames)("Chromium's own table, %s", async (lookup) => {
  const { names, hosts } = readFixture<ChromiumHosts>("chromiumHosts");
  const domains = lookup === lookupNames[1] ? await loadPublicSuffixes() : undefined;
  const judge = (host: string, known: readonly string[]) =>
    analyzeUrl(`https://${host}/`, { requesterUrl, appUrl, domains, protectedNames: known });
  const shapes: Readonly<Record<string, (host: string, unicode: string) => string>> = {
    ascii: (host) => host,
    unicode: (_, unicode) => unicode,
  };
  const isCaught = (
    [, host, unicode, display]: ChromiumHosts["hosts"][number],
    known: readonly string[],
  ): boolean => {
    const verdict = judge(host, known);
    return (
      verdict.level === "blocked" ||
      verdict.displayHost === (shapes[display]?.(host, unicode) ?? display)
    );
  };

  const withNames = [...protectedNames, ...names];
  const unsafe = hosts.filter(([verdict]) => verdict === "unsafe");
  const alone = unsafe.filter(([, , , , needs]) => needs === undefined);
  const caught = unsafe.filter((entry) => isCaught(entry, withNames)).length;
  const caughtAlone = alone.filter((entry) => isCaught(entry, protectedNames)).length;

  const honest = hosts.filter(([verdict, host, unicode]) => verdict === "safe" && host !== unicode);
  const flagged = honest.filter(([, host, unicode]) => {
    const verdict = judge(host, protectedNames);
    return (
      verdict.displayHost !== unicode ||
      verdict.findings.some(({ code }) => /^(?:idn-s|looka|unp|disg)/.test(code))
    );
  });

  console.info(
    `Chromium's table, ${lookup}: ${caught} of ${unsafe.length} disguises shown as xn-- with its test names, ` +
      `${caughtAlone} of ${alone.length} without; ${flagged.length} of ${honest.length} honest names flagged`,
  );
  expect(unsafe).toHaveLength(358);
  expect(alone).toHaveLength(318);
  expect(honest).toHaveLength(87);
  // docs/explanation/url-analysis.md repeats these figures.
  expect(caught).toBe(358);
  expect(caughtAlone).toBe(317);
  expect(flagged).toEqual([]);
});

test.each(lookupNames)("every known URL is at its level, %s", async (lookup) => {
  const { cases } = readFixture<UrlCases>("urlCases");
  const domains = lookup === lookupNames[1] ? await loadPublicSuffixes() : undefined;
  for (const { id, url, level, codes, server = requesterUrl } of cases) {
    const verdict = analyzeUrl(url, {
      requesterUrl: server === "stdio" ? undefined : server,
      appUrl,
      domains,
    });
    expect({ id, level: verdict.level }).toEqual({ id, level });
    expect(
      verdict.findings.map(({ code }) => code),
      id,
    ).toEqual(expect.arrayContaining([...codes]));
  }
  console.info(`${cases.length} of ${cases.length} known URLs at their levels, ${lookup}`);
});

test.each(lookupNames)("other hosts, %s", async (lookup) => {
  const domains = lookup === lookupNames[1] ? await loadPublicSuffixes() : undefined;
  const levelOf = (host: string): UrlLevel =>
    analyzeUrl(`https://${host}/`, { requesterUrl, appUrl, domains }).level;
  const isDanger = (host: string): boolean =>
    ranks.indexOf(levelOf(host)) >= ranks.indexOf("danger");

  const flagged = honestHosts.filter((host) => levelOf(host) !== "info");
  const missed = disguisedHosts.filter((host) => !isDanger(host));
  console.info(
    `Other hosts, ${lookup}: ${flagged.length} of ${honestHosts.length} honest ones flagged, ` +
      `${missed.length} of ${disguisedHosts.length} disguises missed`,
  );
  expect(honestHosts.length).toBeGreaterThan(300);
  expect(disguisedHosts.length).toBeGreaterThan(300);
  expect(flagged).toEqual([]);
  expect(missed).toEqual([]);

  const unseenFlagged = unseenHonestHosts.filter((host) => levelOf(host) !== "info");
  const unseenMissed = unseenDisguisedHosts.filter((host) => !isDanger(host));
  console.info(
    `Unseen hosts, ${lookup}: ${unseenFlagged.length} of ${unseenHonestHosts.length} honest ones flagged ` +
      `(${unseenFlagged.join(" ")}), ${unseenMissed.length} of ${unseenDisguisedHosts.length} disguises missed (${unseenMissed.join(" ")})`,
  );
  expect(unseenFlagged.length / unseenHonestHosts.length).toBeLessThan(0.02);
  expect(unseenMissed.length / unseenDisguisedHosts.length).toBeLessThan(0.03);
});

test.each(lookupNames)("ordinary URLs, %s", async (lookup) => {
  const domains = lookup === lookupNames[1] ? await loadPublicSuffixes() : undefined;
  const exceeding = ordinaryUrls.filter(
    ([level, url]) =>
      ranks.indexOf(analyzeUrl(url, { requesterUrl, appUrl, domains }).level) >
      ranks.indexOf(level),
  );
  console.info(
    `Ordinary URLs, ${lookup}: ${exceeding.length} of ${ordinaryUrls.length} above their level`,
  );
  expect(exceeding).toEqual([]);
});

test("each protected name with any one letter replaced by a look-alike", () => {
  const lookalikes = new Map<string, string[]>();
  for (let code = 0x80; code < 0x20000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const character = String.fromCodePoint(code);
    const prototype = prototypeOf(character);
    if (/^[a-z]$/.test(prototype))
      lookalikes.set(prototype, [...(lookalikes.get(prototype) ?? []), character]);
  }
  // Accents are overlooked as easily.
  for (const letter of "abcdefghijklmnoprstuvwxyz") {
    for (const accent of "\u0300\u0301\u0302\u0308\u030c\u0327\u0328") {
      const composed = (letter + accent).normalize("NFC");
      if (composed.length === 1)
        lookalikes.set(letter, [...(lookalikes.get(letter) ?? []), composed]);
    }
  }
  let tried = 0;
  const missed: string[] = [];
  for (const domain of protectedNames) {
    const end = domain.lastIndexOf(".");
    for (let index = 0; index < end; index++) {
      for (const character of lookalikes.get(domain[index]!) ?? []) {
        const host = domain.slice(0, index) + character + domain.slice(index + 1);
        tried++;
        const { level } = analyzeUrl(`https://${host}/`, { requesterUrl });
        if (level !== "danger" && level !== "blocked") missed.push(host);
      }
    }
  }
  console.info(
    `Protected names with one letter replaced: ${missed.length} of ${tried} missed`,
    missed.slice(0, 20),
  );
  expect(tried).toBeGreaterThan(3000);
  expect(missed).toEqual([]);
});
