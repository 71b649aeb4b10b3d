import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { analyzeUrl, urlChecks } from "./analyzeUrl.js";
import { standardUrls } from "./fixtures/standardUrls.js";
import type { UrlContext, UrlVerdict } from "./types.js";

const contexts: readonly UrlContext[] = [
  {},
  { requesterUrl: "https://mcp.example.com/mcp", appUrl: "https://chat.example.org" },
  {
    requesterUrl: "https://bücher.example/",
    otherServers: ["not a url", "", "https://[::1]/"],
    protectedNames: ["", "x"],
  },
];
const ranks = ["ok", "info", "caution", "danger", "blocked"];

/** The law that a verdict breaks. `expect` for each would take longer than all the verdicts. */
function brokenLaw({ level, findings, parts, ...verdict }: UrlVerdict): string | undefined {
  const worst = findings.map((finding) => ranks.indexOf(finding.level));
  const laws = {
    "it is as bad as the worst that is found": ranks.indexOf(level) === Math.max(0, ...worst),
    "the worst comes first": worst.every((rank, at) => at === 0 || rank <= worst[at - 1]!),
    "the parts are the whole": parts.map(({ text }) => text).join("") === verdict.href,
    "the host that is shown is in two":
      verdict.subdomain + verdict.displayDomain === verdict.displayHost,
    "the host ends with its domain": verdict.host.endsWith(verdict.registrableDomain),
    "what is found is of a known check": findings.every(({ code }) =>
      urlChecks.some((check) => check.code === code),
    ),
  };
  return Object.entries(laws).find(([, holds]) => !holds)?.[0];
}

function expectLawful(verdict: UrlVerdict): void {
  const broken = brokenLaw(verdict);
  if (broken) expect.fail(`does not hold: ${broken}, of ${JSON.stringify(verdict.href)}`);
}

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  // Lone surrogates too.
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

const seeds = [
  ...standardUrls.slice(0, 300),
  "https://accounts.google.com.evil.io/a?token=b#c",
  "https://аррӏе.com/",
];
const mutated = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.nat(80),
    fc.nat(3),
    fc.oneof(
      fc.constantFrom(
        "@",
        ":",
        "/",
        "\\",
        ".",
        "%",
        "#",
        "?",
        "\t",
        "xn--",
        "\u202e",
        "а",
        "。",
        "%E2%80%AE",
        "[",
        "-",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
  )
  .map(([url, at, cut, text]) => url.slice(0, at) + text + url.slice(at + cut));

test("any string and 100,000 mutated URLs are judged without an exception", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...contexts), (text, context) => {
      expectLawful(analyzeUrl(text, context));
      expectLawful(analyzeUrl(`https://${text}`, context));
    }),
    { seed: 1, numRuns: 10_000 },
  );
  fc.assert(
    fc.property(mutated, fc.constantFrom(...contexts), (text, context) => {
      expectLawful(analyzeUrl(text, context));
    }),
    { seed: 2, numRuns: 100_000 },
  );
});

test("a value that is no string is unparseable", () => {
  for (const value of [
    undefined,
    null,
    1,
    {},
    [],
    Symbol("x"),
    {
      toString: () => {
        throw new Error("no");
      },
    },
  ]) {
    const verdict = analyzeUrl(value as unknown as string);
    expect(verdict.level).toBe("blocked");
    expect(verdict.findings[0]?.code).toBe("unparseable");
  }
});

