import { twins } from "./twins.js";

/** Replaces the letters of other scripts in a text by the Latin letters that look alike. */
export function inLatin(text: string): string {
  return text.replace(/[\u0251\u0261\u0370-\u058f]/g, (letter) => {
    return twins.latin[twins.others.indexOf(letter)] ?? letter;
  });
}
