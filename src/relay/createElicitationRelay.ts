import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { capabilitiesOf, type ElicitationCapabilities } from "../queue/capabilitiesOf.js";
import { createElicitationQueue } from "../queue/createElicitationQueue.js";
import { ElicitationLimitError } from "../queue/ElicitationLimitError.js";
import type {
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitOptions,
} from "../queue/ElicitationQueue.js";
import { systemTimers } from "../time/systemTimers.js";
import { InvalidParamsError } from "../transport/InvalidParamsError.js";
import { acceptSocket, CLOSE, closeSocket, type RelaySocket } from "./acceptSocket.js";
import { answerNode, type NodeRequestLike, type NodeResponseLike } from "./answerNode.js";
import { createAskers, type Until } from "./createAskers.js";
import { type AnswerFate, createPages } from "./createPages.js";
import { eventStream } from "./eventStream.js";
import { type HeadersLike, isOwnOrigin } from "./isOwnOrigin.js";
import { memoryBus } from "./memoryBus.js";
import { memoryStore } from "./memoryStore.js";
import { readAnswer } from "./readAnswer.js";
import { readBody } from "./readBody.js";
import type { RelayBus } from "./RelayBus.js";
import type { RelayStore } from "./RelayStore.js";

/** How much a relay takes. */
export interface RelayLimits {
  /** Questions of one person without an answer at a time, in one process. 100 by default. */
  waiting?: number | undefined;
  /** Requests of one requester to one person in any sixty seconds. 600 by default. */
  perMinute?: number | undefined;
  /** Pages of one person that are connected to one process. 50 by default. */
  connections?: number | undefined;
  /** How long a request of a server may be, and an answer of a page, in bytes of JSON. 1,000,000. */
  bytes?: number | undefined;
}

/** What a relay is made of; all of it has a default that suits a backend of one process. */
export interface ElicitationRelayOptions extends Pick<
  ElicitationQueueOptions,
  "intercept" | "modes" | "observer" | "timers"
