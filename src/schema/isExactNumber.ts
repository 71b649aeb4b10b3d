/**
 * Whether a number equals its decimal text, so that JavaScript didn't round it.
 *
 * @param text plain or scientific notation, with a dot: `-1.50e-7`.
 * @param value the number that `Number` returns for it.
 */
export function isExactNumber(text: string, value: number): boolean {
  return digits(text.replace(/^[+-]/, "").toLowerCase()) === digits(String(Math.abs(value)));
}

/** The significant digits of a plain or scientific decimal, and their power of ten. */
function digits(text: string): string {
  const [mantissa = "", exponent = "0"] = text.split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const all = (whole + fraction).replace(/^0+/, "");
  // `/0+$/` takes quadratic time for long runs of zeros inside.
  let end = all.length;
  while (all[end - 1] === "0") end -= 1;
  const significant = all.slice(0, end);
  if (significant === "") return "0";
  return `${significant}e${Number(exponent) - fraction.length + all.length - significant.length}`;
}
