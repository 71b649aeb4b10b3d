import { expect, test } from "vitest";
import { scriptName } from "./scriptName.js";

test("a script has its name in the language", () => {
  expect(scriptName("en")("Cyrl")).toBe("Cyrillic");
  expect(scriptName("ja")("Cyrl")).toBe("キリル文字");
});

test("what is no script is said as it is", () => {
  expect(["Qabx", "not a script", ""].map(scriptName("en"))).toEqual(["Qabx", "not a script", ""]);
});
