/** Public names that answer with the address that is written in them. */
const answering =
  /.\.(?:(?:nip|sslip|xip|backname|ipq)\.io|local-ip\.(?:co|sh)|(?:traefik|localdns)\.me|plex\.direct|ip6?\.name|nip\.direct)$/;

/** Four numbers with dots or dashes between, wherever they stand: one run may hold several. */
const numbers = /(?<![\da-z])(?=(\d{1,3}([.-])\d{1,3}\2\d{1,3}\2\d{1,3})(?!\d))/g;

/** Eight hexadecimal digits that are a whole word of a label. */
const hexadecimal = /(?<![^.-])[\da-f]{8}(?![^.-])/g;

/** What tells a hexadecimal address from a random word: 10.0, 127.0, 169.254, 172.16 to 31 and 192.168. */
const privateHexadecimal = /^(?:0a00|7f00|a9fe|ac1|c0a8)/;

/** An IPv6 address with dashes for its colons, as a whole label. */
const dashed = /(?<![^.])[\da-f]*-[\da-f-]*(?![^.])/g;

/**
 * The addresses that are written in a public name, canonical: `127.0.0.1` of `app.127-0-0-1.example.com`. Whoever owns
 * the name may have it lead there, which services like nip.io do for everybody.
 *
 * @returns undefined where such a service is asked for an address in a notation that is not known
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
    // Numbers of more than a byte, and words with dashes, are no address.
    const url = `http://${address}`;
    return URL.canParse(url) ? [new URL(url).hostname] : [];
  });
  return isAnswering && addresses.length === 0 ? undefined : addresses;
}
