import { keepSession } from "../core/session.js";
import {
  type ElicitationRequest,
  type ElicitationResult,
  isUrlRequest,
  requesterKey,
} from "../core/protocol.js";
import { sameJson } from "../core/json.js";
import { startDeadline, systemTimers } from "../core/timers.js";
import { Admission, nameOf, sessionIdOf } from "./Admission.js";
import { ANSWERED_ELSEWHERE } from "./answeredElsewhere.js";
import {
  capabilitiesOf,
  type ElicitationCall,
  type ElicitationQueue,
  type ElicitationQueueOptions,
  type ElicitationSnapshot,
  type ElicitOptions,
  type QueueInternals,
} from "./ElicitationQueue.js";
import { itemsToShow } from "./itemsToShow.js";
import { QueuedSession, type RequestName } from "./QueuedSession.js";
import { findOwners, type RunningCall } from "./runningCalls.js";

/** A queue without the content types of `formRequest`. */
type PlainQueue = Omit<ElicitationQueue, "elicit"> & {
  elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult>;
};

const CANCEL: ElicitationResult = { action: "cancel" };
const ACTIONS = ["accept", "decline", "cancel"];
/**
 * Maximum number of settled requests on screen. Older ones are removed, because an absent user
 * dismisses none.
 */
const MAX_SETTLED = 20;

/**
 * Creates a queue for the requests of all your MCP servers and ACP agents.
 *
 * Create it once, outside React, and show its requests with `useElicitation`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * const queue = createElicitationQueue({ limits: { perMinute: 20, waiting: 5 } });
 * const result = await queue.elicit(request, { requester: { name: "Table booking" } });
 */
