import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { guardReport, reportUncaught } from "../core/errors.js";
import { sameJson } from "../core/json.js";
import { requesterKey, type SessionScope } from "../core/session.js";
import type { ElicitationRequest, ElicitationResult } from "../core/protocol.js";
import { startDeadline, systemTimers } from "../core/timers.js";
import { Admission, type NameParts, nameOf, sessionIdOf } from "./Admission.js";
import {
  capabilitiesOf,
  type ConnectionPart,
  type ElicitationQueue,
  type ElicitationQueueOptions,
  type ElicitationSnapshot,
  type ElicitOptions,
  EVERY_MODE,
  type InterceptContext,
  type QueueInternals,
} from "./ElicitationQueue.js";
import { itemsToShow } from "./itemsToShow.js";
import { Lifecycle, settleAtOnce } from "./lifecycle.js";
import { QueuedSession } from "./QueuedSession.js";
import { type ConnectionFields, contextOf, findOwners } from "./runningCalls.js";
import { watchUnshown } from "./unshown.js";

/** A queue that no transport can be connected to. */
export type UnconnectedQueue = Omit<ElicitationQueue, "connection">;

/** A queue without the content types of `formRequest`. */
type PlainQueue = Omit<UnconnectedQueue, "elicit"> & {
  elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult>;
};

const ACTIONS = ["accept", "decline", "cancel"];

const NOT_ELICITABLE =
  'react-elicitation: queue.elicit() needs a request and its requester, which users see. Call queue.elicit(request, { requester: { name: "Table booking" } }).';

const NO_RESULT =
  'react-elicitation: intercept() returned an invalid result. Return { action: "accept" | "decline" | "cancel" }, or undefined to ask the user.';

/** The request objects of all items. */
const elicited = new WeakSet<ElicitationRequest>();

/** Whether an approval asks about another call than the one that the user has seen. */
function changesCall({ view, seen, placed, request }: QueuedSession, next: ElicitationRequest) {
  const [before, now] = [request, next] as ApprovalRequest[];
  return view.isChanged || ((seen || placed) && !sameJson(before!.parts, now!.parts));
}

const isApproval = ({ mode }: ElicitationRequest) => mode === "approval";

