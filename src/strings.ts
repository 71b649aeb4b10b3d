export { en, type Strings } from "./strings/en.js";
export { loadStrings, type Locale, locales, matchLocale } from "./strings/loadStrings.js";
