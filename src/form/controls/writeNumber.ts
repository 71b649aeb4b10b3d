/**
 * Writes a number of a slider as a user would type it, without rounding errors of binary fractions.
 *
 * @param sign the user's decimal separator.
 */
export function writeNumber(
  value: number,
  { step, minimum, sign }: { step: number; minimum: number; sign: "." | "," },
): string {
  const digits = Math.min(Math.max(places(step), places(minimum)), 100);
  return String(Number(value.toFixed(digits))).replace(".", sign);
}

/** How many decimal places a number has. */
function places(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (mantissa.split(".")[1] ?? "").length - Number(exponent));
}
