import type { ElicitationRequest, ElicitationResult } from "../core/protocol.js";
import { inDevelopment, isProduction } from "../core/development.js";
import { guardReport } from "../core/errors.js";
import { requesterKey } from "../core/session.js";
import {
  capabilitiesOf,
  type ElicitationCapabilities,
  type ElicitationItem,
  type ElicitationQueue,
  type ElicitationQueueOptions,
  type ElicitOptions,
  EVERY_MODE,
  internalsOf,
} from "../queue/ElicitationQueue.js";
import { contextOf, findOwners, type RunningCall } from "../queue/runningCalls.js";
import { bytesOfId } from "../queue/Admission.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { settleAtOnce } from "../queue/lifecycle.js";
import { createLimiter, type QueueLimits } from "../queue/createLimiter.js";
import { ElicitationLimitError, InvalidParamsError } from "../queue/errors.js";
import { systemTimers } from "../core/timers.js";
import { acceptSocket, CLOSE, closeSocket, eventStream, type RelaySocket } from "./connections.js";
import {
  answerNode,
  describeOrigin,
  isOwnOrigin,
  type NodeRequestLike,
  type NodeResponseLike,
  readBody,
  type RequestLike,
} from "./http.js";
import { type AdmittedRequest, watchQueues } from "./watchQueues.js";
import { createBudget } from "./limits.js";
import { type AnswerFate, createPages } from "./createPages.js";
import { errorOf, readMessage } from "./messages.js";
import { createPayload, headOf, memoryBus, memoryStore } from "./buses.js";
import type { RelayBus, RelayStore } from "./types.js";

/** Limits of a relay. */
export interface RelayLimits {
  /**
   * Maximum open requests of one requester to one user, per process.
   *
   * @default 100
   */
  waiting?: number | undefined;
  /**
   * Maximum requests of one requester to one user in a 60 s window, per process.
   *
   * @default 600
   */
  perMinute?: number | undefined;
  /**
   * Maximum connected pages of one user, per process.
   *
   * @default 50
   */
  connections?: number | undefined;
  /**
   * Maximum size of one request or response, in bytes of JSON.
   *
   * @default 1_000_000
   */
  bytes?: number | undefined;
  /**
   * Maximum size of everything held for one user, in bytes per process.
   *
   * It counts open requests and messages being sent. A requester can use half of it, another half
   * of the rest, and so on.
   *
   * @default 16_000_000
   */
  bytesPerUser?: number | undefined;
  /**
   * Maximum size of everything held for all users, in bytes per process.
   *
   * A user can use half of it at most.
   *
   * @default 128_000_000
   */
  bytesPerProcess?: number | undefined;
}

/** Options of `createElicitationRelay`. The defaults suit a backend of one process. */
export interface ElicitationRelayOptions extends Pick<
  ElicitationQueueOptions,
  "intercept" | "modes" | "onRequest" | "onSettled" | "onUnshown" | "timers"
> {
  /**
   * Connects the processes of your backend.
   *
   * @default memoryBus()
   */
  bus?: RelayBus | undefined;
  /**
   * Stores the open requests.
   *
   * @default memoryStore()
   */
  store?: RelayStore | undefined;
  /**
   * Origins of your pages. Set them in production, and for a local tool.
   *
   * The `Origin` header must be one of them. A request without that header, such as an event stream
   * of a page of the same origin, must have the `Host` of one of them. If a proxy changes `Host`,
   * add the origin that the proxy requests, such as `"http://10.0.0.5:3000"`.
   *
   * Without `origins`, a page must have the origin of the request's `Host` header. Without TLS
   * another site can choose that header (DNS rebinding), and then read and answer the requests.
   *
   * @default the origin in the `Host` header
   */
  origins?: readonly string[] | undefined;
  /**
   * Limits of the relay.
   *
   * @default the defaults in `RelayLimits`
   */
  limits?: RelayLimits | undefined;
  /**
   * Called with errors of the bus, the store and `intercept`.
   *
   * Also called with each response that could not be delivered to its requester, and with the first
   * request that comes from an origin that isn't allowed.
   *
   * @default console.error
   */
  onError?: ((error: unknown) => void) | undefined;
}

