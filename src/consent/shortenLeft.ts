/** How many characters of a sub-domain are shown in the large line. */
const MAX_SUBDOMAIN_CHARACTERS = 40;

/** Shortens a sub-domain from the left, at a dot where there is one: the end is what counts. */
export function shortenLeft(subdomain: string, ellipsis: string): string {
  if (subdomain.length <= MAX_SUBDOMAIN_CHARACTERS) return subdomain;
  const end = subdomain.slice(-MAX_SUBDOMAIN_CHARACTERS);
  const dot = end.indexOf(".");
  return ellipsis + (dot === -1 || dot === end.length - 1 ? end : end.slice(dot + 1));
}
