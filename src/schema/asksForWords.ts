/** Words of options that stand for the user's own answer: other, else, custom. `*` is any ending. */
const WORDS = [
  "(?:ال)?[اأآ]خر*|غير ذلك|مخصص*", // Arabic
  "ander*|sonst*|eigene*|benutzerdefiniert*", // German
  "others?|another|else|custom|specify", // English
  "otr*|personali*", // Spanish
  "autre*|personnali*", // French
  "अन्य|(?:कुछ|कोई) और|दूसर*|कस्टम", // Hindi
  "altr*", // Italian
  "outr*", // Portuguese
  "друг(?:о*|ая|ие)|иное|прочее|свой", // Russian
].join("|");

/** The same in Chinese, Japanese and Korean, where they can be a part of other words. */
const UNSPACED_WORDS =
  "その他|そのほか|カスタム|自由記述|기타|그 외|다른|직접 입력|사용자 지정|其[他它]|自定义";

const ASKS = new RegExp(
  `(?<!\\p{L})(?:${WORDS.replaceAll("*", "[\\p{L}\\p{M}]*")})(?![\\p{L}\\p{M}])|${UNSPACED_WORDS}`,
  "iu",
);

/** In a longer label, such a word says little. */
const MAX_CHARACTERS = 100;

/**
 * Whether an option asks for the user's own answer: "Other", "Something else", "Custom…".
 *
 * It is a guess by the words of twelve languages, whatever language the user has.
 *
 * @param text label or value of the option. Untrusted.
 */
export function asksForWords(text: string): boolean {
  // White space is shown as one space.
  return ASKS.test(text.replace(/\s+/g, " ").slice(0, MAX_CHARACTERS));
}
