/**
 * Whether a number is a multiple of another one, both read as the decimal numbers that people and
 * JSON write: 0.3 is a multiple of 0.1, although 0.3 / 0.1 is 2.9999999999999996 in binary.
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [a, aExponent] = toDecimal(value);
  const [b, bExponent] = toDecimal(step);
  const exponent = Math.min(aExponent, bExponent);
  return scale(a, aExponent - exponent) % scale(b, bExponent - exponent) === 0n;
}

/** A finite number as `digits * 10 ** exponent`; the exponent lies between -340 and 308. */
function toDecimal(number: number): [digits: bigint, exponent: number] {
  const [mantissa = "0", exponent = "0"] = String(number).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

function scale(digits: bigint, zeros: number): bigint {
  return digits * 10n ** BigInt(zeros);
}
