import { unicode } from "./unicode.js";

/** Loads what a URL with characters beyond ASCII is judged by. */
export async function loadUnicodeRules(): Promise<void> {
  const { unicodeRules } = await import("./unicodeRules.js");
  unicode.rules = unicodeRules;
}
