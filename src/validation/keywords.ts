import type { OptionValue } from "../schema/Field.js";

/**
 * Whether a number is a multiple of a step, both as decimal numbers.
 *
 * 0.3 is a multiple of 0.1, although 0.3 / 0.1 is 2.9999999999999996 in binary.
 */
export function isMultipleOf(step: number, value: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [valueDigits, valueExponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const exponent = Math.min(valueExponent, stepExponent);
  const scaledValue = valueDigits * 10n ** BigInt(valueExponent - exponent);
  const scaledStep = stepDigits * 10n ** BigInt(stepExponent - exponent);
  return scaledValue % scaledStep === 0n;
}

/** A finite number as `digits * 10 ** exponent`. The exponent lies between -340 and 308. */
function toDecimal(number: number): [digits: bigint, exponent: number] {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

/** Above this many options a set is worth building. */
const MIN_OPTIONS_FOR_SET = 64;

/** The options that were asked about last: the values of one answer come one after the other. */
let last: { options: readonly OptionValue[]; index?: ReadonlySet<unknown> } | undefined;

/**
 * Whether a value is among the options of an `enum`. Ten thousand chosen out of ten thousand stay
 * cheap: a long list is indexed for the second of them, and the index serves the rest.
 */
export function isOneOf(options: readonly OptionValue[], value: unknown): boolean {
  if (options.length <= MIN_OPTIONS_FOR_SET) return options.includes(value as OptionValue);
  if (last?.options !== options) {
    last = { options };
    return options.includes(value as OptionValue);
  }
  last.index ??= new Set<unknown>(options);
  return last.index.has(value);
}
