import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isVisibleText, visibleText } from "./visibleText.js";

const named = (code: number) => `\u27e8U+${code.toString(16).toUpperCase().padStart(4, "0")}\u27e9`;

describe("bidirectional and invisible characters are shown, not obeyed", () => {
  test.each([
    ["moc.live\u202emoc.elpmaxe", "moc.live⟨U+202E⟩moc.elpmaxe"],
    ["\u2066a\u2069", "⟨U+2066⟩a⟨U+2069⟩"],
    ["a\u200bb", "a⟨U+200B⟩b"],
    ["a\u00adb", "a⟨U+00AD⟩b"],
    ["\u3164", "⟨U+3164⟩"],
    ["a\0b\x1b[31m", "a⟨U+0000⟩b⟨U+001B⟩[31m"],
    ["\ufeffa", "⟨U+FEFF⟩a"],
    ["\u2028", "⟨U+2028⟩"],
    ["\u{e0041}", "⟨U+E0041⟩"],
    ["\ud800", "⟨U+D800⟩"],
    ["\udc00\ud800", "⟨U+DC00⟩⟨U+D800⟩"],
    ["a\u200d", "a⟨U+200D⟩"],
    ["\u200da", "⟨U+200D⟩a"],
    ["1\u200c2", "1⟨U+200C⟩2"],
    ["a \ufe0f", "a ⟨U+FE0F⟩"],
  ])("%j", (text, shown) => expect(visibleText(text)).toBe(shown));
});

test.each([
  ["ad\u200dmin", "ad⟨U+200D⟩min"],
  ["рас\u200cход", "рас⟨U+200C⟩ход"],
  ["e\u0301\u200dx", "e\u0301⟨U+200D⟩x"],
  ["東\u200d京", "東⟨U+200D⟩京"],
  ["a\ufe0fd\ufe01min", "a⟨U+FE0F⟩d⟨U+FE01⟩min"],
  ["1\ufe0f0", "1⟨U+FE0F⟩0"],
  ["東\ufe0a", "東⟨U+FE0A⟩"],
  ["\u{1f469}\u200da", "\u{1f469}⟨U+200D⟩a"],
  ["a\u200d\u{1f469}", "a⟨U+200D⟩\u{1f469}"],
  ["a\u{13430}b", "a⟨U+13430⟩b"],
])("nothing is hidden between letters that no joiner joins: %j", (text, shown) => {
  expect(visibleText(text)).toBe(shown);
  expect(isVisibleText(text)).toBe(false);
});

describe("what people write is left as it is", () => {
  test.each([
    "Straße, naïve, 東京, Ελλάδα",
    "tab\tand\nline",
    "نص عربي ו־עברית",
    "نمی\u200cخواهم",
    "क्\u200dष",
    "PDF\u200cها",
    "葛\ufe00",
    "\u2764\ufe0f\u200d\u{1f525}",
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
    "\u{1f469}\u{1f3fd}\u200d\u{1f4bb}",
    "\u{1f3f3}\ufe0f\u200d\u{1f308}",
    "1\ufe0f\u20e3",
    "\u2764\ufe0f",
    "e\u0301",
    "\u00a0",
    "",
  ])("%j", (text) => expect(visibleText(text)).toBe(text));

  test("line ends become line feeds", () => {
    expect(visibleText("a\r\nb\rc\n")).toBe("a\nb\nc\n");
  });
});

test("no character that has no shape of its own stays hidden", () => {
  const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;
  const missed: string[] = [];
  for (let code = 0; code <= 0x10_ffff; code++) {
    const character = String.fromCodePoint(code);
    // A carriage return ends a line, as a line feed does.
    if (!hidden.test(character) || "\t\n\r".includes(character)) continue;
    if (visibleText(character) !== named(code)) missed.push(named(code));
  }
  expect(missed).toEqual([]);
});

test("nothing but hidden characters is changed, and nothing is lost", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, (whole) => {
      const shown = visibleText(whole);
      const back = shown.replace(/⟨U\+([0-9A-F]+)⟩/g, (_match, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      );
      expect(back).toBe(whole.replace(/\r\n?/g, "\n"));
      expect(visibleText(shown)).toBe(shown);
    }),
    { numRuns: 500, seed: 1 },
  );
}, 30_000);

test("a text is visible where nothing of it has to be changed but line ends", () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 2 }),
      fc.constantFrom("\r\n", "\r", "\n", "e\u0301", "\u0301".repeat(7), "\u200d"),
    ),
  );
  fc.assert(
    fc.property(pieces, (each) => {
      const text = each.join("");
      expect(isVisibleText(text)).toBe(visibleText(text) === text.replaceAll("\r\n", "\n"));
    }),
    { numRuns: 2_000, seed: 1 },
  );
}, 30_000);

test("a long run of any one of them is shown at once", () => {
  for (const character of ["a", "\u200d", "\ufe0f", "\u202e", "\r", "\u{1f468}\u200d"]) {
    expect(visibleText(character.repeat(2 ** 18 / character.length))).not.toBe("");
  }
});

test("marks piled on one letter are cut, and what any writing needs is left", () => {
  expect(visibleText(`e${"\u0301".repeat(40)}`)).toBe(`e${"\u0301".repeat(6)}\u27e8\u2026\u27e9`);
  const tibetan = "\u0f66\u0f92\u0fb2\u0f71\u0f74\u0f7e";
  expect(visibleText(tibetan)).toBe(tibetan);
});

test("a blank that looks like nothing is shown", () => {
  expect(visibleText("\u2800")).toBe("\u27e8U+2800\u27e9");
});
