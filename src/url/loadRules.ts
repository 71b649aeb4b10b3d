import { lazy } from "../core/lazy.js";
import type { DomainLookup, UrlContext } from "./types.js";
import { unicode } from "./unicode.js";

/** The public suffix list, imported on first use and cached. */
export const lazyPublicSuffixes = lazy("publicSuffixes", () => import("./publicSuffixes.js"));

/**
 * Loads the public suffix list, including companies' own suffixes.
 *
 * The list is a separate chunk, several times the size of the rest of the URL code.
 *
 * @throws if the chunk cannot be loaded, for example offline.
 * @example
 * const domains = await loadPublicSuffixes();
 * analyzeUrl("https://docs.example.co.uk/", { domains }).registrableDomain; // "example.co.uk"
 */
export async function loadPublicSuffixes(): Promise<DomainLookup> {
  return (await lazyPublicSuffixes.load()).publicSuffixes;
}

/** The rules for a URL with characters beyond ASCII. */
export const lazyUnicodeRules = lazy("unicodeRules", () => import("./unicodeRules.js"));

/** Loads what a URL with characters beyond ASCII is judged by. */
export async function loadUnicodeRules(): Promise<void> {
  unicode.rules = (await lazyUnicodeRules.load()).unicodeRules;
}

/**
 * A character beyond ASCII: as such, as Punycode, or behind percent signs, however often encoded. So is what Punycode
 * hides by: a line end within it, and a letter of its beginning, or of a percent sign, that needs no encoding.
 */
const beyondAscii = /[^\0-\x7f]|xn--|[\t\n\r]|%(?:25)*(?:[89a-f]|[57]8|[46]e|2d|[\da-f]?%)/i;

/** Whether a URL, or a name it is compared with, may hold characters beyond ASCII. */
export function needsUnicode(raw: string, context: UrlContext): boolean {
  const { requesterUrl, appUrl, otherServers = [], protectedNames = [] } = context;
  return [raw, requesterUrl, appUrl, ...otherServers, ...protectedNames].some(
    (text) => typeof text === "string" && beyondAscii.test(text),
  );
}
