import type { DomainLookup } from "./types.js";

/**
 * Loads the public suffix list, companies' own suffixes included, when it is first needed: it is several times the
 * size of everything else here.
 *
 * @example
 * const domains = await loadPublicSuffixes();
 * analyzeUrl("https://docs.example.co.uk/", { domains }).registrableDomain; // "example.co.uk"
 */
export async function loadPublicSuffixes(): Promise<DomainLookup> {
  const { parse } = await import("tldts");
  return (host) => parse(host, { allowPrivateDomains: true, extractHostname: false });
}