> {
  /** Connects the processes of a backend. By default there is one. */
  bus?: RelayBus | undefined;
  /** Where it is kept what is asked. In memory by default. */
  store?: RelayStore | undefined;
  /**
   * The origins of the host's pages. Without it, a page must be of the host that it asks, by the
   * `Host` header; a proxy that changes that makes this needed.
   */
  origins?: readonly string[] | undefined;
  /** How much it takes; what is left out has its default. */
  limits?: RelayLimits | undefined;
  /** Told of errors of the bus, the store and `intercept`. `console.error` by default. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Carries what is asked on a backend to the pages of the right person. */
export interface ElicitationRelay {
  /** The capabilities to declare in each protocol, for the modes of this relay. */
  readonly capabilities: ElicitationCapabilities;
  /**
   * A queue whose person sits elsewhere: what is asked of it is shown on their pages. It is given to
   * whatever takes a queue: `createElicitationHandlers`, `connectElicitation`, `withElicitation`,
   * `withInputRequests`. Make one for each connection or chat; it is gone when nobody has it.
   *
   * @param person whom it asks: what the host knows its signed-in user by.
   * @throws {TypeError} where it is no text, or an empty one, here and below.
   * @example
   * const queue = relay.queueFor(user.id);
   * const { create } = createElicitationHandlers(queue, { requester: { name: "Tables", url } });
   * client.setRequestHandler("elicitation/create", create);
   */
  queueFor(person: string): ElicitationQueue;
  /**
   * Answers a request of a page: GET is an event stream of what is asked, POST brings an answer. It
   * asks nobody who they are, so the host does first.
   *
   * @param person who is signed in.
   * @example
   * app.all("/elicitations", async (c) => {
   *   const user = await signedInUser(c.req.raw);
   *   return user ? relay.fetch(c.req.raw, user.id) : c.text("Sign in first", 401);
   * });
   */
  fetch(request: Request, person: string): Promise<Response>;
  /**
   * The same for Node's `http`, Express and their like, before or behind `express.json()`.
   *
   * @example
   * app.all("/elicitations", requireUser, (request, response) =>
   *   relay.handle(request, response, request.user.id),
   * );
   */
  handle(request: NodeRequestLike, response: NodeResponseLike, person: string): Promise<void>;
  /**
   * Serves a page over a WebSocket that is open. The host has asked who they are, by the request that
   * it came with, and hands that on: a page of another origin is refused, since a browser lets any page
   * open a WebSocket, with the person's cookies.
   *
   * @example
   * sockets.on("connection", (socket, request) => {
   *   const user = signedInUser(request);
   *   if (user) relay.acceptSocket(socket, user.id, request);
   *   else socket.close(1008);
   * });
   */
  acceptSocket(socket: RelaySocket, person: string, request: { headers: HeadersLike }): void;
  /** Cancels what is asked in this process, and ends the connections to it. */
  close(): Promise<void>;
}

const STATUS: Record<AnswerFate, number> = { given: 204, over: 409, refused: 502, lost: 503 };

/**
 * Makes a relay: it carries the elicitations of any number of MCP servers and ACP agents, held by a
 * backend, to the pages of the right person, each with its requester, and one answer back. On the page
 * `connectRelay(queue, "/elicitations")` is the other half.
 *
 * A page that goes away and comes back finds what is asked as it was; where a person has several, one
 * answers and the others let go. It needs web standards alone, so it runs in Node and at the edge.
 *
 * @example
 * const relay = createElicitationRelay();
 *
 * const queue = relay.queueFor(user.id);
 * const client = new Client(info, { capabilities: relay.capabilities.mcp });
 * const { create } = createElicitationHandlers(queue, { requester: { name: "Tables", url } });
 * client.setRequestHandler("elicitation/create", create);
 *
 * app.all("/elicitations", (c) => relay.fetch(c.req.raw, c.get("user").id));
 */
export function createElicitationRelay(options: ElicitationRelayOptions = {}): ElicitationRelay {
  const { bus = memoryBus(), store = memoryStore(), timers = systemTimers, origins } = options;
  const { intercept, observer, modes = ["form", "url"], onError = logError } = options;
  const { waiting = 100, perMinute, connections = 50, bytes = 1_000_000 } = options.limits ?? {};
  const parts = { bus, store, timers, onError };
  const askers = createAskers(parts);
  const pages = createPages({ ...parts, mostAnswers: waiting });
  /** The questions that have no answer: who has which, and in which queue. */
  const open = new Set<{ queue: ElicitationQueue; person: string }>();
  let closed = false;
  const untils = new WeakMap<object, Until>();

  /** Asks a queue, unless it is too much. */
  async function ask(
    person: string,
    queue: ElicitationQueue,
    elicit: ElicitationQueue["elicit"],
    given: ElicitationRequest,
    more: ElicitOptions,
  ): Promise<ElicitationResult> {
    // What cannot be written is refused here: the context is of the host's own making.
    if (
      new TextEncoder().encode(JSON.stringify([given, more.context, more.approval])).byteLength >
      bytes
    ) {
      throw new InvalidParamsError(`longer than ${bytes} bytes`);
    }
    if (closed) return { action: "cancel" };
    if ([...open].filter((each) => each.person === person).length >= waiting) {
      throw new ElicitationLimitError("waiting", waiting);
    }
    const entry = { queue, person };
    open.add(entry);
    try {
      const request = { ...given };
      untils.set(request, more.until);
      return await elicit(request, more);
    } finally {
      open.delete(entry);
    }
  }

  function refuse(status: number, headers: Record<string, string> = {}): Response {
    return new Response(null, { status, headers });
  }

  async function answerPost(request: Request, person: string): Promise<Response> {
    // A form of another page can be sent here without its asking; JSON cannot.
    if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
      return refuse(415);
    // A body that is cut off on its way is no answer.
    const text = await readBody(request.body, bytes).catch(() => "");
    if (text === undefined) return refuse(413);
    const given = readAnswer(text);
    return given ? refuse(STATUS[await pages.answer(person, given)]) : refuse(400);
  }

  const relay: ElicitationRelay = {
    capabilities: capabilitiesOf(modes),

    queueFor: (person) => {
      mustBeKnown(person);
      const limits = { waiting, perMinute };
      const queue = createElicitationQueue({ intercept, observer, modes, limits, timers, onError });
      askers.add(queue, person, (request) => untils.get(request));
      const { elicit } = queue;
      return Object.assign(queue, {
        elicit: (request: ElicitationRequest, more: ElicitOptions) =>
          ask(person, queue, elicit, request, more),
      });
    },

    fetch: async (request, person) => {
      mustBeKnown(person);
      if (!isOwnOrigin(withHost(request), origins)) return refuse(403);
      if (closed) return refuse(503);
      if (request.method === "POST") return answerPost(request, person);
      if (request.method !== "GET") return refuse(405, { allow: "GET, POST" });
      if (pages.count(person) >= connections) return refuse(429);
      return eventStream(4 * bytes, (page) => pages.connect(person, page));
    },

    handle: (incoming, outgoing, person) =>
      answerNode(incoming, outgoing, bytes, (request) => relay.fetch(request, person)),

    acceptSocket: (socket, person, { headers }) => {
      mustBeKnown(person);
      if (!isOwnOrigin(headers, origins)) return closeSocket(socket, CLOSE.refused);
      if (closed || pages.count(person) >= connections) return closeSocket(socket, CLOSE.later);
      acceptSocket(socket, {
        most: { message: bytes, waiting: 4 * bytes },
        connect: (page) => pages.connect(person, page),
        answer: (given) => pages.answer(person, given),
      });
    },

    close: async () => {
      closed = true;
      for (const { queue } of open) queue.disconnectAll();
      await askers.close();
      pages.close();
    },
  };
  return relay;
}

/** Refuses a person without a name: all of them would be one person, who reads what the others are asked. */
function mustBeKnown(person: string) {
  if (typeof person !== "string" || person === "") {
    throw new TypeError("A relay must be told who the person is.");
  }
}

/** Where a web `Request` does not say the host, its address does. */
function withHost({ headers, url }: Request): HeadersLike {
  return { get: (name) => headers.get(name) ?? (name === "host" ? new URL(url).host : null) };
}

function logError(error: unknown) {
  // oxlint-disable-next-line no-console -- A log is what a backend is watched by.
  console.error(error);
}
