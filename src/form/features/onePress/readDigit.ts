/** The properties of a `KeyboardEvent` that a digit is read from. */
export type DigitPress = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/**
 * The digit that a key means, whatever the layout and the script: the character where it is a digit,
 * else the key that has a digit printed on it (where digits need Shift, as in France, they are meant
 * without it). `undefined` for every other key.
 *
 * @example
 * readDigit({ key: "&", code: "Digit1", shiftKey: false }); // 1, on a French keyboard
 * readDigit({ key: "٣", code: "Digit3", shiftKey: false }); // 3, on an Arabic one
 */
export function readDigit({ key, code, shiftKey }: DigitPress): number | undefined {
  // Named keys ("ArrowDown" on a number pad without Num Lock) are no characters.
  if ([...key].length !== 1) return undefined;
  if (/^\p{Nd}$/u.test(key)) return decimalValue(key);
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit === undefined || shiftKey ? undefined : Number(digit);
}

/** The value of a decimal digit: Unicode has those of a script in one row, from 0 to 9. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  // Rows that follow on one another are of ten each.
  let start = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return (code - start) % 10;
}
