/**
 * Names the scripts of the world as a language does. A code that the engine has no name for stands
 * for itself.
 *
 * @example
 * scriptName("en")("Cyrl"); // "Cyrillic"
 */
export function scriptName(locale: string): (code: string) => string {
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    // The code can be one of a check that the host added; what is no code at all throws.
    if (!/^[a-z]{4}$/i.test(code)) return code;
    names ??= new Intl.DisplayNames(locale, { type: "script" });
    return names.of(code) ?? code;
  };
}
