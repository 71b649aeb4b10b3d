import { isObject } from "../protocol/isObject.js";
import { headerOf } from "./isOwnOrigin.js";

/** What the relay needs of a request of Node's `http`, of Express and their like. */
export interface NodeRequestLike extends AsyncIterable<Uint8Array | string> {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** What a middleware has read, as `express.json()` leaves it. */
  body?: unknown;
}

/** What the relay needs of a response of Node's `http`, of Express and their like. */
export interface NodeResponseLike {
  writeHead(status: number, headers: Record<string, string>): unknown;
  flushHeaders?(): void;
  write(chunk: Uint8Array): boolean;
  end(): unknown;
  once(event: "close" | "drain", listener: () => void): unknown;
  /** Whether the page is gone already: nothing tells of it any more. */
  destroyed?: boolean | undefined;
  /** The same over HTTP/2. */
  stream?: { destroyed: boolean } | undefined;
}

/**
 * Answers a request of Node by what answers a web `Request`.
 *
 * @param most bytes that are read of its body; one more is handed on, so that it is seen to be too long.
 */
export async function answerNode(
  incoming: NodeRequestLike,
  outgoing: NodeResponseLike,
  most: number,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  // While the host asked who it is, a page may have gone.
  if ((outgoing.stream ?? outgoing).destroyed) return;
  let request: Request;
  try {
    request = await toRequest(incoming, most);
  } catch {
    // It is no request of the web, or was cut off.
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
    void reader?.cancel();
    goOn();
  });
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value || closed) break;
    if (outgoing.write(value)) continue;
    await new Promise<void>((resolve) => outgoing.once("drain", (goOn = resolve)));
  }
  outgoing.end();
}

async function toRequest(incoming: NodeRequestLike, most: number): Promise<Request> {
  const { method = "GET", headers, url = "/" } = incoming;
  // HTTP/2 says by a name of its own which host is asked.
  const host = headerOf(headers, "host") ?? headerOf(headers, ":authority") ?? "localhost";
  const entries = Object.entries({ ...headers, host }).flatMap(([name, value]) =>
    name.startsWith(":") || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, `http://${host}`), {
    method,
    headers: entries,
    body: hasBody ? await collect(incoming, most) : null,
  });
}

async function collect(incoming: NodeRequestLike, most: number): Promise<string> {
  const { body } = incoming;
  if (isObject(body) && Object.keys(body).length > 0) return JSON.stringify(body);
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of incoming) {
    const part = typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
    bytes += part.byteLength;
    text += decoder.decode(part, { stream: true });
    if (bytes > most) break;
  }
  return text + decoder.decode();
}
