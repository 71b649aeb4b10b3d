import { addressesInName } from "./addressInName.js";
import { isIpv4 } from "./isIpv4.js";

/**
 * Names of this computer and of the network around it (RFC 6761, 6762, 8375; `.internal` by ICANN; common usage).
 * `.test` is reserved: no public name can be under it.
 */
const localName =
  /(?:^|\.)(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;

/** Public names that answer with an address of this computer, whatever stands before them. */
const localAnswer =
  /(?:^|\.)(?:127-0-0-1\.org\.uk|ddev\.site|docksal\.site|fuf\.me|lacolhost\.com|lcl\.host|lndo\.site|local\.direct|local\.gd|localdev\.me|localho\.st|localhost\.direct|localtest\.me|lvh\.me|smackaho\.st|ulh\.us|vcap\.me|yoogle\.com)$/;

/** Where a host leads, as far as its name tells. */
export type NetworkPlace = "loopback" | "network" | "name" | undefined;

/**
 * Whether a canonical host is this computer (`loopback`), an address or name of the network around it (`network`), or
 * a public name that points there (`name`).
 */
export function privateNetwork(host: string): NetworkPlace {
  if (host.startsWith("[") || isIpv4(host)) return privateAddress(host);
  if (/(?:^|\.)localhost$/.test(host)) return "loopback";
  if (!host.includes(".") || localName.test(host)) return "network";
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
function privateIpv4([a = 0, b = 0]: readonly number[]): "loopback" | "network" | undefined {
  if (a === 127 || a === 0) return "loopback";
  const isPrivate =
    a === 10 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 198 && (b === 18 || b === 19)) ||
    a >= 224;
  return isPrivate ? "network" : undefined;
}

/** IPv4 addresses inside IPv6 ones: compatible, mapped, translated (NAT64) and 6to4. */
const embeddedIpv4 =
  /^(?:::(?:ffff:(?:0:)?)?|64:ff9b::|2002:)([\da-f]+):(?:([\da-f]+)$|:|([\da-f]+):)/;

function privateIpv6(address: string): "loopback" | "network" | undefined {
  if (address === "::" || address === "::1") return "loopback";
  // Unique local, link-local, site-local, multicast.
  if (/^f(?:[cdf][\da-f]|e[89a-f])[\da-f]:/.test(address)) return "network";
  const [, high, low, next] = embeddedIpv4.exec(address) ?? [];
  return high === undefined
    ? undefined
    : privateIpv4([...bytes(high), ...bytes(low ?? next ?? "0")]);
}

function bytes(group: string): [number, number] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
