import { loadStrings, type Strings } from "react-elicitation";
import { type Locale, locales } from "react-elicitation/strings";
import { type ReactNode, useState } from "react";

/** What a language calls itself. */
export function nameOf(locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
}

interface LanguageMenuProps {
  children: (strings: Strings | undefined, locale: Locale) => ReactNode;
}

/**
 * A host whose language can be changed at any time. It loads the words, then renders what it had in
 * them; until then the old ones stay.
 */
export function LanguageMenu({ children }: LanguageMenuProps) {
  const [[locale, strings], setLanguage] = useState<[Locale, Strings?]>(["en"]);
  return (
    <div dir={locale === "ar" ? "rtl" : "ltr"} lang={locale}>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8, marginBlockEnd: 16 }}>
        {locales.map((each) => (
          <button
            type="button"
            key={each}
            lang={each}
            aria-pressed={each === locale}
            // As in a toolbar: the focus stays where somebody types.
            onMouseDown={(event) => event.preventDefault()}
            onClick={async () => setLanguage([each, await loadStrings(each)])}
          >
            {nameOf(each)}
          </button>
        ))}
      </div>
      {children(strings, locale)}
    </div>
  );
}
