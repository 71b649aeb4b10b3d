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
    const url = `http://${address}`;
    return URL.canParse(url) ? [new URL(url).hostname] : [];
  });
  return isAnswering && addresses.length === 0 ? undefined : addresses;
}
