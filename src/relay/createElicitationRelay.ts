import type { ElicitationRequest, ElicitationResult } from "../protocol/types.js";
import { capabilitiesOf, type ElicitationCapabilities } from "../queue/capabilitiesOf.js";
import { bytesOfId, createElicitationQueue } from "../queue/createElicitationQueue.js";
import { giveUnasked } from "../queue/deliverTo.js";
import { createLimiter } from "../queue/createLimiter.js";
import { ElicitationLimitError } from "../queue/ElicitationLimitError.js";
import type {
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitOptions,
} from "../queue/ElicitationQueue.js";
import { requesterKey } from "../protocol/requester.js";
import { systemTimers } from "../time/timers.js";
import { InvalidParamsError } from "../transport/errors.js";
import { acceptSocket, CLOSE, closeSocket, type RelaySocket } from "./acceptSocket.js";
import { answerNode, type NodeRequestLike, type NodeResponseLike } from "./answerNode.js";
import { type Admission, createAskers } from "./createAskers.js";
import { createBudget } from "./createBudget.js";
import { type AnswerFate, createPages } from "./createPages.js";
import { errorOf } from "./errorOf.js";
import { eventStream } from "./eventStream.js";
import { isOwnOrigin, type RequestLike } from "./isOwnOrigin.js";
import { memoryBus } from "./memoryBus.js";
import { memoryStore } from "./memoryStore.js";
import { createPayload, headOf } from "./payload.js";
import { readBody } from "./readBody.js";
import { readMessage } from "./readMessage.js";
import type { RelayBus, RelayStore } from "./types.js";

/** How much a relay takes. */
export interface RelayLimits {
  /**
   * Open requests of one requester to one user at a time, in one process.
   *
   * @default 100
   */
  waiting?: number | undefined;
  /**
   * Requests of one requester to one user in any sixty seconds, in one process.
   *
   * @default 600
   */
  perMinute?: number | undefined;
  /**
   * Pages of one user that are connected to one process.
   *
   * @default 50
   */
  connections?: number | undefined;
  /**
   * Bytes of one request of a server, and of one answer of a page, as JSON.
   *
   * @default 1_000_000
   */
  bytes?: number | undefined;
  /**
   * Bytes that one process holds for one user: open requests, and what is on its way to and from the
   * pages. A requester can use half of them, another one half of the rest, and so on.
   *
   * @default 16_000_000
   */
  bytesPerUser?: number | undefined;
  /**
   * Bytes that one process holds for all users. A user can use half of them at most.
   *
   * @default 128_000_000
   */
  bytesPerProcess?: number | undefined;
}

/** What a relay is made of; all of it has a default that suits a backend of one process. */
export interface ElicitationRelayOptions extends Pick<
  ElicitationQueueOptions,
  "intercept" | "modes" | "onRequest" | "onSettled" | "timers"
> {
  /** Connects the processes of a backend. By default there is one. */
  bus?: RelayBus | undefined;
  /** Where it is kept what is asked. In memory by default. */
  store?: RelayStore | undefined;
  /**
   * The origins of the host's pages: set them in production. Without them a page must be of the origin
   * that it asks, which is known from the `Host` header alone: a proxy may change it, and a page of
   * another site may choose it where the relay has no TLS (DNS rebinding).
   */
  origins?: readonly string[] | undefined;
  /** How much it takes; what is left out has its default. */
  limits?: RelayLimits | undefined;
  /** Told of errors of the bus, the store and `intercept`. `console.error` by default. */
  onError?: ((error: unknown) => void) | undefined;
}

/** A request without an answer, by what tells whether another one repeats it. */
interface OpenRequest {
  queue: ElicitationQueue;
  id: ElicitOptions["id"];
  head: Uint8Array;
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
   * A relay waits until the socket has sent what it buffers, by its `bufferedAmount`.
   *
   * @example
   * sockets.on("connection", (socket, request) => {
   *   const user = signedInUser(request);
   *   if (user) relay.acceptSocket(socket, user.id, request);
   *   else socket.close(1008);
   * });
   */
  acceptSocket(socket: RelaySocket, person: string, request: RequestLike): void;
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
  const { intercept, onRequest, onSettled, modes = ["form", "url"], onError = logError } = options;
  const {
    waiting = 100,
    perMinute = 600,
    connections = 50,
    bytes = 1_000_000,
  } = options.limits ?? {};
  const { bytesPerUser = 16_000_000, bytesPerProcess = 128_000_000 } = options.limits ?? {};
  const parts = { bus, store, timers, onError };
  const budget = createBudget({ perUser: bytesPerUser, perProcess: bytesPerProcess });
  const limiter = createLimiter({ waiting, perMinute }, () => timers.now());
  const askers = createAskers({ ...parts, isAlone: !options.bus });
  const pages = createPages({ ...parts, mostAnswers: waiting, budget, find: askers.find });
  const open = new Set<OpenRequest>();
  let closed = false;
  const admissions = new WeakMap<object, Admission>();

