export { en, type Strings } from "./en.js";
export { loadStrings, type Locale, locales, matchLocale } from "./loadStrings.js";
