import { expect, test } from "vitest";
import { usableLanguage } from "./hooks.js";

test.each([
  ["de", "fr", "de"],
  [undefined, "fr", "fr"],
  ["de_DE", "fr", "fr"],
  ["", "fr", "fr"],
  [undefined, undefined, "en"],
  // What browsers have said on systems without a language.
  [undefined, "en-US@posix", "en"],
  [undefined, "C", "en"],
  ["de_DE", "en-US.UTF-8", "en"],
])("the host's locale %s and the browser's %s result in %s", (locale, browser, language) => {
  expect(usableLanguage(locale, browser)).toBe(language);
});
