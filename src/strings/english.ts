import { count, number } from "./format.js";

/** The language of the built-in strings. */
export const LOCALE = "en";

export const n = number(LOCALE);
export const characters = count(LOCALE, {
  one: "{count} character",
  other: "{count} characters",
});
export const options = count(LOCALE, { one: "{count} option", other: "{count} options" });
