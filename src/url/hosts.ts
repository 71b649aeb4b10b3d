import { isIpv4, parseUrl } from "./parseUrl.js";
import type { DomainLookup, HostFacts } from "./types.js";
import { unicode } from "./unicode.js";

/** Public names that answer with the address that is written in them. */
const answering =
  /.\.(?:(?:nip|sslip|xip|backname|ipq)\.io|local-ip\.(?:co|sh)|(?:traefik|localdns)\.me|plex\.direct|ip6?\.name|nip\.direct)$/;

/** Four numbers separated by dots or dashes, at any position. One run may contain several. */
const numbers = /(?<![\da-z])(?=(\d{1,3}([.-])\d{1,3}\2\d{1,3}\2\d{1,3})(?!\d))/g;

/** Eight hexadecimal digits that are a whole word of a label. */
const hexadecimal = /(?<![^.-])[\da-f]{8}(?![^.-])/g;

/**
 * Beginnings that distinguish a hexadecimal address from a word: 10.0, 127.0, 169.254, 172.16 to 31
 * and 192.168.
 */
const privateHexadecimal = /^(?:0a00|7f00|a9fe|ac1|c0a8)/;

/** An IPv6 address with dashes for its colons, as a whole label. */
const dashed = /(?<![^.])[\da-f]*-[\da-f-]*(?![^.])/g;

/**
 * Returns the IP addresses written in a public name: `127.0.0.1` of `app.127-0-0-1.example.com`.
 *
 * The owner of the name may resolve it to that address, as services like nip.io do for everybody.
 *
 * @returns `undefined` if the name belongs to such a service, in an unknown notation.
 */
export function addressesInName(host: string): string[] | undefined {
  const isAnswering = answering.test(host);
  const written = [
    ...Array.from(host.matchAll(numbers), ([, found = ""]) =>
      found.split(/\D/).map(Number).join("."),
    ),
    ...(host.match(hexadecimal) ?? [])
      .filter((word) => isAnswering || privateHexadecimal.test(word))
      .map((word) => `0x${word}`),
    ...((isAnswering && host.match(dashed)) || []).map(
      (label) => `[${label.replaceAll("-", ":")}]`,
    ),
  ];
  const addresses = written.flatMap((address) => {
    // Numbers above 255, and words with dashes, are no address.
    const url = parseUrl(`http://${address}`);
    return url ? [url.hostname] : [];
  });
  return isAnswering && addresses.length === 0 ? undefined : addresses;
}

/**
 * Names of this computer and of the network around it (RFC 6761, 6762, 8375; `.internal` by ICANN; common usage, of
 * which ICANN keeps a list for the names that leak), and of services in a cluster. `.test` is reserved:
 * no public name can be under it.
 */
const localName =
  /(?:^|\.)(?:bbrouter|belkin|cluster|consul|corp|dhcp|dlink|docker|domain|gateway|home|home\.arpa|internal|intra|intranet|k8s|kube|lan|loc|local|localdomain|localnet|nomad|openstacklocal|priv|private|router|svc|test|workgroup)$/;

/**
 * Names that no public DNS answers, but a network of its own does: Tor, I2P, Lokinet, GNUnet, those of block chains
 * and of others (RFC 9476).
 */
const hiddenService =
  /\.(?:888|alt|arb|avax|bazar|binanceus|bit|bitcoin|blockchain|bnb|coin|crypto|dao|eth|exit|gnu|i2p|klever|kresus|lens|lib|loki|nft|onion|polygon|sol|tez|unstoppable|wallet|zil)$/;

/** The local network's own devices, by names that are public or end like such. */
const router =
  /(?:^|\.)(?:(?:fritz|myfritz|easy|giga)\.box|speedport\.ip|mshome\.net|attlocal\.net|gateway\.lan|pi\.hole|(?:asusrouter|orbilogin|repeater-?setup|dlinkrouter|linksyssmartwifi|myrouter)\.(?:com|net)|(?:my|m)?routerlogin\.(?:com|net)|mywifiext\.(?:com|net)|tplink(?:ap|deco|eap|extender|login|modem|repeater|wifi)\.(?:com|net)|router\.asus\.com|miwifi\.com|ipv6-literal\.net)$/;

/** Public names that resolve to this computer, with any subdomain. */
const localAnswer =
  /(?:^|\.)(?:127-0-0-1\.org\.uk|42foo\.com|ddev\.site|docksal\.site|fuf\.me|lacolhost\.com|lcl\.host|lndo\.site|local\.direct|local\.gd|localdev\.me|localho\.st|localhost\.direct|localtest\.me|lvh\.me|smackaho\.st|ulh\.us|vcap\.me|yoogle\.com)$/;

