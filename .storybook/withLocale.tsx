import type { Decorator } from "@storybook/react-vite";
import { loadStrings } from "react-elicitation";
import { locales as known, matchLocale } from "react-elicitation/strings";

/** The languages, each by its own name for itself. */
export const locales = known.map((value) => ({
  value,
  title: new Intl.DisplayNames(value, { type: "language" }).of(value) ?? value,
  right: value,
}));

/** Loads the words before a story is drawn: of the chosen language, and of no other. */
export async function loadWords({ globals }: { globals: Record<string, unknown> }) {
  return { strings: await loadStrings(String(globals.locale)) };
}

/** The language: of the page, and of every component that takes `locale` and `strings`. */
export const withLocale: Decorator = (Story, { args, globals, loaded, viewMode }) => {
  const locale = matchLocale(String(globals.locale));
  const story = (
    <Story
      args={{
        ...args,
        locale: args.locale ?? locale,
        // In English a component has to find its words by itself.
        strings: args.strings ?? (locale === "en" ? undefined : loaded.strings),
      }}
    />
  );
  if (viewMode === "docs") return <div lang={locale}>{story}</div>;
  document.documentElement.lang = locale;
  return story;
};
