/** Headers of a request, of a web `Request` or of Node. */
export type HeadersLike =
  | Pick<Headers, "get">
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Whether a request comes from a page of one's own. A browser says truly where a page is from; what is
 * no browser can say anything, and has no person's cookies.
 *
 * @param origins those of one's own pages; without, a page must be of the host that it asks.
 */
export function isOwnOrigin(headers: HeadersLike, origins: readonly string[] | undefined): boolean {
  const origin = headerOf(headers, "origin");
  if (origin !== undefined) {
    return origins ? origins.includes(origin) : hostOf(origin) === headerOf(headers, "host");
  }
  // A browser sends no `Origin` with a GET by a page of the same origin.
  const site = headerOf(headers, "sec-fetch-site");
  return site === undefined || site === "same-origin" || site === "none";
}

export function headerOf(headers: HeadersLike, name: string): string | undefined {
  if (typeof headers.get === "function") return headers.get(name) ?? undefined;
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
  return typeof value === "string" ? value : value?.[0];
}

/** `null`, which no header is, for what has none: `null` of a sandboxed frame. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
