import { lazy } from "../lazy/lazy.js";
import type { DomainLookup } from "./types.js";

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