/** The network that a host is in, as far as its name says. */
type NetworkPlace = "loopback" | "network" | "name" | undefined;

/**
 * Whether a canonical host is this computer (`loopback`), an address or name of the network around it (`network`), or
 * a public name that points there (`name`).
 */
function privateNetwork(host: string): NetworkPlace {
  if (host.startsWith("[") || isIpv4(host)) return privateAddress(host);
  if (/(?:^|\.)localhost$/.test(host)) return "loopback";
  if (!host.includes(".") || localName.test(host)) return "network";
  if (hiddenService.test(host) || router.test(host)) return "name";
  const written = addressesInName(host);
  return !written ||
    written.some(privateAddress) ||
    (written.length === 0 && localAnswer.test(host))
    ? "name"
    : undefined;
}

/** Whether what is here of the network is so by itself: not by what a public name happens to answer. */
export function isLocalPlace(place: NetworkPlace): boolean {
  return place === "loopback" || place === "network";
}

function privateAddress(host: string): "loopback" | "network" | undefined {
  return host.startsWith("[")
    ? privateIpv6(host.slice(1, -1))
    : privateIpv4(host.split(".").map(Number));
}
function privateIpv4([a = 0, b = 0, c = 0]: readonly number[]): "loopback" | "network" | undefined {
  if (a === 127 || a === 0) return "loopback";
  const isPrivate =
    a === 10 ||
    (a === 192 && b === 0 && c === 0) ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 198 && (b === 18 || b === 19)) ||
    a >= 224;
  return isPrivate ? "network" : undefined;
}

function privateIpv6(address: string): "loopback" | "network" | undefined {
  if (address === "::" || address === "::1") return "loopback";
  const all = ipv6Groups(address);
  // Unique local, link-local, site-local, multicast; NAT64 of a network's own (RFC 8215), segment
  // routing (RFC 9602), benchmarks (RFC 5180), discarded (RFC 6666, 9780).
  if (
    /^(?:f[cdf][\da-f]{2}|fe[89a-f][\da-f]|64:ff9b:1|5f00|2001:2:0|100:0:0:[01]):/.test(inFull(all))
  )
    return "network";
  for (const groups of embeddedIpv4(all)) {
    const place = privateIpv4(groups.flatMap((group) => [group >> 8, group & 255]));
    if (place) return place;
  }
  return undefined;
}

/** The IPv4 addresses that an IPv6 address leads to, each in two groups. */
function embeddedIpv4(groups: readonly number[]): number[][] {
  const start = inFull(groups);
  const last = groups.slice(-2);
  // Compatible, mapped, translated (SIIT, NAT64).
  if (/^(?:0:){6}|^(?:0:){5}ffff:|^(?:0:){4}ffff:0:|^64:ff9b:(?:0:){4}/.test(start)) return [last];
  // 6to4.
  if (groups[0] === 0x2002) return [groups.slice(1, 3)];
  // Teredo (RFC 4380): its server, and its client with every bit turned.
  if (groups[0] === 0x2001 && groups[1] === 0)
    return [groups.slice(2, 4), last.map((group) => group ^ 0xffff)];
  // ISATAP (RFC 5214).
  return [0, 0x200].includes(groups[4] ?? -1) && groups[5] === 0x5efe ? [last] : [];
}

/** The groups of an IPv6 address, none left out. */
function inFull(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}

/** The eight groups of a canonical IPv6 address. */
function ipv6Groups(address: string): number[] {
  const [before = [], after = []] = address
    .split("::")
    .map((side) => (side === "" ? [] : side.split(":")));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/** Second-level names under which countries give out domains: `co.uk`, `com.br`, `or.jp`. */
const secondLevel =
  /^(?:ac|co|com|edu|gen|go|gob|gouv|gov|gv|id|in|info|ltd|mil|ne|net|nom|or|org|plc|sch|web)$/;

/**
 * Returns the domain of a host that is compared with other names, and the labels of its suffix.
 *
 * With a public suffix lookup this is the registrable domain. Without one it is an estimate: good
 * enough to find imitations, too weak to be shown as the owner.
 */
function siteOf(
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

/** The labels of a canonical host in Unicode; a label that cannot be decoded stays as it is. */
function unicodeLabels(host: string): string[] {
  return host
    .split(".")
    .map((label) =>
      label.startsWith("xn--") ? (unicode.rules?.decodePunycode(label.slice(4)) ?? label) : label,
    );
}

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
