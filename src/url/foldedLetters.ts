/**
 * Folds harmless variants of a name: capitals, decomposed accents, final sigmas, ligatures.
 *
 * The signs of kelvin and angstrom, whose small letters are "k" and "å", are not harmless.
 */
export function foldedLetters(host: string): string {
  return host
    .replace(/[^\u212a\u212b]+/g, (letters) => letters.toLowerCase())
    .normalize("NFC")
    .replaceAll("\u03c2", "\u03c3")
    .replace(/[\u0133\u0140\u01c6\u01c9\u01cc\u0587\u0e33\u0eb3\u0edc\u0edd]/g, (letter) =>
      letter.normalize("NFKC"),
    );
}
