import { twins } from "./twins.js";

/** A text that has letters of Cyrillic, with its Latin ones as those of Cyrillic that are drawn like them. */
export function inCyrillic(text: string): string {
  if (!/[\u0400-\u052f]/.test(text)) return text;
  return text.replace(/[a-z]/gi, (letter) => {
    const twin = twins.others[twins.latin.indexOf(letter)] ?? letter;
    return /[\u0400-\u052f]/.test(twin) ? twin : letter;
  });
}