  /** Adds a request to a queue, unless it exceeds a limit. */
  async function ask(
    user: string,
    queue: ElicitationQueue,
    elicit: ElicitationQueue["elicit"],
    given: ElicitationRequest,
    more: ElicitOptions,
  ): Promise<ElicitationResult> {
    const encoder = new TextEncoder();
    const { requester, context, approval, progress, settleOn, id } = more;
    const { name, url } = requester;
    // Serialized once, for all pages. What cannot be written is refused here: the context is of the
    // host's own making.
    const relayed = { requester: { name, url }, progress, settleOn };
    const head = encoder.encode(headOf({ ...relayed, request: given, context, approval }));
    const envelope = headOf({ ...relayed, request: {} as ElicitationRequest });
    if (head.byteLength - envelope.length > bytes) {
      throw new InvalidParamsError(`longer than ${bytes} bytes`);
    }
    if (closed) return giveUnasked(more, { action: "cancel" });
    const entry = { queue, id, head };
    // The queue gives a repetition the answer of the first.
    if (id !== undefined && [...open].some((each) => isSame(each, entry)))
      return elicit(given, more);

    // One limiter for all users: to it, a requester of another user is another requester.
    const counted = { name: JSON.stringify([user, name]), url };
    const refusal = limiter.admit(counted, 0);
    if (refusal) throw refusal;
    const account = `requester ${requesterKey(requester)}` as const;
    const giveBack = budget.take(user, account, head.byteLength + bytesOfId(id));
    if (!giveBack) {
      limiter.leave(counted);
      throw new ElicitationLimitError("bytes", bytesPerUser);
    }
    const payload = createPayload(head, giveBack);
    const release = payload.hold();
    open.add(entry);
    try {
      return await new Promise((resolve, reject) => {
        let isRefused = false;
        const { deliver } = more;
        const request = { ...given };
        admissions.set(request, {
          settleOn,
          payload,
          refuse: (error) => {
            isRefused = true;
            reject(errorOf(error));
          },
        });
        elicit(request, {
          ...more,
          // A request that is refused gets the error, and no answer besides.
          deliver: deliver && ((result) => (isRefused ? undefined : deliver(result))),
        }).then(resolve, reject);
      });
    } finally {
      open.delete(entry);
      release();
      limiter.leave(counted);
    }
  }

  function refuse(status: number, headers: Record<string, string> = {}): Response {
    return new Response(null, { status, headers });
  }

  async function answerPost(request: Request, user: string): Promise<Response> {
    // A form of another page can be sent here without its asking; JSON cannot.
    if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
      return refuse(415);
    const taken: (() => void)[] = [];
    const take = (read: number) => {
      const giveBack = budget.take(user, "answers", read);
      if (giveBack) taken.push(giveBack);
      return Boolean(giveBack);
    };
    try {
      // A body that is cut off on its way is no answer.
      const text = await readBody(request.body, bytes, take).catch(() => "");
      if (typeof text !== "string") return refuse(text.because === "too long" ? 413 : 503);
      const { answer, refusal } = readMessage(text) ?? {};
      if (refusal) pages.refuse(user, refusal);
      if (!answer) return refuse(refusal ? 204 : 400);
      return refuse(STATUS[await pages.answer(user, answer)]);
    } finally {
      for (const giveBack of taken) giveBack();
    }
  }

  const relay: ElicitationRelay = {
    capabilities: capabilitiesOf(modes),

    queueFor: (person) => {
      const user = userOf(person);
      // The relay counts itself, over all the queues of a user.
      const limits = { waiting: Infinity, perMinute: Infinity, bytes: Infinity };
      const queue = createElicitationQueue({
        intercept,
        onRequest,
        onSettled,
        modes,
        limits,
        timers,
        onError,
      });
      askers.add(queue, user, (request) => admissions.get(request));
      const { elicit } = queue;
      return Object.assign(queue, {
        elicit: (request: ElicitationRequest, more: ElicitOptions) =>
          ask(user, queue, elicit, request, more),
      });
    },

    fetch: async (request, person) => {
      const user = userOf(person);
      if (!isOwnOrigin(request, origins)) return refuse(403);
      if (closed) return refuse(503);
      if (request.method === "POST") return answerPost(request, user);
      if (request.method !== "GET") return refuse(405, { allow: "GET, POST" });
      if (pages.count(user) >= connections) return refuse(429);
      return eventStream(timers, (page) => pages.connect(user, page, shownIn(request)));
    },

    handle: (incoming, outgoing, person) =>
      answerNode(incoming, outgoing, (request) => relay.fetch(request, person)),

    acceptSocket: (socket, person, request) => {
      const user = userOf(person);
      if (!isOwnOrigin(request, origins)) return closeSocket(socket, CLOSE.refused);
      if (closed || pages.count(user) >= connections) return closeSocket(socket, CLOSE.later);
      acceptSocket(socket, {
        timers,
        mostMessage: bytes,
        connect: (page) => pages.connect(user, page, shownIn(request)),
        take: (sending) => budget.take(user, "sending", sending),
        answer: async (given, length) => {
          const giveBack = budget.take(user, "answers", length);
          if (!giveBack) return "lost";
          return pages.answer(user, given).finally(giveBack);
        },
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

/**
 * The name of a user on the bus and in the store. Two names never become one where they are written
 * as UTF-8, which has nothing for half of a surrogate pair.
 *
 * @throws {TypeError} without a name: all such users would be one, who reads the requests of the others.
 */
function userOf(person: string): string {
  if (typeof person !== "string" || person === "") {
    throw new TypeError("A relay must be told who the person is.");
  }
  return JSON.stringify(person).slice(1, -1);
}

function isSame(a: OpenRequest, b: OpenRequest): boolean {
  if (a.queue !== b.queue || a.id !== b.id || a.head.byteLength !== b.head.byteLength) return false;
  return a.head.every((byte, at) => byte === b.head[at]);
}

/** The IDs of the requests that a page has, as it says when it connects again. */
function shownIn({ url = "" }: RequestLike): string[] {
  const [, query] = url.split("?");
  return new URLSearchParams(query).get("shown")?.split(",") ?? [];
}

function logError(error: unknown) {
  // oxlint-disable-next-line no-console -- A log is what a backend is watched by.
  console.error(error);
}
