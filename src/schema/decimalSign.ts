/** Languages looked up so far. A form has one, and looks it up at every keystroke. */
const known = new Map<string, "." | ",">();

/** The decimal sign that a language writes with Western digits. */
export function decimalSign(locale: string): "." | "," {
  let sign = known.get(locale);
  if (!sign) known.set(locale, (sign = find(locale)));
  return sign;
}

function find(locale: string): "." | "," {
  try {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
    return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
  } catch {
    // Not a language tag: hosts pass what their users' settings hold.
    return ".";
  }
}
