/**
 * Letters of Cyrillic, Greek and Armenian, and at the same index the Latin letter that looks alike.
 */
export const twins = {
  others: "АВЕКМНОРСТУХІЈЅҮԚԜаеорсухіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρικՕՍօոսհɑɡ",
  latin: "ABEKMHOPCTYXIJSYQWaeopcyxijshdqwlABEZHIKMNOPTYXaovpikOUonuhag",
} as const;

/** Replaces the Latin letters of a text that has Cyrillic ones by the Cyrillic letters that look alike. */
export function inCyrillic(text: string): string {
  if (!/[\u0400-\u052f]/.test(text)) return text;
  return text.replace(/[a-z]/gi, (letter) => {
    const twin = twins.others[twins.latin.indexOf(letter)] ?? letter;
    return /[\u0400-\u052f]/.test(twin) ? twin : letter;
  });
}

/** Replaces the letters of other scripts in a text by the Latin letters that look alike. */
export function inLatin(text: string): string {
  return text.replace(/[\u0251\u0261\u0370-\u058f]/g, (letter) => {
    return twins.latin[twins.others.indexOf(letter)] ?? letter;
  });
}
