import type { DomainLookup } from "./types.js";

/** Second-level names under which countries give out domains: `co.uk`, `com.br`, `or.jp`. */
const secondLevel =
  /^(?:ac|co|com|edu|gen|go|gob|gouv|gov|gv|id|in|info|ltd|mil|ne|net|nom|or|org|plc|sch|web)$/;

/**
 * Returns the domain of a host that is compared with other names, and the labels of its suffix.
 *
 * With a public suffix lookup this is the registrable domain. Without one it is an estimate: good
 * enough to find imitations, too weak to be shown as the owner.
 */
export function siteOf(
  host: string,
  domains: DomainLookup | undefined,
): { site: string; suffixLength: number } {
  const labels = host.split(".");
  const known = domains && lookUp(host, domains)?.domain;
  if (known) return { site: known, suffixLength: known.split(".").length - 1 };
  const suffixLength =
    labels.at(-1)?.length === 2 && secondLevel.test(labels.at(-2) ?? "") && labels.length > 2
      ? 2
      : 1;
  return { site: labels.slice(-suffixLength - 1).join("."), suffixLength };
}

/** Asks an injected lookup, which may be wrong about anything. */
export function lookUp(host: string, domains: DomainLookup): ReturnType<DomainLookup> {
  try {
    const info = domains(host);
    const isSuffix = !info?.domain || host === info.domain || host.endsWith(`.${info.domain}`);
    return isSuffix ? info : undefined;
  } catch {
    return undefined;
  }
}