/** An open request, with what identifies repetitions of it. */
interface OpenRequest {
  id: ElicitOptions["id"];
  head: Uint8Array;
}

/** Forwards requests on a backend to the browser pages of their user. */
export interface ElicitationRelay {
  /** Client capabilities to declare in each protocol, for the modes of this relay. */
  readonly capabilities: ElicitationCapabilities;
  /**
   * Returns a queue whose requests are shown on the pages of a user.
   *
   * Pass it to anything that takes a queue: `createElicitationHandlers`, `connectElicitation`,
   * `withElicitation`, `withInputRequests`. Create one for each connection or chat and keep it: each
   * call returns another queue, which knows only its own requests. It is garbage collected like any
   * object.
   *
   * @param userId your app's ID of the signed-in user.
   * @throws {TypeError} if the ID isn't a string or is empty, here and in the other methods.
   * @example
   * const queue = relay.queueFor(user.id);
   * const { create } = createElicitationHandlers(queue, { requester: { name: "Tables", url } });
   * client.setRequestHandler("elicitation/create", create);
   */
  queueFor(userId: string): ElicitationQueue;
  /**
   * Handles a request of a page: GET is an event stream, POST brings a response.
   *
   * It doesn't authenticate users. Do that before you call it.
   *
   * @param userId your app's ID of the signed-in user.
   * @example
   * app.all("/elicitations", async (c) => {
   *   const user = await signedInUser(c.req.raw);
   *   return user ? relay.fetch(c.req.raw, user.id) : c.text("Sign in first", 401);
   * });
   */
  fetch(request: Request, userId: string): Promise<Response>;
  /**
   * Handles a request of a page with Node's `http`, Express or similar.
   *
   * It works before and after `express.json()`. It doesn't authenticate users. Do that before you
   * call it.
   *
   * @example
   * app.all("/elicitations", requireUser, (request, response) =>
   *   relay.handle(request, response, request.user.id),
   * );
   */
  handle(request: NodeRequestLike, response: NodeResponseLike, userId: string): Promise<void>;
  /**
   * Serves a page over an open WebSocket.
   *
   * Authenticate the user by the request that opened the socket, and pass that request on: pages of
   * other origins are rejected, because a browser lets any page open a WebSocket with the user's
   * cookies. The relay waits until the socket has sent its `bufferedAmount`.
   *
   * @example
   * sockets.on("connection", (socket, request) => {
   *   socket.on("error", () => {});
   *   const user = signedInUser(request);
   *   if (user) relay.acceptSocket(socket, user.id, request);
   *   else socket.close(1008);
   * });
   */
  acceptSocket(socket: RelaySocket, userId: string, request: RequestLike): void;
  /** Cancels the open requests of this process, and closes its connections. */
  close(): Promise<void>;
}

const REFUSED_ORIGIN =
  "react-elicitation: The relay refused a page, because its origin is not in `origins` or, without that option, not the one in the Host header. If the page is yours, add its scheme, host and port to `origins` of createElicitationRelay().";

const STATUS: Record<AnswerFate, number> = { given: 204, over: 409, refused: 502, lost: 503 };

