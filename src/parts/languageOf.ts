/**
 * The language of a person: what the host gives, else the browser's. On the server, where it is not
 * known, English, until the page is hydrated.
 *
 * @param locale a BCP 47 tag. What is none, such as `de_DE`, counts as not given: hosts pass what
 *   their users' settings hold.
 * @param browser see `useBrowserLanguage`.
 */
export function languageOf(locale: string | undefined, browser: string | undefined): string {
  return isTag(locale) ? locale : (browser ?? "en");
}

function isTag(locale: string | undefined): locale is string {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
