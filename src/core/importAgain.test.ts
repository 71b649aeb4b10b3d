import { expect, test } from "vitest";
import { importAgain } from "./lazy.js";

test.each([
  // Chromium asks again by itself, and would get a second copy.
  "Failed to fetch dynamically imported module: https://host.example/checks.js",
  "Importing a module script failed.",
  "Loading chunk 17 failed.\n(error: https://host.example/17.js)",
  "error loading dynamically imported module: javascript:alert(1)",
  "error loading dynamically imported module: data:text/javascript,export{}",
  "",
])("an error that Firefox does not throw is left as it is: %s", async (message) => {
  const error = new TypeError(message);
  await expect(importAgain(error, "checks")).rejects.toBe(error);
});

test("a rejection that is no error is left as it is", async () => {
  await expect(importAgain("error loading", "checks")).rejects.toBe("error loading");
});
