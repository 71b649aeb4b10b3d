/**
 * Decodes what follows `xn--` in a label (RFC 3492).
 *
 * Written out here because the `punycode` package is CommonJS under Node's own resolution, where its name is also
 * that of a deprecated built-in module.
 *
 * @returns the label in Unicode, or undefined if it is not Punycode
 */
export function decodePunycode(input: string): string | undefined {
  const delimiter = input.lastIndexOf("-");
  const output =
    delimiter > 0 ? Array.from(input.slice(0, delimiter), (letter) => letter.charCodeAt(0)) : [];
  let code = 128;
  let index = 0;
  let bias = 72;
  for (let position = delimiter > 0 ? delimiter + 1 : 0; position < input.length;) {
    const start = index;
    let weight = 1;
    for (let k = 36; ; k += 36) {
      const digit = digitOf(input.charCodeAt(position++));
      if (digit < 0) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
      if (index > 0x7fffffff || weight > 0x7fffffff) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function digitOf(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return unit - 0x61;
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30 + 26;
  return -1;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