export function createElicitationQueue(options: ElicitationQueueOptions = {}): ElicitationQueue {
  const { intercept, limits = {}, modes = ["form", "url"], retainCompleted = 4_000 } = options;
  const { timers = systemTimers, onError = (error) => globalThis.reportError?.(error) } = options;

  /** All requests that are not removed: the open ones in order, then in the order of their end. */
  const sessions = new Set<QueuedSession>();
  const admission = new Admission(limits, modes, timers, () => changed());
  const { limiter } = admission;
  const subscribers = new Set<() => void>();
  let snapshot: ElicitationSnapshot | undefined;

  function changed() {
    snapshot = undefined;
    for (const session of sessions) {
      const rateLimited = limiter.isOver(session.requester);
      if (rateLimited === session.rateLimited) continue;
      session.rateLimited = rateLimited;
      session.changed();
    }
    for (const tell of Array.from(subscribers)) guarded(tell);
  }

  /** Calls a host's function. Its errors must not break the queue or other listeners. */
  function guarded<T>(tell: () => T): T | undefined {
    try {
      return tell();
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  // --- What is on screen -------------------------------------------------------------------------

  function waiting(): QueuedSession[] {
    return [...sessions].filter((session) => session.waits);
  }

  function itemsOnShow(): QueuedSession[] {
    const over = [...sessions].filter(({ waits, intercepted }) => !waits && !intercepted);
    return [...waiting(), ...over];
  }

  /** Puts a request last: it begins to wait, or is over and stays on screen. */
  function keep(session: QueuedSession) {
    sessions.delete(session);
    sessions.add(session);
    // A page that the user has open is not over yet, however many others are.
    const over = [...sessions].filter(({ unsettled }) => !unsettled);
    if (over[MAX_SETTLED]) remove(over[0]!);
  }

  function leave(session: QueuedSession) {
    if (session.removed) return;
    sessions.delete(session);
    session.removed = true;
    session.stopTimers?.();
    limiter.release(session.requester, session.named.bytes);
    session.changed();
  }

  // --- Results -----------------------------------------------------------------------------------

  /** Gives a request its one result. */
  function resolve(session: QueuedSession, result: ElicitationResult) {
    session.result = result;
    session.stopTimers?.();
    admission.remember(session, result);
    limiter.leave(session.requester);
    session.resolve(result);
  }

  /** Delivers a response to the requester. The request settles only when it is delivered. */
  function send(
    session: QueuedSession,
    result: ElicitationResult,
    then: () => void,
  ): Promise<void> {
    const { deliver } = session.options;
    const settle = () => {
      resolve(session, result);
      session.settle(result);
      then();
      changed();
    };
    session.result = result;
    if (!deliver) {
      settle();
      return Promise.resolve();
    }
    const deliverResponse = async () => {
      // Delivered a microtask later, so that what `deliver` calls at once finds this response on
      // its way.
      await Promise.resolve();
      try {
        if (!session.unsettled) throw lateError(session);
        await deliver(result);
      } catch (error) {
        session.delivery = undefined;
        session.fail(error);
        if (session.unsettled && session.late) expire(session);
        else changed();
        throw error;
      }
      session.delivery = undefined;
      if (session.unsettled) return settle();
      session.settle(result);
      if (session.withdrawn === false) return;
      // The response has arrived after all.
      leave(session);
      changed();
    };
    session.delivery = deliverResponse();
    session.begin(result);
    changed();
    return session.delivery;
  }

  async function respond(session: QueuedSession, result: ElicitationResult): Promise<void> {
    if (session.delivery || !session.waits) {
      if (!sameJson(session.result, result)) throw lateError(session);
      return session.delivery;
    }
    if (result.action !== "accept" || !isUrlRequest(session.request)) {
      return send(session, result, () => leave(session));
    }
    if (session.completed || session.options.settleOn !== "completion") {
      // The server may say that it is done while the response is on its way.
      return send(session, result, () => (session.completed ? complete(session) : keep(session)));
    }
    session.result = result;
    session.awaitCompletion(result);
    keep(session);
    changed();
  }

  async function finish(session: QueuedSession): Promise<void> {
    const opened = session.status === "awaiting-completion" || session.status === "settled";
    if (!opened || session.kept || session.removed || session.delivery) return session.delivery;
    if (session.unsettled) return send(session, { action: "accept" }, () => leave(session));
    remove(session);
    changed();
  }

  /** Completes a URL request. It stays for a moment if nothing else is on screen. */
  function complete(session: QueuedSession) {
    const alone = itemsOnShow().length === 1;
    if (!session.placed && !alone) return leave(session);
    keep(session);
    session.stopTimers = startDeadline(timers, timers.now() + retainCompleted, () => {
      leave(session);
      changed();
    });
  }

  async function tryIntercept(session: QueuedSession) {
    const { requester, signal, progress } = session.options;
    try {
      const result = await intercept?.(session.request, { requester, signal, progress });
      if (result && session.intercepted && session.unsettled) {
        if (!ACTIONS.includes(result.action)) throw new TypeError("No result.");
        await send(session, result, () => leave(session));
      }
    } catch (error) {
      onError(error);
    }
    if (!session.unsettled) return;
    session.intercepted = false;
    keep(session);
    changed();
  }

  // --- The end without a response ----------------------------------------------------------------

  /**
   * Cancels a request, unless it has its result.
   *
   * @param gone whether its requester is disconnected.
   */
  function cancel(session: QueuedSession, gone?: boolean) {
    if (session.resolved) return;
    resolve(session, CANCEL);
    if (gone && session.options.shared) return;
    const deliverCancel = () => deliverTo(session.options, CANCEL);
    // A response that is being sent may still arrive, so `cancel` is delivered only if that fails.
    const { delivery } = session;
    const delivered = delivery ? delivery.catch(deliverCancel) : deliverCancel();
    delivered.catch(() => {});
  }

  /** Removes a request. An open one is cancelled. */
  function remove(session: QueuedSession, gone?: boolean) {
    if (session.removed) return;
    if (session.unsettled) session.end("settled");
    leave(session);
    cancel(session, gone);
  }

  /** Cancels a request that its requester withdrew. If it is on screen, it stays and shows that. */
  function withdraw(session: QueuedSession, gone?: boolean, elsewhere?: boolean) {
    if (!session.unsettled || !(session.seen || session.placed)) return remove(session, gone);
    session.intercepted = false;
    session.end("settled", elsewhere ? "elsewhere" : true);
    keep(session);
    cancel(session, gone);
  }

  /** Withdraws a request for good: its ID is free. */
  function takeBack(session: QueuedSession, event?: Event) {
    admission.forget(session.named);
    if (!session.unsettled) return;
    const reason: unknown = (event?.target as AbortSignal | undefined)?.reason;
    withdraw(session, false, reason === ANSWERED_ELSEWHERE);
    changed();
  }

  function expire(session: QueuedSession) {
    if (session.delivery) {
      session.late = true;
      return;
    }
    // A request that the user never saw has no input to read.
    const opened = session.status === "awaiting-completion";
    const seen = session.placed || opened || session === waiting()[0];
    session.end(seen ? "expired" : "settled");
    if (seen) keep(session);
    else leave(session);
    cancel(session);
    changed();
  }

  function endEach(
    which: (session: QueuedSession) => boolean,
    end: (session: QueuedSession) => void,
  ) {
    const ended = [...sessions].filter(which);
    for (const session of ended) end(session);
    if (ended.length > 0) changed();
  }

  /** Withdraws the requests whose requester is disconnected. */
  function disconnectEach(which: (named: Omit<RequestName, "bytes" | "digest">) => boolean) {
    endEach(
      (session) => !session.kept && which(session.named),
      (session) => withdraw(session, true),
    );
    admission.forgetEach(which);
  }

  /** Gives a caller of `elicit` its result; its `signal` withdraws the request until then. */
  function answerOf(session: QueuedSession, signal: AbortSignal | undefined) {
    const onAbort = (event?: Event) => takeBack(session, event);
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort);
    void session.answer.then(() => signal?.removeEventListener("abort", onAbort));
    return session.answer;
  }

  const queue: PlainQueue & QueueInternals = {
    views: new Set(),
    calls: new Set(),
    capabilities: capabilitiesOf(modes),

    elicit: (given, elicitOptions) => {
      const { requester, signal, expiresAt, call } = elicitOptions;
      const verdict = admission.admit(given, elicitOptions, takeBack);
      if (verdict.kind === "open") return answerOf(verdict.session, signal);
      if (verdict.kind === "rejected") return Promise.reject(verdict.error);
      if (verdict.kind === "settled") return settleAtOnce(elicitOptions, verdict.result);
      const owners = findOwners(queue.calls, requester, call?.signal);
      const context = contextOf(elicitOptions, owners);
      const request = ownObject(given);
      const session = new QueuedSession(request, elicitOptions, verdict.named, context, {
        respond,
        finish,
        dismiss: (dismissed) => {
          remove(dismissed);
          changed();
        },
        block: (blocked) => queue.block(blocked.requester),
        // Not what is withdrawn in the same turn, as the other requests of a call that was
        // declined.
        markShown: (shown) => void timers.setTimeout(() => (shown.seen = true), 0),
      });
      keepSession(request, session);
      for (const { items } of owners) items.add(session.id);
      if (expiresAt !== undefined) {
        session.stopTimers = startDeadline(timers, expiresAt, () => expire(session));
      }
      admission.add(session);
      const settled = async () => {
        const result = await session.answer;
        guarded(() => options.onSettled?.(session, result));
      };
      void settled();
      session.intercepted = intercept !== undefined;
      session.rateLimited = limiter.isOver(requester);
      keep(session);
      guarded(() => options.onRequest?.(session));
      if (intercept) void tryIntercept(session);
      changed();
      return answerOf(session, signal);
    },

    complete: (elicitationId, requester) => {
      const key = requester && requesterKey(requester);
      for (const session of sessions) {
        if (session.elicitationId !== elicitationId || session.completed || session.kept) continue;
        if (key && key !== session.named.key) continue;
        session.completed = true;
        session.changed();
        const opened = session.status === "awaiting-completion" || session.status === "settled";
        if (opened && !session.delivery) {
          if (!session.unsettled) complete(session);
          // If it can't be sent, the user can still report that they are done.
          else send(session, { action: "accept" }, () => complete(session)).catch(() => {});
        }
        changed();
      }
    },

    disconnect: (requester, { id, sessionId } = {}) => {
      const key = requesterKey(requester);
      const name = nameOf(key, id);
      const ofSession = sessionIdOf({ sessionId });
      disconnectEach(
        (named) =>
          named.key === key &&
          (name ?? named.name) === named.name &&
          (ofSession ?? named.sessionId) === named.sessionId,
      );
    },

    disconnectAll: () => disconnectEach(() => true),

    expire: (id) => {
      for (const session of sessions) {
        if (session.id === id && session.unsettled) expire(session);
      }
    },

    get items() {
      return queue.getSnapshot().items;
    },

    get unanswered() {
      return [...sessions].filter(({ unsettled }) => unsettled);
    },

    markPlaced: (id) => {
      for (const session of sessions) session.placed ||= session.id === id;
    },

    block: (requester) => {
      const key = requesterKey(requester);
      admission.block(requester);
      endEach(({ named }) => key === named.key, remove);
      changed();
    },

    unblock: (requester) => {
      if (admission.unblock(requester)) changed();
    },

    subscribe: (listener) => {
      // One listener may be there more than once.
      const tell = () => listener();
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },

    getSnapshot: () =>
      (snapshot ??= {
        ...itemsToShow(itemsOnShow()),
        blocked: [...admission.blocked.values()],
        rateLimited: limiter.over(),
      }),
  };

  /** Returns a request object of its own for a session: components find the session by that. */
  function ownObject(given: ElicitationRequest): ElicitationRequest {
    for (const { request } of sessions) if (request === given) return { ...given };
    return given;
  }

  return queue as ElicitationQueue;
}

/** Hands a result to `deliver`, whose errors become a rejection. */
async function deliverTo({ deliver }: ElicitOptions, result: ElicitationResult): Promise<void> {
  await deliver?.(result);
}

/** Gives a request its result without asking the user. */
export function settleAtOnce(
  options: ElicitOptions,
  result: ElicitationResult,
): Promise<ElicitationResult> {
  deliverTo(options, result).catch(() => {});
  return Promise.resolve(result);
}

/** Returns the host's context, else that of the one running call, else the protocol's IDs. */
function contextOf({ context, call }: ElicitOptions, owners: readonly RunningCall[]): unknown {
  if (context !== undefined) return context;
  if (owners.length > 0) return owners.length === 1 ? owners[0]?.context : undefined;
  return call && withoutSignal(call);
}

function withoutSignal({ signal: _signal, ...ids }: ElicitationCall): ElicitationCall {
  return ids;
}

function lateError({ result }: QueuedSession): Error {
  return new Error(`The time to answer is over: ${result?.action}.`);
}
