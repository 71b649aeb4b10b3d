import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "./en.js";
import { samples } from "./fixtures/samples.js";

test.each([
  [0, undefined, "select 0 or more"],
  [2, undefined, "select 2 or more"],
  [1, 3, "select 1 to 3"],
  [2, 2, "select 2"],
  [0, 3, "up to 3"],
])("the number of options to choose is stated: %s to %s", (minimum, maximum, words) => {
  expect(en.choose(minimum, maximum)).toBe(words);
});

test("messages contain formatted numbers, never code", () => {
  expect(en.tooShort(1, 0)).toBe("Use at least 1 character. You’ve used 0.");
  expect(en.tooLong(1_000, 1_001)).toBe("Use at most 1,000 characters. You’ve used 1,001.");
  expect(en.charactersLeft(1)).toBe("1 character left");
  expect(en.tooFew(1)).toBe("Select at least 1 option.");
  expect(en.tooFew(2, "Days")).toBe("Days: select at least 2 options.");
  expect(en.problems(1)).toBe("Check 1 answer");
});

test("a label of the server is inserted into a phrase unchanged", () => {
  expect(en.clear("$& {count}")).toBe("Clear $& {count}");
  expect(en.otherAnswer("$&")).toBe("$&: your own answer");
});

test.each([
  ["Name for the table", "Enter Name for the table."],
  ["Which day?", "Which day? Enter an answer."],
  ["Where", "Where: enter an answer."],
  ["A name that nobody would want to read within a sentence", /: enter an answer\.$/],
  ["", "Enter an answer."],
])("the message for an empty field names its label: %s", (label, words) => {
  expect(en.requiredText(label)).toMatch(words);
});

test("the effect of an answer follows the agent's words in lower case", () => {
  const { answerNamed, kinds, scopes } = en;
  expect(answerNamed("No", kinds.allow, scopes.lasting)).toBe("No (allows, lasting)");
  expect(answerNamed("Yes, proceed", kinds.allow, scopes.once)).toBe("Yes, proceed (allows, once)");
  expect(answerNamed("Cancel", kinds.deny)).toBe("Cancel (denies)");
});

test("only the types of a schema have names", () => {
  expect(en.wrongType(["string", "integer"])).toBe("Enter text or a whole number.");
  expect(en.wrongType(["constructor"])).toBe(en.wrongType([]));
});

test("a key that occurs in two parts of the strings has the same text in both", async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^en[A-Z]\w*\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(3);
  const said = new Map<string, string>();
  for (const file of files) {
    const module: Record<string, object> = await import(`./${file.replace(/ts$/, "js")}`);
    for (const [key, value] of Object.values(module).flatMap(Object.entries)) {
      // The last of them would speak for all.
      const words = JSON.stringify(typeof value === "function" ? speak(key, value) : value);
      expect(words, `${key} in ${file}`).toBe(said.get(key) ?? words);
      said.set(key, words);
    }
  }
  expect([...said.keys()].sort()).toEqual(Object.keys(en).sort());
});

function speak(key: string, phrase: (...given: unknown[]) => string): string[] {
  const given = (samples as unknown as Record<string, readonly unknown[][]>)[key] ?? [];
  return given.map((each) => phrase(...each));
}
