import { asObject, parseJson } from "../core/json.js";

/** Makes an HTTP request. */
export type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** A call that a client has sent and waits for. */
export interface SentCall {
  /** Abort signal of the call, if it is known. It identifies a call of `withElicitation`. */
  signal: AbortSignal | undefined;
  /** Stops listening to the signal. */
  release: () => void;
  /** IDs of the requests that its stream has brought. */
  requestIds: Set<unknown>;
  /** ID of the latest event of its stream, by which a client resumes it. */
  lastEventId?: string;
}

/** Maximum number of requests of one call that are noted. */
const MAX_REQUESTS = 1_000;
/** Maximum length of an ID that is noted, in characters. */
const MAX_ID_CHARACTERS = 200;
/** Maximum length of an event that is read, in characters. */
const MAX_EVENT_CHARACTERS = 1_000_000;

/**
 * Notes which call each request belongs to, from the HTTP responses of one client.
 *
 * On Streamable HTTP, a server sends a request on the stream of the call that needs it, so it can't
 * name a call of another client.
 */
export class CallStreams {
  /** The calls that the client waits for, by ID. */
  readonly calls = new Map<unknown, SentCall>();

  /** Returns the ID of the call whose stream brought a request, if exactly one did. */
  callOf(requestId: unknown): unknown {
    const [call, other] = [...this.calls].filter(([, { requestIds }]) => requestIds.has(requestId));
    return other ? undefined : call?.[0];
  }

  /** Returns the call that an HTTP request sends, or the one whose stream it resumes. */
  callIn({ method, body, headers }: RequestInit): SentCall | undefined {
    if (method !== "GET") {
      // A response has the ID of a request of the server.
      const { id, method: name } = asObject(parseJson(body));
      return id === undefined || name === undefined ? undefined : this.calls.get(id);
    }
    const last = new Headers(headers).get("last-event-id");
    return last === null
      ? undefined
      : [...this.calls.values()].find(({ lastEventId }) => lastEventId === last);
  }

  /** Returns the response with a stream that is read along while the client reads it. */
  readAlong(response: Response, call: SentCall): Response {
    const isStream = /^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "");
    if (!response.ok || !response.body || !isStream) return response;
    const read = createEventReader(({ id, data }) => {
      if (id !== undefined && id.length <= MAX_ID_CHARACTERS) call.lastEventId = id;
      for (const message of [parseJson(data)].flat()) {
        const { id: requestId, method } = asObject(message);
        if (method === "elicitation/create" && isNotable(requestId, call)) {
          call.requestIds.add(requestId);
        }
      }
    });
    const decoder = new TextDecoder();
    const along = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        // Noted before the client can read it. Nothing here may end the client's stream.
        try {
          read(decoder.decode(chunk, { stream: true }));
        } catch {
          // It isn't bytes, so only the client knows how to read it.
        }
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(along), response);
  }
}

function isNotable(id: unknown, { requestIds }: SentCall): boolean {
  const isId = typeof id === "number" || (typeof id === "string" && id.length <= MAX_ID_CHARACTERS);
  return isId && requestIds.size < MAX_REQUESTS;
}

interface StreamEvent {
  id: string | undefined;
  data: string;
}

/**
 * Returns a function that reads the text of an event stream, in pieces of any size.
 *
 * @param onEvent called with each message, and with the ID of each event. Longer events have no data.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
function createEventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let line = "";
  let length = 0;
  let endsInReturn = false;
  let id: string | undefined;
  let type = "";
  let data: string[] = [];

  function endLine() {
    const [, name, value = ""] = /^([^:]*):? ?([^]*)$/.exec(line) ?? [];
    if (line === "") {
      const isMessage = (type === "" || type === "message") && length <= MAX_EVENT_CHARACTERS;
      onEvent({ id, data: isMessage ? data.join("\n") : "" });
      id = undefined;
      type = "";
      data = [];
      length = 0;
    } else if (name === "id") id = value;
    else if (name === "event") type = value;
    else if (name === "data" && length <= MAX_EVENT_CHARACTERS) data.push(value);
    line = "";
  }

  return (text) => {
    // A line may end in two characters, of which the second comes in the next piece.
    const rest = endsInReturn && text.startsWith("\n") ? text.slice(1) : text;
    if (text !== "") endsInReturn = text.endsWith("\r");
    for (const [at, part] of rest.split(/\r\n|[\r\n]/).entries()) {
      if (at > 0) endLine();
      length += part.length;
      // Keeps the start of a line that is too long, because an empty line would end the event.
      if (length <= MAX_EVENT_CHARACTERS || line === "")
        line += part.slice(0, MAX_EVENT_CHARACTERS);
    }
  };
}
