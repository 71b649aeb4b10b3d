/**
 * Letters of Cyrillic, Greek and Armenian, and at the same index the Latin letter that looks alike.
 */
export const twins = {
  others: "АВЕКМНОРСТУХІЈЅҮԚԜаеорсухіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρικՕՍօոսհɑɡ",
  latin: "ABEKMHOPCTYXIJSYQWaeopcyxijshdqwlABEZHIKMNOPTYXaovpikOUonuhag",
} as const;

/** Replaces the letters of other scripts in a text by the Latin letters that look alike. */
export function inLatin(text: string): string {
  return text.replace(/[\u0251\u0261\u0370-\u058f]/g, (letter) => {
    return twins.latin[twins.others.indexOf(letter)] ?? letter;
  });
}

/** A text in Latin letters alone, each of which is seen as it is. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** Joiners and variation selectors, which change nothing that is seen of most letters. */
const UNSEEN = /\u200c|\u200d|[\ufe00-\ufe0f]/g;

/** A text as a reader sees it: two texts with the same reading look alike, or nearly. */
export function readingOf(label: string): string {
  if (PLAIN.test(label)) return asDrawn(label);
  const settled = label.normalize("NFKC").replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
  return asDrawn(inLatin(settled.replace(/[\u2010-\u2013\u2212]/g, "-")));
}

/**
 * Returns a text with one character for those that look alike in many fonts: "Alice" and "AIice".
 */
function asDrawn(text: string): string {
  return text.toLowerCase().replace(/[i1|]/g, "l").replaceAll("0", "o");
}
