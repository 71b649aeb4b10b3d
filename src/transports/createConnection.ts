import type { ElicitationRequest, Requester } from "../core/protocol.js";
import { requesterKey } from "../core/session.js";
import type {
  CallOptions,
  ConnectionOptions,
  ElicitationConnection,
  TransportLike,
} from "../queue/ElicitationConnection.js";
import type { ConnectionPart, ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";
import { CallStreams } from "./CallStreams.js";
import { wrapTransport } from "./delivery.js";
import { createElicitationHandlers } from "./handlers.js";
import { withElicitation } from "./withElicitation.js";

/** A wrapped transport that isn't closed. */
interface Link {
  transport: TransportLike;
  streams: CallStreams;
  /** HTTP requests without a response. */
  pending: Set<Promise<Response>>;
  /** Resolves when it is closed because the server has lost its session. */
  lost?: Promise<void>;
}

/** How long a lost session waits for the responses to its other calls, in milliseconds. */
const MAX_WAIT_MILLISECONDS = 1_000;

/** Stands in until a request determines its requester. */
const UNKNOWN: Requester = { name: "" };

/** Creates what `queue.connection` returns. */
export function createConnection(
  queue: ElicitationQueue,
  {
    requester,
    context,
    fetch: fetchUrl = (...args) => fetch(...args),
    ...options
  }: ConnectionOptions,
): ElicitationConnection {
  const connectionKey = {};
  const requesters = new Map<string, Requester>();
  const links = new Set<Link>();
  let latest: Link | undefined;
  /** The calls that the server rejected with a status that a lost session has. */
  const rejected = new WeakMap<AbortSignal, { link: Link; status: number }>();

  const requesterOf = (request: ElicitationRequest) => {
    const own = typeof requester === "function" ? requester(request) : requester;
    requesters.set(requesterKey(own), own);
    return own;
  };
  /** The queue, which marks each request with this connection. */
  const own: ElicitationQueue = Object.assign(Object.create(queue) as ElicitationQueue, {
    connectionKey,
    elicit: (request: ElicitationRequest, more: ElicitOptions) => {
      const connectionContext: unknown =
        typeof context === "function" ? context(more.call ?? {}) : context;
      const mark = { connectionKey, connectionContext };
      return queue.elicit(request, { ...more, ...mark, requester: requesterOf(request) });
    },
    complete: (elicitationId: string) => {
      for (const each of requesters.values()) queue.complete(elicitationId, each);
    },
    disconnect: (_requester: Requester, part?: ConnectionPart) => {
      const marked = { ...part, connectionKey };
      for (const each of requesters.values()) queue.disconnect(each, marked);
    },
  });
  const source = { ...options, requester: typeof requester === "function" ? UNKNOWN : requester };
  const close = () => own.disconnect(UNKNOWN);

  /** Closes the transport of a lost session, once the server has rejected its other calls too. */
  async function drop({ transport, pending }: Link) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MILLISECONDS);
    });
    await Promise.race([timeout, Promise.allSettled(pending)]);
    clearTimeout(timer);
    await transport.close().catch(() => {});
  }

  async function repeatIfLost<Result>(
    call: (given: CallOptions) => Promise<Result>,
    given: CallOptions,
  ): Promise<Result> {
    try {
      return await call(given);
    } catch (error) {
      const { link, status } = rejected.get(given.signal) ?? {};
      rejected.delete(given.signal);
      // 404 by the specification. In practice 400, which a server also sends for other reasons.
      const isLost = status === 404 || link?.lost || /session/i.test(String(error));
      if (!link || !isLost || given.signal.aborted) throw error;
      await (link.lost ??= drop(link));
      if (given.signal.aborted) throw error;
      try {
        return await call(given);
      } catch (again) {
        // A host that hasn't connected again can only say that it isn't connected.
        throw latest === link ? error : again;
      }
    }
  }

  return {
    ...createElicitationHandlers(own, source),

    wrap: (transport) => {
      const streams = new CallStreams();
      const onClosed = () => {
        if (links.delete(link) && links.size === 0) close();
      };
      const wrapped = wrapTransport(transport, own, streams, onClosed);
      const link: Link = { transport: wrapped, streams, pending: new Set() };
      links.add(link);
      latest = link;
      return wrapped;
    },

    fetch: async (url, init = {}) => {
      const [link, other] = links;
      const sent = fetchUrl(url as URL, init);
      // The IDs of two clients are the same, so they say nothing.
      if (!link || other) return sent;
      const call = link.streams.callIn(init);
      if (!call) {
        const response = await sent;
        // No later response would arrive, so the request is withdrawn and its call ends.
        if (isInSession(init) && (await saysLost(response))) void (link.lost ??= drop(link));
        return response;
      }
      link.pending.add(sent);
      const response = await sent.finally(() => link.pending.delete(sent));
      const { status } = response;
      if (call.signal && isInSession(init) && (status === 400 || status === 404)) {
        rejected.set(call.signal, { link, status });
      }
      return link.streams.readAlong(response, call);
    },

    call: (call, more = {}) =>
      withElicitation(own, (given) => repeatIfLost(call, given), {
        ...more,
        requester: source.requester,
      }),

    close,
  };
}

/** Whether a message is sent in a session. A stream that can't be resumed is of a call that has run. */
function isInSession({ method, headers }: RequestInit): boolean {
  return method === "POST" && new Headers(headers).has("mcp-session-id");
}

/** Whether a server answers that it doesn't know the session. Anything else may have a 400. */
async function saysLost(response: Response): Promise<boolean> {
  if (response.status === 404) return true;
  return response.status === 400 && /session/i.test(await response.clone().text());
}
