import { isObject } from "../protocol/isObject.js";
import { headerOf, isEncrypted } from "./isOwnOrigin.js";

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
