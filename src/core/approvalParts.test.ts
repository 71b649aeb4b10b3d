import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { enApproval } from "../strings/enApproval.js";
import { argvText, cutBase64, isCommandName, readJsonText, shownText } from "./approvalParts.js";
import { jsonOf } from "./fixtures/approvals.js";
import { stretchesOf } from "./text.js";

const shown = (text: string) => shownText(text, enApproval, "all");
/** The marked parts of a command, with their kind. */
const marked = (text: string) => {
  const { text: written, marks } = shown(text);
  return marks.map(({ kind, from, to }) => [kind, written.slice(from, to)]);
};

describe("a command", () => {
  test.each<[string, string, [string, string][]]>([
    ["a dash", "git push \u2013force", [["dash", "\u2013"]]],
    ["a minus sign", "rm \u2212rf", [["dash", "\u2212"]]],
    [
      "quotes",
      "echo \u201ca\u201d \u2018b\u2019",
      [
        ["quote", "\u201c"],
        ["quote", "\u201d"],
        ["quote", "\u2018"],
        ["quote", "\u2019"],
      ],
    ],
    ["a space that does not break", "rm -rf\u00a0/", [["space", "\u00a0"]]],
    ["a Cyrillic letter in an ASCII word", "\u0441url a.example", [["letter", "\u0441"]]],
    [
      "Greek letters in an ASCII word",
      "c\u03bfd\u03b5",
      [
        ["letter", "\u03bf"],
        ["letter", "\u03b5"],
      ],
    ],
    ["a fullwidth letter", "\uff52m", [["letter", "\uff52"]]],
    ["a mathematical letter", "\u{1d42b}m", [["letter", "\u{1d42b}"]]],
    ["a Greek question mark", "a\u037e b", [["sign", "\u037e"]]],
    ...[
      ..."\u2044\u2215\u29f8\u2216\u2223\u01c0\u2758\u2217\u204e\u2236\ua789\u01c3\u02c2\u02c3",
    ].map((sign): [string, string, [string, string][]] => [
      `a sign that looks like one of ASCII, between and in words: ${sign}`,
      `curl a.example ${sign} sh a${sign}b`,
      [
        ["sign", sign],
        ["sign", sign],
      ],
    ]),
    ...["https://*.com/i", "a.*", "x=*;", "run/*/a", "a-*1", "a-*.com"].map(
      (pattern): [string, string, [string, string][]] => [
        `a word of Cyrillic letters that look like Latin ones in ${pattern}`,
        `open ${pattern.replace("*", "\u0430\u0440\u0440\u04cf\u0435")}`,
        [..."\u0430\u0440\u0440\u04cf\u0435"].map((letter) => ["letter", letter]),
      ],
    ),
    ...["\u0391\u03bf"].map((word): [string, string, [string, string][]] => [
      `a word of another alphabet with such letters: ${word}`,
      `cat ${word}.txt`,
      [...word].map((letter) => ["letter", letter]),
    ]),
  ])("marks %s", (_, text, marks) => {
    expect(marked(text)).toEqual(marks);
    const { suspects } = shown(text);
    expect(suspects.map(({ character }) => character)).toEqual([
      ...new Set(marks.map(([, character]) => character)),
    ]);
  });

  test("marks two letters after a hyphen within a host", () => {
    expect(marked("curl https://t-\u0441\u043e.com").map(([kind]) => kind)).toEqual([
      "letter",
      "letter",
    ]);
  });

  test.each(["\u0430.", "\u0430", "a\u0430", "\u0444.", "\u01c0 "])(
    "is read in linear time, even 200,000 characters of %s",
    (repeated) => {
      const text = repeated.repeat(200_000 / repeated.length);
      const { marks } = shown(`${text}a`);
      expect(marks.length > 0).toBe(repeated !== "\u0444.");
      expect(shown(text).marks.length > 0).toBe(/[a\u01c0]/.test(repeated));
    },
  );

  test("names each character by its code point", () => {
    expect(shown("a \u2013\u2013 \u{1d42b}").suspects).toEqual([
      { kind: "dash", character: "\u2013", code: "U+2013" },
      { kind: "letter", character: "\u{1d42b}", code: "U+1D42B" },
    ]);
  });

  test.each([
    "npm test -- --watch='a b'",
    "cat caf\u00e9.txt",
    "cat \u0444\u0430\u0439\u043b.txt",
    // An ending of a Russian noun.
    "echo API-\u0430 PR'\u0430, (API-\u0443)",
    "cat https://example.com/\u043f\u0440\u0438\u0432\u0435\u0442",
    // Without Latin letters next to it, a word is that of its language.
    "echo \u0430 \u0440\u043e\u0441\u0430",
    "echo '\u0440\u043e\u0441\u0430.'",
    "cat \u03ba\u03b1\u03b9.txt",
    "cat \u05d5.txt \u4e2d.txt",
    "echo \u6587\u5b57",
    "ls ~/\u{1f600}",
  ])("marks nothing in %s", (text) => {
    expect(shown(text)).toMatchObject({
      text,
      marks: [],
      suspects: [],
      hasHidden: false,
      isOriginal: true,
    });
  });

  test("shows what 5,000 spaces and 400 empty lines push away", () => {
    const spaces = shown(`npm test${" ".repeat(5_000)}; rm -rf ~`);
    expect(spaces.text).toBe("npm test\u27e85,000 spaces\u27e9; rm -rf ~");
    expect(spaces.isOriginal).toBe(false);
    expect(marked(`npm test${" ".repeat(5_000)};`)).toEqual([["gap", "\u27e85,000 spaces\u27e9"]]);
    const lines = shown(`npm test${"\n".repeat(401)}rm -rf ~`);
    expect(lines).toMatchObject({
      lines: 3,
      text: "npm test\n\u27e8400 empty lines\u27e9\nrm -rf ~",
    });
  });

  test("has its escapes written out", () => {
    const { text, hasHidden } = shown("\u001b[2J\u0007\u202ea\rb\ufff0c");
    expect(text).toBe(
      "\u27e8U+001B\u27e9[2J\u27e8U+0007\u27e9\u27e8U+202E\u27e9a\u27e8U+000D\u27e9b\u27e8U+FFF0\u27e9c",
    );
    expect(hasHidden).toBe(true);
  });

  test("shows the line ends of Windows as line ends", () => {
    expect(shown("a\r\nb\r\n")).toMatchObject({ text: "a\nb\n", hasHidden: false, lines: 2 });
  });

  test("has marks inside its text, in order and apart, whatever it is", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(
          fc.constantFrom(
            "\u0441",
            "a",
            " ".repeat(20),
            "\n\n\n\n\n\n",
            "\u2013",
            "\ufff0",
            "\u{1d42b}",
          ),
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (original) => {
        const { text: written, marks, lines } = shown(original);
        expect(written).not.toMatch(/[\ufff0\ufff1]/);
        expect(lines).toBe(
          written === "" ? 0 : written.split("\n").length - Number(written.endsWith("\n")),
        );
        let at = 0;
        for (const { from, to } of marks) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          at = to;
        }
        expect(at).toBeLessThanOrEqual(written.length);
      }),
      { numRuns: 2_000 },
    );
  });

  test("is read as its argv: one word a line, in quotes where it could be two", () => {
    expect(argvText(["rm", "-rf", "/ tmp", "", 'a"b', "x\nrm"])).toBe(
      'rm\n-rf\n"/ tmp"\n""\n"a\\"b"\n"x\\nrm"',
    );
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (words) => {
        expect(argvText(words).split("\n")).toHaveLength(words.length);
      }),
    );
  });
});

