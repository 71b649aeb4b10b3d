import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOwnOrigin, readBody, type RequestLike } from "./http.js";

const web = (url: string, headers: Record<string, string>): RequestLike => ({
  url,
  headers: new Headers(headers),
});
const node = (encrypted: boolean, headers: Record<string, string>): RequestLike => ({
  url: "/elicitations",
  headers,
  socket: encrypted ? { encrypted } : {},
});
const origin = (scheme: string, host = "chat.example") => ({ origin: `${scheme}://${host}` });
const host = "chat.example";

describe("without origins, the page must be of the origin that it asks", () => {
  test.each<[string, boolean, RequestLike]>([
    ["HTTPS of both", true, web("https://chat.example/a", origin("https"))],
    ["HTTP of both", true, web("http://localhost:3000/a", origin("http", "localhost:3000"))],
    ["a default port", true, web("https://chat.example:443/a", origin("https"))],
    ["a proxy that ends TLS", true, web("http://chat.example/a", origin("https"))],
    ["a page over HTTP", false, web("https://chat.example/a", origin("http"))],
    ["a WebSocket of a page over HTTP", false, web("wss://chat.example/a", origin("http"))],
    [
      "a page over HTTP, behind a proxy that ends TLS",
      false,
      web("http://chat.example/a", { ...origin("http"), "x-forwarded-proto": "https" }),
    ],
    [
      "the same by the standard header",
      false,
      web("http://chat.example/a", { ...origin("http"), forwarded: "for=1.2.3.4;proto=https" }),
    ],
    [
      "a header that names another host than the address",
      false,
      web("https://chat.example/a", { ...origin("https", "evil.example"), host: "evil.example" }),
    ],
    [
      "an origin that the browser does not call the same",
      false,
      web("https://chat.example/a", { ...origin("https"), "sec-fetch-site": "same-site" }),
    ],
    ["another port", false, web("https://chat.example/a", origin("https", "chat.example:8443"))],
    [
      "another scheme of the host",
      false,
      web("https://chat.example/a", origin("chrome-extension")),
    ],
    ["no origin at all", true, web("https://chat.example/a", {})],
    ["Node, with TLS", true, node(true, { host, ...origin("https") })],
    ["Node, with TLS, and a page over HTTP", false, node(true, { host, ...origin("http") })],
    ["Node, without TLS", true, node(false, { host, ...origin("http") })],
    ["Node, behind a proxy", true, node(false, { host, ...origin("https") })],
    ["no scheme that is known", false, { headers: { host, ...origin("http") } }],
    [
      "no scheme that is known, on the machine itself",
      true,
      { headers: { host: "localhost:5173", ...origin("http", "localhost:5173") } },
    ],
  ])("%s: %s", (_, expected, request) => {
    expect(isOwnOrigin(request, undefined)).toBe(expected);
  });
});

describe("with origins", () => {
  const origins = ["https://chat.example", "http://localhost:8123"];

  test("the header `Origin` decides, whatever the host and the scheme of the request are", () => {
    const rebound = web("http://evil.example/a", { ...origin("http", "evil.example") });
    expect(isOwnOrigin(rebound, origins)).toBe(false);
    expect(isOwnOrigin(web("http://10.0.0.5:3000/a", origin("https")), origins)).toBe(true);
    expect(isOwnOrigin(web("https://chat.example/a", origin("http")), origins)).toBe(false);
  });

  test.each<[string, boolean, RequestLike]>([
    ["the host of one", true, node(false, { host })],
    ["the same with the port of its scheme", true, node(true, { host: "chat.example:443" })],
    ["the same in HTTP/2", true, { headers: { ":authority": host } }],
    [
      "the same of a framework that rewrites the address",
      true,
      web("http://0.0.0.0:3000/a", { host }),
    ],
    ["the host of a local tool", true, node(false, { host: "localhost:8123" })],
    ["the address alone", true, web("https://chat.example/a", {})],
    [
      "a page of another name that resolves here",
      false,
      node(false, { host: "evil.example:8123" }),
    ],
    [
      "the same with the address of a framework",
      false,
      web("http://localhost:8123/a", { host: "evil.example" }),
    ],
    ["another port of a local tool", false, node(false, { host: "localhost:8124" })],
    [
      "the number of this machine, which is not listed",
      false,
      node(false, { host: "127.0.0.1:8123" }),
    ],
    ["no host", false, { headers: {} }],
    ["two hosts in one header", false, node(false, { host: "chat.example@evil.example" })],
    ["an image of another site", false, node(false, { host, "sec-fetch-site": "cross-site" })],
  ])("a request without that header must have a host of them: %s", (_, expected, request) => {
    expect(isOwnOrigin(request, origins)).toBe(expected);
  });
});

const bodyOf = (bytes: Uint8Array, size: number) => {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.byteLength) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
};

test("a text is read as it is, in whatever chunks it comes", async () => {
  const encoder = new TextEncoder();
  const lengths = fc.constantFrom(0, 1, 21_845, 21_846, 50_000);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(3),
      lengths,
      fc.integer({ min: 500, max: 200_000 }),
      async (lead, length, size) => {
        const text = "a".repeat(lead) + "界".repeat(length);
        const bytes = encoder.encode(text);
        expect(await readBody(bodyOf(bytes, size), 200_000, () => true)).toBe(text);
        if (bytes.byteLength === 0) return;
        const tooLong = await readBody(bodyOf(bytes, size), bytes.byteLength - 1, () => true);
        expect(tooLong).toEqual({ because: "too long" });
      },
    ),
  );
  expect(await readBody(null, 10, () => true)).toBe("");
});

test("chunks of one byte are counted by the block, and not read where there is no room", async () => {
  let taken = 0;
  const take = (bytes: number) => (taken += bytes) <= 131_072;
  const bytes = new Uint8Array(140_000).fill(32);
  expect(await readBody(bodyOf(bytes, 1), 1_000_000, take)).toEqual({ because: "no room" });
  expect(taken).toBe(3 * 65_536);
});
