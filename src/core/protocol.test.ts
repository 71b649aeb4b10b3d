import { expect, test } from "vitest";
import {
  type ElicitationRequest,
  isFormRequest,
  isLocalRequester,
  isUrlRequest,
} from "./protocol.js";

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

const requestOf = (mode: unknown) =>
  ({ mode, message: "", requestedSchema: {} }) as ElicitationRequest;

test.each(["form", undefined, null])("the mode %s asks for a form", (mode) => {
  expect(isFormRequest(requestOf(mode))).toBe(true);
  expect(isUrlRequest(requestOf(mode))).toBe(false);
});

test("a request without a mode asks for a form (2025-06-18)", () => {
  expect(isFormRequest({ message: "", requestedSchema: {} })).toBe(true);
});

test.each(["", "Form", "voice", 5, {}])(
  "the mode %j asks for neither a form nor a page",
  (mode) => {
    expect(isFormRequest(requestOf(mode))).toBe(false);
    expect(isUrlRequest(requestOf(mode))).toBe(false);
  },
);

test("the mode url asks to open a page", () => {
  const request: ElicitationRequest = { mode: "url", message: "", url: "https://example.com" };
  expect(isUrlRequest(request)).toBe(true);
  expect(isFormRequest(request)).toBe(false);
});