/** Creates a queue, without `connection`: that needs the transports. */
export function createQueue(options: ElicitationQueueOptions = {}): UnconnectedQueue {
  const { intercept, limits = {}, modes = EVERY_MODE, retainCompleted = 4_000 } = options;
  const { timers = systemTimers } = options;
  const onError = guardReport(options.onError ?? reportUncaught);

  const admission = new Admission(limits, modes, timers, () => changed());
  const { limiter } = admission;
  const lifecycle = new Lifecycle(admission, timers, retainCompleted, () => changed());
  const { sessions } = lifecycle;
  const subscribers = new Set<() => void>();
  let snapshot: ElicitationSnapshot | undefined;

  function changed() {
    snapshot = undefined;
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

  const scope: SessionScope = { now: () => timers.now(), onError, forms: [] };

  /** Lets `intercept` respond. If it fails, its error is reported and the user responds. */
  async function respondTo(request: ElicitationRequest, context: InterceptContext) {
    try {
      const result = await intercept?.(request, context);
      if (result && !ACTIONS.includes(result.action)) throw new TypeError(NO_RESULT);
      return result;
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  async function tryIntercept(session: QueuedSession) {
    const { requester, signal, progress } = session.options;
    const result = await respondTo(session.request, { requester, signal, progress });
    if (result && session.intercepted && session.unsettled) {
      await lifecycle
        .send(session, result, () => lifecycle.leave(session))
        .catch(() => {
          // The user has sent nothing that could have failed.
          session.failure = undefined;
        });
    }
    if (!session.unsettled) return;
    session.intercepted = false;
    ask(session);
    changed();
  }

  /** Shows a request to the user. */
  function ask(session: QueuedSession) {
    lifecycle.keep(session);
    const { stopTimers } = session;
    const { onUnshown } = options;
    const tell = onUnshown && (() => guarded(() => onUnshown(session)));
    const stop = watchUnshown(session, queue, timers, tell);
    session.stopTimers = () => {
      stopTimers?.();
      stop();
    };
  }

  /** Withdraws some requests of a requester that is disconnected, and forgets their names. */
  function disconnectOf(key: string, which: (named: NameParts) => boolean) {
    const ended = lifecycle.of(key).filter(({ kept, named }) => !kept && which(named));
    for (const { named } of ended) admission.forget(named);
    for (const session of ended) lifecycle.withdraw(session, true);
    if (ended.length > 0) changed();
    admission.forgetEach(key, which);
  }

  /** Gives a caller of `elicit` its result; its `signal` withdraws the request until then. */
  function answerOf(session: QueuedSession, signal: AbortSignal | undefined) {
    const onAbort = (event?: Event) => lifecycle.takeBack(session, event);
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort);
    void session.answer.then(() => signal?.removeEventListener("abort", onAbort));
    return session.answer;
  }

  const queue: PlainQueue & QueueInternals = {
    views: new Set(),
    filters: new Set(),
    calls: new Set(),
    shown: lifecycle.shown,
    isWithUser: (item) => lifecycle.isWithUser(item as QueuedSession),
    capabilities: capabilitiesOf(modes),

    elicit: (given, elicitOptions) => {
      if (!given || !elicitOptions?.requester) return Promise.reject(new TypeError(NOT_ELICITABLE));
      const { requester, signal, expiresAt } = elicitOptions;
      const wasOver = limiter.isOver(requester);
      let replaced: QueuedSession | undefined;
      const verdict = admission.admit(given, elicitOptions, (open) => {
        if (isApproval(open.request) && isApproval(given)) replaced = open;
        if (replaced) lifecycle.replace(replaced);
        else lifecycle.takeBack(open);
      });
      if (limiter.isOver(requester) !== wasOver)
        for (const session of lifecycle.of(requesterKey(requester))) session.changed();
      if (verdict.kind === "open") return answerOf(verdict.session, signal);
      if (verdict.kind === "rejected") return Promise.reject(verdict.error);
      if (verdict.kind === "settled") return settleAtOnce(elicitOptions, verdict.result);
      const owners = findOwners(queue.calls, elicitOptions);
      const context = contextOf(elicitOptions, owners);
      const place = { context, call: owners.length === 1 ? owners[0] : elicitOptions.callId };
      // A component without `item` takes a request object for one request, so each item has its own.
      const request = elicited.has(given) ? { ...given } : given;
      elicited.add(request);
      const session = new QueuedSession(request, elicitOptions, verdict.named, place, scope, {
        respond: (answered, result) => lifecycle.respond(answered, result),
        finish: (finished) => lifecycle.finish(finished),
        dismiss: (dismissed) => {
          lifecycle.remove(dismissed);
          changed();
        },
        block: (blocked) => queue.block(blocked.requester),
        isRateLimited: () => limiter.isOver(requester),
        // Later, because a request may be withdrawn in the same turn, with its declined call.
        markShown: (shown) => {
          if (!shown.seen) timers.setTimeout(() => lifecycle.show(shown, "seen"), 0);
        },
      });
      if (replaced) session.view.isChanged = changesCall(replaced, request);
      for (const { items } of owners) items.add(session);
      if (expiresAt !== undefined) {
        session.stopTimers = startDeadline(timers, expiresAt, () => lifecycle.expire(session));
      }
      admission.add(session);
      const settled = async () => {
        const result = await session.answer;
        // The request may end while a response is on its way. If that arrives, it is the result.
        if (session.delivery) await session.delivery.catch(() => {});
        guarded(() => options.onSettled?.(session, session.result ?? result));
      };
      void settled();
      session.intercepted = intercept !== undefined;
      if (intercept) lifecycle.keep(session);
      else ask(session);
      guarded(() => options.onRequest?.(session));
      if (intercept) void tryIntercept(session);
      changed();
      return answerOf(session, signal);
    },

    complete: (elicitationId, requester) => {
      const key = requester && requesterKey(requester);
      for (const session of key === undefined ? [...sessions.values()] : lifecycle.of(key)) {
        if (session.elicitationId !== elicitationId || session.completed || session.kept) continue;
        session.completed = true;
        session.changed();
        const opened = session.status === "awaiting-completion" || session.status === "settled";
        if (opened && !session.delivery) {
          if (!session.unsettled) lifecycle.complete(session);
          else {
            lifecycle
              .send(session, { action: "accept" }, () => lifecycle.complete(session))
              .catch(() => {
                // The server or the user can report it again.
                session.completed = false;
                session.changed();
                changed();
              });
          }
        }
        changed();
      }
    },

    disconnect: (
      requester,
      { id, sessionId, connectionKey }: ConnectionPart & ConnectionFields = {},
    ) => {
      const key = requesterKey(requester);
      const name = nameOf(key, id);
      const ofSession = sessionIdOf({ sessionId });
      disconnectOf(
        key,
        (named) =>
          (name ?? named.name) === named.name &&
          (ofSession ?? named.sessionId) === named.sessionId &&
          (connectionKey ?? named.connectionKey) === named.connectionKey,
      );
    },

    disconnectAll: () => {
      const open = Array.from(sessions.values(), ({ named }) => named.key);
      const keys = new Set([...open, ...admission.answeredRequesters]);
      for (const key of keys) disconnectOf(key, () => true);
    },

    expire: (id) => {
      const session = sessions.get(id);
      if (session?.unsettled) lifecycle.expire(session);
    },

    get items() {
      return queue.getSnapshot().items;
    },

    get unanswered() {
      const inOrder = new Set([...lifecycle.waiting.all, ...sessions.values()]);
      return [...inOrder].filter(({ unsettled }) => unsettled);
    },

    markPlaced: (id) => {
      const session = sessions.get(id);
      if (session) lifecycle.show(session, "placed");
    },

    block: (requester) => {
      const key = requesterKey(requester);
      admission.block(requester);
      for (const session of lifecycle.of(key)) {
        session.view.dismiss();
        lifecycle.remove(session);
      }
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
        ...itemsToShow([...lifecycle.waiting.all], [...lifecycle.over]),
        blocked: [...admission.blocked.values()],
        rateLimited: limiter.over(),
      }),
  };

  return queue as UnconnectedQueue;
}
