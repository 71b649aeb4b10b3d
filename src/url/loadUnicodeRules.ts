import { lazyUnicodeRules } from "./lazyUnicodeRules.js";
import { unicode } from "./unicode.js";

/** Loads what a URL with characters beyond ASCII is judged by. */
export async function loadUnicodeRules(): Promise<void> {
  unicode.rules = (await lazyUnicodeRules.load()).unicodeRules;
}
