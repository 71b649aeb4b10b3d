import { twins } from "./twins.js";

/** A text with every letter of another script as the Latin one that is drawn like it. */
export function inLatin(text: string): string {
  return text.replace(/[\u0251\u0261\u0370-\u058f]/g, (letter) => {
    return twins.latin[twins.others.indexOf(letter)] ?? letter;
  });
}