test("a title marks a word of look-alike letters next to Latin ones", () => {
  const { suspects } = shownText("Run a.\u0441\u043e, \u0430 \u2215", enApproval, "letters");
  expect(suspects.map(({ code }) => code)).toEqual(["U+0441", "U+043E"]);
});

test.each([
  ["command", true],
  ["bash_command", true],
  ["cmd", true],
  ["script", true],
  ["description", false],
  ["commander", false],
])("an argument named %s is a command: %s", (name, is) => {
  expect(isCommandName(name)).toBe(is);
});

test("other texts than commands mark only long runs of white space", () => {
  expect(shownText("caf\u00e9 \u2013 \u0441url", enApproval)).toMatchObject({
    marks: [],
    suspects: [],
  });
});

describe("a JSON text", () => {
  test.each<[string, unknown, string[], boolean]>([
    ['{"path":"/x","path":"/y"}', { path: "/y" }, ["path"], true],
    ['{"path":"/x","p\\u0061th":"/y"}', { path: "/y" }, ["path"], true],
    ['{"a":{"b":1},"c":[{"b":1},{"b":2}]}', { a: { b: 1 }, c: [{ b: 1 }, { b: 2 }] }, [], false],
    ['["a","a"]', ["a", "a"], [], false],
    [' { "a" : [ 1.0, 1e2, 0.10, -5 ] }\n', { a: [1, 100, 0.1, -5] }, [], false],
    ['"caf\\u00e9"', "café", [], false],
    ["1e999", Infinity, [], true],
    ["12345678901234567890", 12345678901234567000, [], true],
    ["[-0]", [-0], [], true],
    ["0.1000000000000000000001", 0.1, [], true],
    ['{"b":1,"1":2}', { b: 1, 1: 2 }, [], true],
  ])("%s is read with what its value does not say", (text, value, doubled, needsRaw) => {
    expect(readJsonText(text)).toEqual({ value, doubled, needsRaw });
  });

  test("with a key __proto__ keeps it", () => {
    const { value, needsRaw } = readJsonText('{"__proto__":1,"constructor":2}')!;
    expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
    expect(needsRaw).toBe(false);
  });

  test.each(["npm test", "{a:1}", "\ufeff{}", "", "{}{}"])("%j is none", (text) => {
    expect(readJsonText(text)).toBeUndefined();
  });

  test("that JSON.stringify writes is its value, with and without spaces", () => {
    fc.assert(
      fc.property(jsonOf(), fc.constantFrom(undefined, 2), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        expect(readJsonText(text)).toEqual({
          value: JSON.parse(text),
          doubled: [],
          needsRaw: false,
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["plain characters", { a: "x".repeat(9_000_000) }],
    ["escaped characters", { a: "\n".repeat(9_000_000) }],
    ["quotes", { a: '"'.repeat(4_500_000) }],
    ["keys", { ["x".repeat(9_000_000)]: 1 }],
  ])("a text of nine million %s is read", (_, value) => {
    expect(readJsonText(JSON.stringify(value))?.needsRaw).toBe(false);
  });

  test("a number with nine million digits needs its text", () => {
    expect(readJsonText(`1${"0".repeat(9_000_000)}`)?.needsRaw).toBe(true);
    expect(readJsonText(`[0.${"1".repeat(9_000_000)}]`)?.needsRaw).toBe(true);
  });

  test("is read in linear time, even a million zeros, quotes or brackets", () => {
    for (const text of [
      `1${"0".repeat(1_000_000)}1`,
      `0.${"0".repeat(1_000_000)}1`,
      JSON.stringify('"'.repeat(1_000_000)),
    ]) {
      expect(readJsonText(text)).toBeDefined();
    }
    readJsonText("[".repeat(1_000_000) + "]".repeat(1_000_000));
  });
});

describe("base64", () => {
  const data = Buffer.from(Array.from({ length: 9_000 }, (_, at) => at % 251)).toString("base64");

  test("is cut to its ends from 10,000 characters on", () => {
    expect(cutBase64(data)).toEqual({
      start: data.slice(0, 500),
      end: data.slice(-200),
      hidden: data.length - 700,
      length: data.length,
    });
    expect(cutBase64(`data:image/png;base64,${data}`)).toBeDefined();
    expect(cutBase64(data.replaceAll("+", "-").replaceAll("/", "_"))).toBeDefined();
    expect(
      cutBase64(Buffer.alloc(10_000, data).toString("base64").replace(/=+$/, "")),
    ).toBeDefined();
    expect(cutBase64(data.repeat(700))).toBeDefined();
  });

  test.each([
    ["a shorter text", data.slice(0, 9_999)],
    ["a text of words", "rm -rf / ".repeat(2_000)],
    ["one that ends otherwise", `${data}; rm -rf ~`],
    ["one with something in its middle", `${data.slice(0, 6_000)}$(rm)${data.slice(6_000)}`],
    ["a script of one word a line", `${"ls\n".repeat(5_000)}reboot\n${"ls\n".repeat(5_000)}`],
    ["one with line breaks", data.replaceAll(/.{76}/g, "$&\r\n")],
    ["one that ends with a line break", `${data}\n`],
    ["one with = in its middle", `${data.slice(0, 6_000)}==${data.slice(6_000)}`],
    ["one of two alphabets", `${data.slice(0, 6_000)}+__/${data.slice(6_000)}`],
    ["one of a length that no bytes have", `${data}A`],
    ["one letter", "A".repeat(12_000)],
    ["a path", "/usr/bin/X11".repeat(1_000).toLowerCase()],
    ["letters without digits", "aB".repeat(6_000)],
    ["words with lines between them", `1${"Delete_all_of_the_mail_".repeat(600)}a`],
    ["words and numbers with lines between them", `${"Send_All_21_Mails_To_Me_".repeat(600)}`],
    ["words that begin with capitals", `1${"deleteAllOfTheMail".repeat(700)}aaa`],
  ])("is not %s", (_, text) => {
    expect(cutBase64(text)).toBeUndefined();
  });
});

test("stretches cover a text without gaps, each of at most 5 lines and 200 characters", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a".repeat(90), "\n", "\ud83d\ude00", " b")), (parts) => {
      const text = parts.join("");
      let at = 0;
      for (const { from, to } of stretchesOf(text)) {
        expect(from).toBe(at);
        expect(to).toBeGreaterThan(from);
        expect(to - from).toBeLessThanOrEqual(200);
        expect(text.slice(from, to).split("\n").length).toBeLessThanOrEqual(6);
        expect(text.slice(from, to)).not.toMatch(/\p{Surrogate}/u);
        at = to;
      }
      expect(at).toBe(text.length);
    }),
  );
});