/**
 * Creates a relay that forwards requests from your backend to its users' browsers.
 *
 * It serves any number of MCP servers and ACP agents. Each user sees only their own requests, and
 * each request gets one response, even across reconnects, reloads, tabs and server processes. In
 * the browser, `connectRelay(queue, "/elicitations")` is the other half. It uses web standards
 * only, so it runs in Node and on edge runtimes, and needs no React. It doesn't authenticate users.
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
  const { intercept, onRequest, onSettled, onUnshown, modes = EVERY_MODE } = options;
  const onError = guardReport(options.onError ?? logError);
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
  const queues = watchQueues({ ...parts, isAlone: !options.bus });
  const pages = createPages({ ...parts, mostAnswers: waiting, budget, find: queues.find });
  const open = new Map<ElicitationQueue, Set<OpenRequest>>();
  let closed = false;
  let hasRefusedOrigin = false;
  const admissions = new WeakMap<object, AdmittedRequest>();
  const callIds = new WeakMap<RunningCall, string>();

  function callIdOf(call: RunningCall): string {
    const id = callIds.get(call) ?? crypto.randomUUID();
    callIds.set(call, id);
    return id;
  }

  /** Adds a request to a queue, unless it exceeds a limit. */
  async function ask(
    userKey: string,
    queue: ElicitationQueue,
    elicit: ElicitationQueue["elicit"],
    given: ElicitationRequest,
    more: ElicitOptions,
  ): Promise<ElicitationResult> {
    const encoder = new TextEncoder();
    const { requester, group, progress, settleOn, id } = more;
    const { name, url } = requester;
    const owners = findOwners(internalsOf(queue).calls, more);
    const context = contextOf(more, owners);
    const callId = owners.length === 1 ? callIdOf(owners[0]!) : undefined;
    // Serialized once, for all pages. A context that can't be serialized is rejected here.
    const relayed = { requester: { name, url }, group, progress, settleOn, callId };
    const head = encoder.encode(headOf({ ...relayed, request: given, context }));
    const envelope = headOf({ ...relayed, request: {} as ElicitationRequest });
    if (head.byteLength - envelope.length > bytes) {
      throw new InvalidParamsError(`longer than ${bytes} bytes`);
    }
    if (closed) return settleAtOnce(more, { action: "cancel" });
    const entry = { id, head };
    const others = open.get(queue) ?? new Set();
    // The queue gives a repetition the answer of the first.
    if (id !== undefined && [...others].some((each) => isSame(each, entry)))
      return elicit(given, more);

    // One limiter for all users: to it, a requester of another user is another requester.
    const counted = { name: JSON.stringify([userKey, name]), url };
    const refusal = limiter.admit(counted, 0);
    if (refusal) throw refusal;
    const account = `requester ${requesterKey(requester)}` as const;
    const giveBack = budget.take(userKey, account, head.byteLength + bytesOfId(id));
    if (!giveBack) {
      limiter.leave(counted);
      throw new ElicitationLimitError("bytes", bytesPerUser);
    }
    const payload = createPayload(head, giveBack);
    const release = payload.hold();
    open.set(queue, others.add(entry));
    try {
      return await new Promise((resolve, reject) => {
        let isRefused = false;
        const { deliver } = more;
        const request = { ...given };
        admissions.set(request, {
          settleOn,
          callId,
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
      others.delete(entry);
      if (others.size === 0) open.delete(queue);
      release();
      limiter.leave(counted);
    }
  }

  /** Whether a request comes from a page of the host. Reports the first one that doesn't. */
  function isAllowed(request: RequestLike): boolean {
    if (isOwnOrigin(request, origins)) return true;
    // Only once, because other sites can send any number.
    if (!hasRefusedOrigin) onError(new Error(`${REFUSED_ORIGIN} ${describeOrigin(request)}`));
    hasRefusedOrigin = true;
    return false;
  }

  function refuse(status: number, headers: Record<string, string> = {}): Response {
    return new Response(null, { status, headers });
  }

  async function answerPost(request: Request, userKey: string): Promise<Response> {
    // A page of another site can post a form here without a preflight, but no JSON.
    if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
      return refuse(415);
    const taken: (() => void)[] = [];
    const take = (read: number) => {
      const giveBack = budget.take(userKey, "answers", read);
      if (giveBack) taken.push(giveBack);
      return Boolean(giveBack);
    };
    try {
      // A body that is cut off on its way is no answer.
      const text = await readBody(request.body, bytes, take).catch(() => "");
      if (typeof text !== "string") return refuse(text.because === "too long" ? 413 : 503);
      const { answer, refusal, shown } = readMessage(text) ?? {};
      if (refusal) pages.refuse(userKey, refusal);
      if (shown) pages.show(userKey, shown);
      if (!answer) return refuse(refusal || shown ? 204 : 400);
      return refuse(STATUS[await pages.answer(userKey, answer)]);
    } catch (error) {
      // Nothing that a page sends may end the process.
      onError(error);
      return refuse(500);
    } finally {
      for (const giveBack of taken) giveBack();
    }
  }

  let isQuiet = isProduction() || onUnshown !== undefined;
  /** Warns in development of the first request that no page shows. */
  function warnOnce(item: ElicitationItem, userId: string) {
    if (isQuiet) return;
    isQuiet = true;
    const count = pages.count(encodeUserId(userId));
    inDevelopment(({ warnOfUnrelayed }) => warnOfUnrelayed(item, userId, count));
  }

  const relay: ElicitationRelay = {
    capabilities: capabilitiesOf(modes),

    queueFor: (userId) => {
      const userKey = encodeUserId(userId);
      // The relay counts itself, over all the queues of a user. These bound what is remembered.
      const limits: QueueLimits = {
        waiting: Infinity,
        perMinute: Infinity,
        bytes: bytesPerUser,
        remembered: bytes,
      };
      const queue = createElicitationQueue({
        intercept,
        onRequest,
        onSettled,
        onUnshown: isQuiet ? onUnshown : (item) => warnOnce(item, userId),
        modes,
        limits,
        timers,
        onError,
      });
      queues.add(queue, userKey, (request) => admissions.get(request));
      const { elicit } = queue;
      return Object.assign(queue, {
        elicit: (request: ElicitationRequest, more: ElicitOptions) =>
          ask(userKey, queue, elicit, request, more),
      });
    },

    fetch: async (request, userId) => {
      const userKey = encodeUserId(userId);
      if (!isAllowed(request)) return new Response(REFUSED_ORIGIN, { status: 403 });
      if (closed) return refuse(503);
      if (request.method === "POST") return answerPost(request, userKey);
      if (request.method !== "GET") return refuse(405, { allow: "GET, POST" });
      // The page may have disconnected during authentication.
      if (request.signal?.aborted) return refuse(503);
      if (pages.count(userKey) >= connections) return refuse(429);
      return eventStream(timers, (page) => {
        request.signal?.addEventListener("abort", () => page.end(), { once: true });
        return pages.connect(userKey, page, shownIn(request));
      });
    },

    handle: (incoming, outgoing, userId) =>
      answerNode(incoming, outgoing, (request) => relay.fetch(request, userId)),

    acceptSocket: (socket, userId, request) => {
      const userKey = encodeUserId(userId);
      if (!isAllowed(request)) return closeSocket(socket, CLOSE.refused);
      if (closed || pages.count(userKey) >= connections) return closeSocket(socket, CLOSE.later);
      acceptSocket(socket, {
        timers,
        onError,
        mostMessage: bytes,
        connect: (page) => pages.connect(userKey, page, shownIn(request)),
        take: (sending) => budget.take(userKey, "sending", sending),
        answer: async (given, length) => {
          const giveBack = budget.take(userKey, "answers", length);
          if (!giveBack) return "lost";
          return pages.answer(userKey, given).finally(giveBack);
        },
      });
    },

    close: async () => {
      closed = true;
      for (const queue of open.keys()) queue.disconnectAll();
      await queues.close();
      pages.close();
    },
  };
  return relay;
}

/**
 * Returns the name of a user on the bus and in the store.
 *
 * Two names stay different when written as UTF-8, which has no half surrogate pairs.
 *
 * @throws {TypeError} without a name: such users would all be one, and read each other's requests.
 */
function encodeUserId(userId: string): string {
  if (typeof userId !== "string" || userId === "") {
    throw new TypeError(
      "The relay needs the ID of the signed-in user: a string that is not empty.",
    );
  }
  return JSON.stringify(userId).slice(1, -1);
}

function isSame(a: OpenRequest, b: OpenRequest): boolean {
  if (a.id !== b.id || a.head.byteLength !== b.head.byteLength) return false;
  return a.head.every((byte, at) => byte === b.head[at]);
}

/** Returns the IDs of the requests that a reconnecting page already shows. */
function shownIn({ url = "" }: RequestLike): string[] {
  const [, query] = url.split("?");
  return new URLSearchParams(query).get("shown")?.split(",") ?? [];
}

function logError(error: unknown) {
  // oxlint-disable-next-line no-console -- the log is where a backend's developers look
  console.error(error);
}
