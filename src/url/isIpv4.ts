/** Whether a canonical host is an IPv4 address: the URL parser leaves no other name that ends in a number. */
export function isIpv4(host: string): boolean {
  return /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether a canonical IPv6 host is an IPv4 address in disguise. */
export function isMappedIpv4(host: string): boolean {
  return host.startsWith("[::ffff:");
}
