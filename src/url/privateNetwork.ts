/** Names of this computer and of the network around it (RFC 6761, 6762, 8375; `.internal` by ICANN; common usage). */
const localName =
  /(?:^|\.)(?:local|internal|intranet|private|lan|home|corp|localdomain|home\.arpa)$/;

/** Public names that answer with whatever private address is asked of them. */
const localAnswer =
  /(?:^|\.)(?:(?:nip|sslip|xip)\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|localho\.st|local\.gd)$/;

/**
 * Whether a canonical host is this computer (`loopback`), an address or name of the network around it (`network`), or
 * a public name that points there (`name`).
 */
export function privateNetwork(host: string): "loopback" | "network" | "name" | undefined {
  if (host.startsWith("[")) return privateIpv6(host.slice(1, -1));
  if (isIpv4(host)) return privateIpv4(host.split(".").map(Number));
  if (/(?:^|\.)localhost$/.test(host)) return "loopback";
  if (!host.includes(".") || localName.test(host)) return "network";
  return localAnswer.test(host) ? "name" : undefined;
}

/** Whether a canonical host is an IPv4 address: the URL parser leaves no other name that ends in a number. */
export function isIpv4(host: string): boolean {
  return /^\d+\.\d+\.\d+\.\d+$/.test(host);
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

/** Whether a canonical IPv6 host is an IPv4 address in disguise. */
export function isMappedIpv4(host: string): boolean {
  return host.startsWith("[::ffff:");
}
