import { expect, test } from "vitest";
import { isLocalRequester } from "./requester.js";

const name = "Tools";

test.each([
  "http://localhost:3000/mcp",
  "http://127.0.0.1:8931/sse",
  "http://127.8.9.1/",
  "https://tools.localhost/",
  "http://[::1]:7/",
  "ws://0.0.0.0:9/",
])("%s is on this device", (url) => {
  expect(isLocalRequester({ name, url })).toBe(true);
  expect(isLocalRequester({ name, url, local: false })).toBe(false);
});

test.each([
  undefined,
  "",
  "tools",
  "https://mcp.example.com/mcp",
  "https://localhost.example.com/",
  "http://192.168.1.7/",
  "https://127.0.0.1.nip.io/",
])("%s is not, unless the host says so", (url) => {
  expect(isLocalRequester({ name, url })).toBe(false);
  expect(isLocalRequester({ name, url, local: true })).toBe(true);
});
