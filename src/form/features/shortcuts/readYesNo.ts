/** The properties of a `KeyboardEvent` that a letter is read from. */
export type LetterPress = Pick<KeyboardEvent, "key" | "code">;

/**
 * Returns whether a key means yes or no.
 *
 * @param yes letter for yes in the language of the form, as it is shown.
 * @param no letter for no.
 * @returns `undefined` for every other key.
 */
export function readYesNo(press: LetterPress, yes: string, no: string): boolean | undefined {
  // The typed letter comes before the printed one: the Russian "н" is on the key of the English
  // "y".
  if (sameLetter(press.key, yes)) return true;
  if (sameLetter(press.key, no)) return false;
  if (isOnKey(press, yes)) return true;
  return isOnKey(press, no) ? false : undefined;
}

function sameLetter(typed: string, letter: string): boolean {
  return typed.normalize("NFC").toLowerCase() === letter.normalize("NFC").toLowerCase();
}

/** Whether a Latin letter is printed on a key that types another script. */
function isOnKey({ key, code }: LetterPress, letter: string): boolean {
  return /^(?!\p{Script=Latin})\p{L}$/u.test(key) && code === `Key${letter.toUpperCase()}`;
}
