import type { UrlPart } from "./types.js";

/**
 * The canonical URL in pieces that join to exactly its `href`.
 *
 * @param domainLength how many characters at the end of the host name are its registrable domain
 */
export function urlParts(
  { href, protocol, hostname, pathname, search, hash }: URL,
  domainLength: number,
): UrlPart[] {
  // `search` and `hash` are empty for a lone "?" or "#", which `href` keeps: measured from the end of the path instead.
  const tail = href.length - hash.length - (hash === "" && href.endsWith("#") ? 1 : 0);
  const fragment = href.slice(tail);
  const hasLoneMark = search === "" && href[tail - 1] === "?";
  const query = hasLoneMark ? "?" : search;
  const pathEnd = tail - query.length;
  const pathStart = pathEnd - pathname.length;
  const scheme = `${protocol}//`;
  const authority = href.slice(scheme.length, pathStart);
  const hostStart = authority.lastIndexOf("@") + 1;
  const port = authority.slice(hostStart + hostname.length);
  const subdomainLength = hostname.length - domainLength;
  const parts: UrlPart[] = [
    { kind: "scheme", text: scheme },
    { kind: "user-info", text: authority.slice(0, hostStart) },
    { kind: "subdomain", text: hostname.slice(0, subdomainLength) },
    { kind: "domain", text: hostname.slice(subdomainLength) },
    { kind: "port", text: port },
    { kind: "path", text: pathname },
    { kind: "query", text: query },
    { kind: "fragment", text: fragment },
  ];
  return parts.filter(({ text }) => text !== "");
}
