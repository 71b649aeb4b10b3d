/** Headers of a web `Request`, or of a request of Node. */
export type HeadersLike =
  | Pick<Headers, "get">
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A web `Request`, or a request of Node, for the check of its origin. */
export interface RequestLike {
  /** HTTP headers. */
  headers: HeadersLike;
  /** URL of the request. In Node, its path and query. */
  url?: string | undefined;
  /** The socket, in Node. Its `encrypted` is `true` for TLS. */
  socket?: object | null | undefined;
}

/**
 * Whether a request comes from a page of the host.
 *
 * Browsers report the origin of a page reliably. Other clients have no cookies of the user.
 *
 * @param origins origins of the host's pages. Default: the origin in the `Host` header.
 */
export function isOwnOrigin(request: RequestLike, origins: readonly string[] | undefined): boolean {
  const origin = headerOf(request.headers, "origin");
  if (origin !== undefined && origins) return origins.includes(origin);
  // A browser sends no `Origin` with a GET by a page of the same origin.
  const site = headerOf(request.headers, "sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return origin === undefined || isSameOrigin(origin, request);
}

/** Whether the connection of a Node request uses TLS. */
export function isEncrypted({ socket }: Pick<RequestLike, "socket">): boolean {
  return Boolean(socket && "encrypted" in socket && socket.encrypted);
}

/**
 * Compares an origin with the URL of a request.
 *
 * A proxy in front may end TLS, so a page over HTTPS may reach the relay over HTTP, but never the
 * other way round.
 */
function isSameOrigin(origin: string, request: RequestLike): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // The default port depends on the scheme of the page.
  const own = `${page.protocol}//${hostOf(request)}`;
  if (!/^https?:$/.test(page.protocol) || !URL.canParse(own)) return false;
  if (new URL(own).host !== page.host) return false;
  return page.protocol === "https:" || !isSecure(request, page.hostname);
}

/** Returns the requested host, from an absolute URL, else from the header. */
function hostOf({ url = "", headers }: RequestLike): string | undefined {
  if (schemeOf(url) && URL.canParse(url)) return new URL(url).host;
  return headerOf(headers, "host") ?? headerOf(headers, ":authority");
}

/** Whether a page of the same origin uses HTTPS. */
function isSecure(request: RequestLike, hostname: string): boolean {
  const { url = "", headers, socket } = request;
  const forwarded = headerOf(headers, "x-forwarded-proto") ?? headerOf(headers, "forwarded") ?? "";
  if (/^(?:https|wss)\b|\bproto="?(?:https|wss)\b/i.test(forwarded)) return true;
  const scheme = schemeOf(url);
  if (scheme) return scheme === "https" || scheme === "wss";
  if (socket) return isEncrypted(request);
  // If the scheme is unknown, only this machine is reached without TLS.
  return !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function schemeOf(url: string): string | undefined {
  return /^([a-z]+):\/\//i.exec(url)?.[1]?.toLowerCase();
}

export function headerOf(headers: HeadersLike, name: string): string | undefined {
  if (typeof headers.get === "function") return headers.get(name) ?? undefined;
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
  return typeof value === "string" ? value : value?.[0];
}
