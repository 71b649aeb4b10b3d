import { expect, test } from "vitest";
import { decodePunycode, unicodeRules } from "./unicodeRules.js";
import { honestHosts } from "./fixtures/honestHosts.js";
import { isOneEditAway } from "./names.js";
import { labelFlaw } from "./labelFlaw.js";
import { scriptsOf } from "./scripts.js";
import { skeletons } from "./characters.js";
import { unicode as known } from "./unicode.js";

known.rules = unicodeRules;

test("Punycode is decoded as RFC 3492 has it", () => {
  expect(decodePunycode("bcher-kva")).toBe("bücher");
  expect(decodePunycode("egbpdaj6bu4bxfgehfvwxn")).toBe("ليهمابتكلموشعربي؟");
  expect(decodePunycode("ihqwcrb4cv8a8dqg056pqjye")).toBe("他们为什么不说中文");
  expect(decodePunycode("-> $1.00 <--")).toBe("-> $1.00 <-");
  expect(decodePunycode("3b-ww4c5e180e575a65lsy2b")).toBe("3年b組金八先生");
  for (const wrong of ["zzzzzzzzzz99999", "a-b_c", "99999999", "\ud800", "ü"])
    expect(decodePunycode(wrong)).toBeUndefined();
});

test("Punycode decodes what the URL parser encodes", () => {
  for (const host of honestHosts) {
    const { hostname } = new URL(`https://${host}/`);
    const unicode = hostname.replace(
      /xn--([a-z0-9-]+)/g,
      (_, label: string) => decodePunycode(label) ?? "?",
    );
    expect(new URL(`https://${unicode}/`).hostname).toBe(hostname);
    expect(unicode).not.toBe(hostname);
  }
});

test.each([
  ["invalid", "ру--авто", "ru"],
  ["invalid", "٢٠", "eg"],
  ["characters", "i♥x", "com"],
  ["characters", "ḷily", "com"],
  ["scripts", "gооgle", "com"],
  ["scripts", "café中国", "cn"],
  ["numbers", "জ9৭", "com"],
  ["numbers", "12з4", "com"],
  ["marks", "รี่่", "th"],
  ["marks", "i\u0307x", "com"],
  ["marks", "ı\u0301x", "com"],
  ["marks", "한\u0307글", "com"],
  ["country", "aþb", "com"],
  ["country", "əx", "com"],
  ["country", "a·b", "cat"],
  ["latin", "ѕсоре", "com"],
  ["latin", "теѕт", "com"],
  ["latin", "ικα", "com"],
  ["signs", "google一com", "com"],
  ["signs", "comノevil", "jp"],
  ["signs", "ノgoogle", "com"],
  ["signs", "ーab", "jp"],
  ["signs", "日本・", "jp"],
  ["signs", "aヽ", "jp"],
  ["signs", "カへナ", "jp"],
])("the flaw is %s in %s.%s", (reason, label, topLevel) => {
  expect(labelFlaw(label, { topLevel, unicodeTopLevel: topLevel })?.reason).toBe(reason);
});

test.each([
  ["bücher", "de"],
  ["ру-авто", "ru"],
  ["hello中国", "com"],
  ["12з4д", "com"],
  ["aþb", "is"],
  ["l·l", "cat"],
  ["ѕсоре", "ru"],
  ["теѕт", "mk.рф"],
  ["十堰", "cn"],
  ["ビタミンb1", "jp"],
  ["日本・野球", "jp"],
  ["カヽ", "jp"],
  ["ノ", "jp"],
  ["口袋", "com"],
])("there is no flaw in %s.%s", (label, domain) => {
  const topLevel = domain.replace(/^.*\./, "");
  expect(labelFlaw(label, { topLevel, unicodeTopLevel: topLevel })).toBeUndefined();
});

test("scripts come from the pinned table", () => {
  expect([..."aаα中あ한1́"].map(scriptsOf)).toEqual([
    "Latn",
    "Cyrl",
    "Grek",
    "Hani",
    "Hira",
    "Hang",
    "*",
    scriptsOf("\u0301"),
  ]);
  for (const refused of ["♥", "\u200d", "ㄅ", "Ꭰ", "ɡ", "ḷ", "\u{10300}", "\ud800", ""])
    expect(scriptsOf(refused)).toBeUndefined();
});

test("labels that look alike have a skeleton in common", () => {
  const alike = (a: string, b: string): boolean =>
    skeletons(a).some((skeleton) => skeletons(b).includes(skeleton));
  for (const [a, b] of [
    ["раураӏ", "paypal"],
    ["rn", "m"],
    ["g00gle", "google"],
    ["þaypal", "paypal"],
    ["œ", "ce"],
    ["œ", "oe"],
    ["łódź", "lodz"],
  ] as const) {
    expect(alike(a, b), `${a} ${b}`).toBe(true);
  }
  expect(alike("google", "goggle")).toBe(false);
});

test("one edit adds, removes or replaces a letter, or swaps two", () => {
  for (const other of ["githu", "githubb", "githud", "gihtub", "xgithub", "igthub"]) {
    expect(isOneEditAway("github", other), other).toBe(true);
  }
  for (const other of ["github", "githaa", "ghitub2", "gith", "githubbb", "buhtig"])
    expect(isOneEditAway("github", other)).toBe(false);
});
