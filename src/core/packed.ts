const base = 46;

/** The rows of a packed table, each with its fields. */
export function unpackRows(packed: string): string[][] {
  return packed.split("\n").map((row) => row.split(" "));
}

/**
 * Reads the numbers that `url/tables/generate.mjs` packed: base 46, last digit first. A digit is moved
 * up by 46 if another one follows.
 */
export function unpack(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (let index = 0; index < packed.length; index++) {
    const unit = packed.charCodeAt(index);
    // The alphabet is printable ASCII without the quotation mark (34) and the backslash (92).
    const digit = unit - 33 - (unit > 34 ? 1 : 0) - (unit > 92 ? 1 : 0);
    number += (digit % base) * weight;
    weight *= base;
    if (digit < base) {
      numbers.push(number);
      number = 0;
      weight = 1;
    }
  }
  return numbers;
}

/** Reads characters that were packed as the steps between their code points. */
export function unpackCharacters(packed: string): string[] {
  let code = 0;
  return unpack(packed).map((step) => String.fromCodePoint((code += step)));
}
