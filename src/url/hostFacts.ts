import { isIpv4 } from "./isIpv4.js";
import { parseUrl } from "./parseUrl.js";
import { privateNetwork } from "./privateNetwork.js";
import { siteOf } from "./siteOf.js";
import type { DomainLookup, HostFacts } from "./types.js";
import { unicodeLabels } from "./unicodeLabels.js";

/** Longer hosts cannot exist in the DNS (RFC 1035, 2.3.4). */
const longestHost = 253;

/** Whether the host of a URL is longer than any name can be. It is not looked at any further. */
export function isTooLong({ hostname }: URL): boolean {
  return hostname.replace(/\.$/, "").length > longestHost;
}

/** Reads a canonical host name. */
export function hostFacts(canonical: string, domains: DomainLookup | undefined): HostFacts {
  const host = canonical.replace(/\.$/, "");
  const isAddress = host.startsWith("[") || isIpv4(host);
  return {
    host,
    labels: isAddress ? host.split(".") : unicodeLabels(host),
    ...(isAddress ? { site: host, suffixLength: 0 } : siteOf(host, domains)),
    privateNetwork: privateNetwork(host),
  };
}

/** Reads the host of a URL, or a host name, that the application configured; undefined if it is neither. */
export function hostFactsOf(
  urlOrHost: string | undefined,
  domains: DomainLookup | undefined,
): HostFacts | undefined {
  if (typeof urlOrHost !== "string" || urlOrHost === "") return undefined;
  // A bare host name is no URL: the second candidate is.
  const url = [urlOrHost, `https://${urlOrHost}`]
    .map(parseUrl)
    .find((candidate) => candidate?.hostname && !isTooLong(candidate));
  return url && hostFacts(url.hostname, domains);
}
