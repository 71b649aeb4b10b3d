import { twins } from "./twins.js";

/** Replaces the Latin letters of a text that has Cyrillic ones by the Cyrillic letters that look alike. */
export function inCyrillic(text: string): string {
  if (!/[\u0400-\u052f]/.test(text)) return text;
  return text.replace(/[a-z]/gi, (letter) => {
    const twin = twins.others[twins.latin.indexOf(letter)] ?? letter;
    return /[\u0400-\u052f]/.test(twin) ? twin : letter;
  });
}
