import * as limits from "../../core/limits.js";

/**
 * Letters of Cyrillic, Greek and Armenian, and at the same index the Latin letter that looks alike.
 */
const lookalikeLetters = {
  others: "АВЕКМНОРСТУХІЈЅҮԚԜаеорсухіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρικՕՍօոսհɑɡ",
  latin: "ABEKMHOPCTYXIJSYQWaeopcyxijshdqwlABEZHIKMNOPTYXaovpikOUonuhag",
} as const;

/**
 * Replaces the letters of other scripts in a text by the Latin letters that look alike, in words that
 * consist of such.
 */
export function inLatin(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const latin = word.replace(/[\u0251\u0261\u0370-\u058f]/g, (letter) => {
      return lookalikeLetters.latin[lookalikeLetters.others.indexOf(letter)] ?? letter;
    });
    return /[\u0370-\u058f]/.test(latin) ? word : latin;
  });
}

/** Replaces the Latin letters of a text that has Cyrillic ones by the Cyrillic letters that look alike. */
export function inCyrillic(text: string): string {
  if (!/[\u0400-\u052f]/.test(text)) return text;
  return text.replace(/[a-z]/gi, (letter) => {
    const lookalike = lookalikeLetters.others[lookalikeLetters.latin.indexOf(letter)] ?? letter;
    return /[\u0400-\u052f]/.test(lookalike) ? lookalike : letter;
  });
}

/** Signs and letters that pose as Latin letters, and at the same index what they are read as. */
const POSING = "013457@$|ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢꓐꓑꓓꓔꓖꓗꓙꓚꓝꓟꓠꓡꓢꓣꓦꓧꓪꓬꓮꓰꓲꓳꓴᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏒᏙᏚᏞᏟᏢᏦᏴøłđ";
const READ_AS = "oieastasiabcdefghijklmnoprstuvwyzbpdtgkjcfmnlsrvhwyaeioudrtajewmhgrvslcpkbold";

/** Replaces what poses as Latin letters in a text by these: "Passw0rd", "PlN", letters in boxes. */
export function inPlainLetters(text: string): string {
  return text
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (boxed) => {
      const at = boxed.codePointAt(0)!;
      return String.fromCharCode(97 + ((at - (at < 0x1f1e6 ? 0x1f150 : 0x1f1e6)) % 32));
    })
    .replace(/(?<=\p{Lu})l(?!\p{Ll})/gu, "I")
    .replace(/(?<=\p{L})[013457@$|]+|(?<![013457@$|])[013457@$|]+(?=\p{L})|[^\0-\x7f]/gu, (signs) =>
      signs.replace(/./gu, (sign) => READ_AS[POSING.indexOf(sign)] ?? sign),
    );
}

/**
 * Returns the part of a text that is searched. Each run of white space is one character, as labels
 * are shown: it must not push the rest out of this part.
 */
export function start(text = ""): string {
  let shown = "";
  for (const [, word, gap = ""] of text.matchAll(/(\S+)(\s*)/g)) {
    shown += word + (gap.includes("\n") ? "\n" : gap.slice(0, 1));
    if (shown.length >= limits.secretCharacters) break;
  }
  return shown.slice(0, limits.secretCharacters);
}

export function pieces(text: string, at: RegExp): string[] {
  return text.split(at).filter(Boolean);
}

/** Returns a text split into words, and its readings with look-alike characters replaced. */
export function readingsOf(text: string): string[] {
  const readings = new Set([text, inLatin(text), inCyrillic(text), inPlainLetters(text)]);
  return Array.from(readings, fold);
}

/** Words in lower case, each between spaces, without accents and whatever cannot be seen. */
export function fold(text: string): string {
  const words = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    // The dot of a file such as ".env" is a part of its name.
    .replace(/(?<![\p{L}\p{N}.])\.(?=\p{L})/gu, " dot")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]|[\u064b-\u065f]|\u0640|\u093c/g, "")
    .normalize("NFC")
    .replace(/(\p{Ll}|\d(?=\p{Lu}\p{Ll}))(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, "$& ")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+|の|의 /gu, " ")
    // Letters one by one, as in P.I.N.
    .replace(/(?<=(?:^| )\S) (?=\S(?: |$))/g, "");
  return ` ${words.trim()} `;
}
