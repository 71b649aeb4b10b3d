import { lazy } from "../lazy/lazy.js";
import type { DomainLookup } from "./types.js";

/** The public suffix list, for those who wait for it. */
export const lazyPublicSuffixes = lazy("publicSuffixes", () => import("./publicSuffixes.js"));

/**
 * Loads the public suffix list, companies' own suffixes included, when it is first needed: it is several times the
 * size of everything else here.
 *
 * @example
 * const domains = await loadPublicSuffixes();
 * analyzeUrl("https://docs.example.co.uk/", { domains }).registrableDomain; // "example.co.uk"
 */
export async function loadPublicSuffixes(): Promise<DomainLookup> {
  return (await lazyPublicSuffixes.load()).publicSuffixes;
}
