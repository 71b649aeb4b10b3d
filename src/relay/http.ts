import { isObject } from "../core/json.js";
import { BATCH_BYTES } from "./messages.js";

/** Maximum length of headers in an error message, in characters. */
const MAX_DESCRIBED = 300;

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
  const { headers } = request;
  const origin = headerOf(headers, "origin");
  if (origin !== undefined && origins) return origins.includes(origin);
  // A browser sends no `Origin` with a GET by a page of the same origin.
  const site = headerOf(headers, "sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return isSameOrigin(origin, request, requestHost(request));
  // A page whose name was made to resolve to this server (DNS rebinding) sends its own host.
  const host = headerOf(headers, "host") ?? requestHost(request);
  return !origins || origins.some((each) => isSameOrigin(each, request, host));
}

/** Returns the headers by which a page was refused, for an error message. Untrusted. */
export function describeOrigin({ headers }: RequestLike): string {
  const sent = ["origin", "host"].map(
    (name) => `${name}: ${JSON.stringify(headerOf(headers, name))}`,
  );
  return sent.join(", ").slice(0, MAX_DESCRIBED);
}

/** Whether the connection of a Node request uses TLS. */
function isEncrypted({ socket }: Pick<RequestLike, "socket">): boolean {
  return Boolean(socket && "encrypted" in socket && socket.encrypted);
}

/**
 * Compares an origin with the host and the scheme of a request.
 *
 * A proxy in front may end TLS, so a page over HTTPS may reach the relay over HTTP, but never the
 * other way round.
 */
function isSameOrigin(origin: string, request: RequestLike, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // The default port depends on the scheme of the page.
  const own = `${page.protocol}//${host}`;
  if (!/^https?:$/.test(page.protocol) || !URL.canParse(own)) return false;
  if (new URL(own).host !== page.host) return false;
  return page.protocol === "https:" || !isSecure(request, page.hostname);
}

/** Returns the requested host, from an absolute URL, else from the header. */
function requestHost({ url = "", headers }: RequestLike): string | undefined {
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

function headerOf(headers: HeadersLike, name: string): string | undefined {
  if (typeof headers.get === "function") return headers.get(name) ?? undefined;
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
  return typeof value === "string" ? value : value?.[0];
}

/** A request of Node's `http`, Express or similar. */
export interface NodeRequestLike extends AsyncIterable<Uint8Array | string> {
  /** HTTP method. */
  method?: string | undefined;
  /** Path and query. */
  url?: string | undefined;
  /** HTTP headers. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The socket. Its `encrypted` is `true` for TLS. */
  socket?: object | null | undefined;
  /** Body read by a middleware, such as `express.json()`. */
  body?: unknown;
}

/** A response of Node's `http`, Express or similar. */
export interface NodeResponseLike {
  /** Sends the status and headers. */
  writeHead(status: number, headers: Record<string, string>): unknown;
  /** Sends the headers at once. */
  flushHeaders?(): void;
  /** Writes a chunk. Returns whether more can be written. */
  write(chunk: Uint8Array): boolean;
  /** Ends the response. */
  end(): unknown;
  /** Adds a listener that is called once. */
  once(event: "close" | "drain", listener: () => void): unknown;
  /** Closes the connection to a page that reads nothing. */
  destroy?(): unknown;
  /** Whether the connection is closed. */
  destroyed?: boolean | undefined;
  /** The same over HTTP/2. */
  stream?: { destroyed: boolean } | undefined;
}

/** Answers a request of Node by what answers a web `Request`. */
export async function answerNode(
  incoming: NodeRequestLike,
  outgoing: NodeResponseLike,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  // While the host asked who it is, a page may have gone.
  if ((outgoing.stream ?? outgoing).destroyed) return;
  let request: Request;
  try {
    request = toRequest(incoming);
  } catch {
    // It is no request of the web.
    outgoing.writeHead(400, {});
    outgoing.end();
    return;
  }
  const response = await answer(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.flushHeaders?.();
  const reader = response.body?.getReader();
  let closed = false;
  let goOn = () => {};
  // Listened to once, however often a page is slow.
  outgoing.once("close", () => {
    closed = true;
    void reader?.cancel().catch(() => {});
    goOn();
  });
  // A page that reads nothing is cut off, also while a chunk waits for it.
  reader?.closed.catch(() => {
    closed = true;
    outgoing.destroy?.();
    goOn();
  });
  for (;;) {
    const { value } = (await reader?.read().catch(() => undefined)) ?? {};
    if (!value || closed) break;
    if (outgoing.write(value)) continue;
    await new Promise<void>((resolve) => outgoing.once("drain", (goOn = resolve)));
  }
  outgoing.end();
}

function toRequest(incoming: NodeRequestLike): Request {
  const { method = "GET", headers, url = "/" } = incoming;
  // HTTP/2 says by a name of its own which host is asked.
  const host = headerOf(headers, "host") ?? headerOf(headers, ":authority") ?? "localhost";
  const entries = Object.entries({ ...headers, host }).flatMap(([name, value]) =>
    name.startsWith(":") || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  // `duplex`, which a body needs that is a stream, is not in the type yet.
  const options: RequestInit & { duplex: "half" } = {
    method,
    headers: entries,
    body: hasBody ? bodyOf(incoming) : null,
    duplex: "half",
  };
  const origin = `${isEncrypted(incoming) ? "https" : "http"}://${host}`;
  // Not resolved against the origin: the path `//evil.example` would become another host.
  return new Request(url.startsWith("/") ? origin + url : new URL(url, origin), options);
}

/** The body as it comes, so that the relay reads no more of it than it has room for. */
function bodyOf(incoming: NodeRequestLike): string | ReadableStream<Uint8Array> {
  const { body } = incoming;
  if (isObject(body) && Object.keys(body).length > 0) return JSON.stringify(body);
  const chunks = incoming[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
  });
}

/** A body that was not read to its end. */
interface Unread {
  because: "too long" | "no room";
}

/**
 * Reads the text of a request, in blocks: a million chunks of one byte take no more memory than
 * one.
 *
 * @param most maximum size, in bytes.
 * @param take counts the bytes of a block, and returns whether there is room for it.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  take: (bytes: number) => boolean,
): Promise<string | Unread> {
  const reader = body?.getReader();
  const blocks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    for (let at = 0; at < value.byteLength && bytes <= most;) {
      const used = bytes % BATCH_BYTES;
      if (used === 0) {
        if (!take(BATCH_BYTES)) {
          await reader?.cancel();
          return { because: "no room" };
        }
        blocks.push(new Uint8Array(BATCH_BYTES));
      }
      const part = value.subarray(at, at + BATCH_BYTES - used);
      blocks.at(-1)?.set(part, used);
      at += part.byteLength;
      bytes += part.byteLength;
    }
    if (bytes > most) {
      await reader?.cancel();
      return { because: "too long" };
    }
  }
  const decoder = new TextDecoder();
  const lastLength = bytes % BATCH_BYTES || BATCH_BYTES;
  const texts = blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    return decoder.decode(isLast ? block.subarray(0, lastLength) : block, { stream: !isLast });
  });
  return texts.join("");
}
