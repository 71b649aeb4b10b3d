export { en, type Strings } from "./en.js";
export { loadStrings } from "./loadStrings.js";
export { type Locale, locales, matchLocale } from "./matchLocale.js";
