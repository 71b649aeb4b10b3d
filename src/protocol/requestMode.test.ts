import { isFormRequest, isUrlRequest } from "./requestMode.js";
import type { ElicitationRequest } from "./types.js";
import { expect, test } from "vitest";

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
