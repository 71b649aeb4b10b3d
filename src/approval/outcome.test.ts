import { expect, test } from "vitest";
import { readOutcome } from "./outcome.js";

const allowed = { action: "accept", option: "allow", allowed: true };

test.each([
  [undefined, undefined],
  [{ parts: null, options: null }, null],
  [{ parts: [null] }, allowed],
  [{ parts: [{ type: "command", command: [{ toString: 1, valueOf: 1 }] }] }, allowed],
  [
    { parts: [{ type: "__proto__", label: {} }], options: [null] },
    { option: {}, edited: 1 },
  ],
])("a past approval is read whatever a store returns: %j", (request, result) => {
  expect(typeof readOutcome(request, result).brief).toBe("string");
});

test("a call that was edited is named by its tool, not by the command that did not run", () => {
  const parts = [
    { type: "command", command: "rm -rf build" },
    { type: "arguments", tool: "Bash", value: { command: "rm -rf build" }, editable: true },
  ];
  expect(readOutcome({ parts }, allowed).brief).toBe("rm -rf build");
  expect(readOutcome({ parts }, { ...allowed, edited: { command: "ls" } }).brief).toBe("Bash");
});
