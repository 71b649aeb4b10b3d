import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  countCharacters,
  foldText,
  spokenText,
  isLongMessage,
  isVisibleText,
  questionText,
  splitMessage,
  visibleText,
} from "./text.js";

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

describe("ordinary text is left as it is", () => {
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

test.each<[string, number, number | undefined, string, number]>([
  ["abc", 3, undefined, "abc", 0],
  ["abcd", 3, undefined, "abc", 1],
  ["", 3, 1, "", 0],
  ["a\nb\nc", 10, 2, "a\nb", 2],
  ["a\nb\nc", 10, 3, "a\nb\nc", 0],
  ["a\nb", 10, 1, "a", 2],
  // The end of the last line is the end of the text.
  ["a\nb\n", 10, 2, "a\nb", 1],
  ["\n\n\n", 10, 1, "", 3],
  // Whichever limit comes first.
  ["abc\ndef", 2, 1, "ab", 5],
  ["a\nbcd", 3, 2, "a\nb", 2],
  ["\u{1f600}\u{1f600}", 3, undefined, "\u{1f600}", 2],
  ["\u{1f600}", 1, undefined, "", 2],
  ["a\ud83d", 2, undefined, "a\ud83d", 0],
])("%j cut at %d characters and %s lines", (text, characters, lines, shown, hidden) => {
  expect(foldText(text, characters, lines)).toEqual({ shown, hidden });
});

test("lines without a limit are not counted, so a reply in pieces can be cut at each piece", () => {
  const search = vi.spyOn(String.prototype, "indexOf");
  foldText("\n".repeat(20_000), 10);
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});

test("the shown text is the start of the whole, within both limits, and splits no character", () => {
  const text = fc
    .array(fc.constantFrom("a", "\n", "\u{1f600}", "\ud83d", "\ude00"), { maxLength: 12 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, fc.nat(15), fc.integer({ min: 1, max: 5 }), (whole, characters, lines) => {
      const { shown, hidden } = foldText(whole, characters, lines);
      expect(whole.startsWith(shown)).toBe(true);
      expect(shown.length + hidden).toBe(whole.length);
      expect(shown.length).toBeLessThanOrEqual(characters);
      expect(shown.split("\n").length).toBeLessThanOrEqual(lines);
      // As many as the limits allow.
      const next = whole[shown.length];
      const full = shown.length >= characters - 1 || hidden === 0;
      if (!full) expect(next === "\n" && shown.split("\n").length === lines).toBe(true);
      const rest = whole.slice(shown.length);
      expect([...shown, ...rest]).toEqual([...whole]);
    }),
    { numRuns: 2_000, seed: 1 },
  );
});

test("a short text is announced as it is", () => {
  expect(spokenText("The kitchen closes at 22:00.")).toBeUndefined();
  expect(spokenText("a".repeat(160))).toBeUndefined();
});

test("the beginning of a long text is announced, up to the end of a word", () => {
  const heard = spokenText(`${"word ".repeat(40)}end`);
  expect(heard).toBe(`${"word ".repeat(31).trim()}…`);
});

test("at most 160 characters are announced on focus, whatever a server sends", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 2_000 }),
    fc.string({ unit: "grapheme-composite", maxLength: 2_000 }),
    fc.constant("\u202e".repeat(500)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const heard = spokenText(text);
      expect((heard ?? "").length).toBeLessThanOrEqual(160);
      if (heard === undefined) expect(text.length).toBeLessThanOrEqual(160);
    }),
  );
});

test.each([
  ["Book it?", ["Book it?"]],
  ["Book it?\n", ["Book it?\n"]],
  ["Book it?\nFor six.", ["Book it?\nFor six."]],
  ["Book it?\n\nFor six.\n\nNow.", ["Book it?", "For six.\n\nNow."]],
  ["\n\nBook it?\r\n \t\r\n\r\n  For six.\n", ["\n\nBook it?\r", "  For six."]],
  ["", [""]],
])("the short message of %j is its first paragraph", (message, parts) => {
  expect(splitMessage(message)).toEqual(parts);
});

test("the name of a request has its short message in one line of at most 120 characters", () => {
  expect(questionText("Which\n  table?\n\nThe kitchen closes.")).toBe("Which table?");
  expect(questionText("a\u202eb")).toBe("a\u27e8U+202E\u27e9b");
  expect(questionText(undefined)).toBe("");
  const long = questionText("word ".repeat(100_000));
  expect(long).toMatch(/^(word )+word\u2026$/);
  expect(long.length).toBeLessThanOrEqual(120);
});

test.each([
  ["", false],
  ["a".repeat(160), false],
  ["a".repeat(161), true],
  ["One line\nand another", true],
])("%j", (message, long) => {
  expect(isLongMessage(message)).toBe(long);
});

test.each([
  ["", 0],
  ["abc", 3],
  ["\u{1f600}", 1],
  ["\u{1f600}\u{1f600}", 2],
  ["e\u0301", 2],
  ["\u{1f468}\u200d\u{1f469}", 3],
  ["\ud83d", 1],
  ["\ude00\ud83d", 2],
  ["\ud83d\ud83d\ude00", 2],
  ["\ud83d\ude00\ude00", 2],
])("%j has %d characters", (text, count) => expect(countCharacters(text)).toBe(count));

test("it counts code points, whatever the text is", () => {
  const units = fc.array(fc.constantFrom(0x61, 0xd83d, 0xde00, 0xd800, 0xdfff, 0xe000, 0x0301));
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes);
      expect(countCharacters(text)).toBe([...text].length);
    }),
    { numRuns: 1_000, seed: 1 },
  );
});