test("a megabyte is judged in bounded time", () => {
  const million = 1_000_000;
  const inputs = [
    "a".repeat(million),
    `https://${"a".repeat(million)}/`,
    `https://${"a.".repeat(million / 2)}com/`,
    `https://xn--${"a".repeat(million)}.com/`,
    `https://x/${"%".repeat(million)}`,
    `https://x/${"%E2%80%AE".repeat(million / 9)}`,
    `https://x/?${"a=b&".repeat(million / 4)}`,
    `https://x/${"\u202e".repeat(million)}`,
    `https://${" ".repeat(million)}x`,
    `https://${"@".repeat(million)}x/`,
    `https://${":".repeat(million)}`,
    `${" ".repeat(million)}https://x`,
    `https://x/${"./".repeat(million / 2)}`,
    `https://${"ü".repeat(million / 10)}.de/`,
    `https://x/?u=${encodeURIComponent("https://y/".repeat(50_000))}`,
  ];
  for (const input of inputs) {
    expectLawful(analyzeUrl(input, { requesterUrl: "https://mcp.example.com" }));
  }
});

test("the work per character does not grow with the length of the address", () => {
  const decode = vi.spyOn(TextDecoder.prototype, "decode");
  const codePointAt = vi.spyOn(String.prototype, "codePointAt");
  const parse = vi.spyOn(Number, "parseInt");
  const spies = [decode, codePointAt, parse];
  const work = (url: string): number => {
    for (const spy of spies) spy.mockClear();
    analyzeUrl(url, { requesterUrl: "https://mcp.example.com" });
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  };
  const piece = fc.oneof(
    fc.constantFrom(
      "%c3a",
      "%E2%80%AE",
      "%C3%A9-",
      "\u202e",
      "\t",
      "\u0001",
      "ن\u200c",
      "\ud800",
      "@",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 6 }),
  );
  const before = fc.constantFrom(
    "https://x.com/",
    "https://x.com/?u=",
    "https://x.com/#",
    "https://",
    "x:",
  );
  fc.assert(
    fc.property(before, piece, (start, repeated) => {
      const times = Math.ceil(80_000 / repeated.length);
      const once = work(start + repeated.repeat(times));
      expect(work(start + repeated.repeat(3 * times))).toBeLessThanOrEqual(once + 1_000);
    }),
    { numRuns: 30, examples: [["https://x.com/", "%c3a"]] },
  );
  vi.restoreAllMocks();
}, 120_000);

test("a lookup or a check that throws makes nothing look better", () => {
  const domains = (): never => {
    throw new Error("no list");
  };
  expect(analyzeUrl("https://a.example.com/", { domains }).registrableDomain).toBe("a.example.com");
  const checks = [{ code: "mine", level: "danger" as const, test: domains }];
  expect(analyzeUrl("https://a.example.com/", { checks }).findings).toEqual([
    { code: "mine", level: "danger" },
  ]);
});

test("no parser is given megabytes of a host or of parameters", () => {
  const lengths: number[] = [];
  const [RealUrl, RealParameters] = [URL, URLSearchParams];
  vi.stubGlobal(
    "URL",
    class extends RealUrl {
      constructor(text: string) {
        // Of an address only its host is read by rules that take long.
        lengths.push(/^(?:.*?https?:\/*[^/?#]*|.*)/is.exec(text)?.[0].length ?? 0);
        super(text);
      }
    },
  );
  vi.stubGlobal(
    "URLSearchParams",
    class extends RealParameters {
      constructor(text: string) {
        lengths.push(text.length);
        super(text);
      }
    },
  );
  const starts = [
    "https://",
    "HT\tTPS:",
    " http:\\\\",
    "\0https://x.com",
    "https://x.com/?u=https://",
    "https://x@",
    "data:",
  ];
  const more = ["https://x.com/?", "https://x.com/#", "https://x.com/#/a?"];
  for (const start of [...starts, ...more]) {
    for (const piece of ["é", "ﬁ", "xn--a-", "&a=%c3", "a.", "İ", "\u00ad", "@"]) {
      const { level } = analyzeUrl(start + piece.repeat(1_000_000 / piece.length), {
        requesterUrl: "https://mcp.example.com",
      });
      expect(["blocked", "danger", "caution"]).toContain(level);
    }
  }
  vi.unstubAllGlobals();
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(65_536);
});
