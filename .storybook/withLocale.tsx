import type { Decorator } from "@storybook/react-vite";

export const locales = [{ value: "en", title: "English" }];

/** The language: of the page, and of every component that takes a `locale`. */
export const withLocale: Decorator = (Story, { args, argTypes, globals }) => {
  const locale = String(globals.locale);
  document.documentElement.lang = locale;
  return <Story args={"locale" in argTypes && !args.locale ? { ...args, locale } : args} />;
};
