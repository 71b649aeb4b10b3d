import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { analyzeUrl } from "./analyzeUrl.js";
import type { UrlContext, UrlLevel } from "./types.js";

vi.setConfig({ testTimeout: 60_000 });

const ranks: readonly UrlLevel[] = ["ok", "info", "caution", "danger", "blocked"];
const contexts: readonly UrlContext[] = [
  {},
  { requesterUrl: "http://localhost:3000/mcp" },
  { requesterUrl: "http://192.168.1.7/mcp" },
  { requesterUrl: "https://mcp.example.com/mcp" },
];

const bytes = fc.tuple(...Array.from({ length: 4 }, () => fc.nat(255)));
const prefix = fc.constantFrom("", "app.", "a.b.", "app-", "x-y-");
const service = fc.constantFrom(
  "nip.io",
  "sslip.io",
  "xip.io",
  "plex.direct",
  "evil.io",
  "a.co.uk",
);
const scheme = fc.constantFrom("http://", "https://");
const port = fc.constantFrom("", ":8080");

/** The ways to write an address in a name that services read. */
const ways: readonly ((address: readonly number[]) => string)[] = [
  (address) => address.join("."),
  (address) => address.join("-"),
];

test("a name with an address in it is never better than the bare address, for any requester", () => {
  fc.assert(
    fc.property(
      fc.tuple(bytes, prefix, service, scheme, port),
      fc.constantFrom(...ways),
      fc.constantFrom(...contexts),
      ([address, before, under, start, end], write, context) => {
        const bare = analyzeUrl(`${start}${address.join(".")}${end}/`, context);
        const named = analyzeUrl(`${start}${before}${write(address)}.${under}${end}/`, context);
        expect(ranks.indexOf(named.level)).toBeGreaterThanOrEqual(ranks.indexOf(bare.level));
        expect(named.findings.map(({ code }) => code)).not.toContain("local");
        const codes = named.findings.map(({ code }) => code);
        expect(codes.includes("insecure")).toBe(start === "http://");
        expect(codes.includes("port")).toBe(end !== "");
      },
    ),
    { numRuns: 400 },
  );
});

test("a requester with such a name is not local", () => {
  fc.assert(
    fc.property(bytes, prefix, service, (address, before, under) => {
      const requesterUrl = `http://${before}${address.join(".")}.${under}/mcp`;
      const { findings } = analyzeUrl("http://localhost:8080/", { requesterUrl });
      expect(findings.map(({ code }) => code)).toEqual(
        expect.arrayContaining(["private-network", "insecure", "port"]),
      );
    }),
    { numRuns: 100 },
  );
});
