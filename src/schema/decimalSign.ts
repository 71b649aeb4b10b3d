/** The decimal sign that a language writes with Western digits. */
export function decimalSign(locale: string): "." | "," {
  try {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
    return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
  } catch {
    // Not a language tag: hosts pass what their users' settings hold.
    return ".";
  }
}
