import { inCyrillic, inLatin } from "../../text/twins.js";
import { inPlainLetters } from "../../text/inPlainLetters.js";

/** Maximum length of a text that is searched. A malicious text can have megabytes. */
const MAX_CHARACTERS = 4_000;

export function pieces(text = "", at: RegExp): string[] {
  return text.slice(0, MAX_CHARACTERS).split(at);
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
