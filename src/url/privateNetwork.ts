/** Names of this computer and of the network around it (RFC 6761, 6762, 8375; `.internal` by ICANN; common usage). */
const localName = /(?:^|\.)(?:local|internal|intranet|private|lan|home|corp|localdomain|home\.arpa)$/;

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

function privateIpv6(address: string): "loopback" | "network" | undefined {
  const groups = ipv6Groups(address);
  const [first = 0, second = 0] = groups;
  const low = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
  if (groups.slice(0, 7).every((group) => group === 0) && groups[7]! < 2) return "loopback";
  // An IPv4 address inside an IPv6 one: mapped, compatible, NAT64 and 6to4.
  if (groups.slice(0, 5).every((group) => group === 0) || (first === 0x64 && second === 0xff9b)) {
    return privateIpv4(low);
  }
  if (first === 0x2002) return privateIpv4([second >> 8, second & 255]);
  const isPrivate = (first & 0xfe00) === 0xfc00 || (first & 0xff80) === 0xfe80 || first >= 0xff00;
  return isPrivate ? "network" : undefined;
}

/** Whether a canonical IPv6 host is an IPv4 address in disguise. */
export function isMappedIpv4(host: string): boolean {
  return host.startsWith("[::ffff:");
}

function ipv6Groups(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const read = (text: string): number[] =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const start = read(head);
  if (tail === undefined) return start;
  const end = read(tail);
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}
