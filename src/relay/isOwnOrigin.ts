/** Headers of a request, of a web `Request` or of Node. */
export type HeadersLike =
  | Pick<Headers, "get">
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the relay needs of a request to know which page it is from: a web `Request`, or one of Node. */
export interface RequestLike {
  headers: HeadersLike;
  /** The address: a path, in Node. */
  url?: string | undefined;
  /** In Node: `encrypted` is `true` for TLS. */
  socket?: object | null | undefined;
}

/**
 * Whether a request comes from a page of the host. A browser reports truly where a page is from;
 * anything else has no cookies of the user.
 *
 * @param origins those of the host's pages. Without them a page must be of the origin that it asks.
 */
export function isOwnOrigin(request: RequestLike, origins: readonly string[] | undefined): boolean {
  const origin = headerOf(request.headers, "origin");
  if (origin !== undefined && origins) return origins.includes(origin);
  // A browser sends no `Origin` with a GET by a page of the same origin.
  const site = headerOf(request.headers, "sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return origin === undefined || isSameOrigin(origin, request);
}

/** Whether the connection of a request of Node is one of TLS. */
export function isEncrypted({ socket }: Pick<RequestLike, "socket">): boolean {
  return Boolean(socket && "encrypted" in socket && socket.encrypted);
}

/**
 * Compares an origin with the address of a request. A proxy in front may end TLS, so a page over HTTPS
 * may reach the relay over HTTP, but never the other way round.
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

/** The host that was asked: by the address if it is a whole one, else by the header. */
function hostOf({ url = "", headers }: RequestLike): string | undefined {
  if (schemeOf(url) && URL.canParse(url)) return new URL(url).host;
  return headerOf(headers, "host") ?? headerOf(headers, ":authority");
}

/** Whether a page of the same origin is one over HTTPS. */
function isSecure(request: RequestLike, hostname: string): boolean {
  const { url = "", headers, socket } = request;
  const forwarded = headerOf(headers, "x-forwarded-proto") ?? headerOf(headers, "forwarded") ?? "";
  if (/^(?:https|wss)\b|\bproto="?(?:https|wss)\b/i.test(forwarded)) return true;
  const scheme = schemeOf(url);
  if (scheme) return scheme === "https" || scheme === "wss";
  if (socket) return isEncrypted(request);
  // Where nothing tells the scheme, only the machine itself is reached without TLS.
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
