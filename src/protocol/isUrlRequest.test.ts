import { expect, test } from "vitest";
import type { ElicitationRequest } from "./ElicitationRequest.js";
import { isFormRequest } from "./isFormRequest.js";
import { isUrlRequest } from "./isUrlRequest.js";

test("the mode url asks to open a page", () => {
  const request: ElicitationRequest = { mode: "url", message: "", url: "https://example.com" };
  expect(isUrlRequest(request)).toBe(true);
  expect(isFormRequest(request)).toBe(false);
});
