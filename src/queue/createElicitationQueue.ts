import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { isUrlRequest } from "../protocol/isUrlRequest.js";
import { answerOf } from "./answerOf.js";
import { capabilitiesOf } from "./capabilitiesOf.js";
import { deliverTo } from "./deliverTo.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import { ElicitationModeError } from "./ElicitationModeError.js";
import type {
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitationSnapshot,
  ElicitOptions,
  StoppedRequester,
} from "./ElicitationQueue.js";
import type { Entry } from "./Entry.js";
import { giveUnasked } from "./giveUnasked.js";
import { isOpen } from "./isOpen.js";
import { itemsToShow } from "./itemsToShow.js";
import { createLimiter } from "./createLimiter.js";
import { requesterKey } from "../protocol/requesterKey.js";
import { sameJson } from "../protocol/sameJson.js";
import { startDeadline } from "../time/startDeadline.js";
import { systemTimers } from "../time/systemTimers.js";

/** A queue that knows no types of `ask`. */
type PlainQueue = Omit<ElicitationQueue, "elicit"> & {
  elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult>;
};

const CANCEL: ElicitationResult = { action: "cancel" };
const ACTIONS = ["accept", "decline", "cancel"];
/** The most requests that linger: older ones are put away, since a person who is away puts none away. */
const MAX_LINGERING = 20;
/** How long an answered request may be repeated, in milliseconds: streams connect again sooner. */
const REPEAT_MILLISECONDS = 60_000;
/** Forms and consents know a request by its object, so every request must be an object of its own. */
const known = new WeakSet<ElicitationRequest>();
let lastId = 0;

/**
 * Makes a queue: one for all the servers that a host talks to, outside React. See
 * `useElicitation` for the way into React.
 *
 * @example
 * const queue = createElicitationQueue({ limits: { perMinute: 20, waiting: 5 } });
 * const result = await queue.elicit(request, { requester: { name: "Table booking" } });
 */
export function createElicitationQueue(options: ElicitationQueueOptions = {}): ElicitationQueue {
  const { intercept, limits = {}, modes = ["form", "url"], completedFor = 4_000 } = options;
  const { timers = systemTimers, onError = (error) => globalThis.reportError?.(error) } = options;

  /** All requests that are not gone, in the order in which they entered their phase. */
  const entries = new Set<Entry>();
  /** The requests with an id, for as long as they may be repeated. */
  const named = new Map<string | undefined, Entry>();
  const stopped = new Map<string, StoppedRequester>();
  const limiter = createLimiter(limits, () => timers.now());
  const subscribers = new Set<() => void>();
  let snapshot: ElicitationSnapshot | undefined;

  function changed() {
    snapshot = undefined;
    for (const tell of Array.from(subscribers)) guarded(tell);
  }

  /** What somebody is told; an error of theirs is no one else's. */
  function guarded<T>(tell: () => T): T | undefined {
    try {
      return tell();
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  function entriesIn(...phases: Entry["phase"][]): Entry[] {
    return [...entries].filter(({ phase }) => phases.includes(phase));
  }

  function move(entry: Entry, phase: Entry["phase"]) {
    entries.delete(entry);
    entry.phase = phase;
    if (phase === "gone") entry.stopClock?.();
    else entries.add(entry);
    const lingering = entriesIn("accepted", "expired");
    if (lingering[MAX_LINGERING]) putAway(lingering[0]!);
  }

  /** Delivers an answer to the asker; it counts only once it is delivered. */
  function give(entry: Entry, result: ElicitationResult, then: () => void): Promise<void> {
    const { deliver } = entry.options;
    entry.taken = result;
    const given = () => {
      entry.settle?.(result);
      then();
      changed();
    };
    if (!deliver) {
      given();
      return Promise.resolve();
    }
    const send = async () => {
      // Delivered a microtask later, so that what `deliver` calls at once finds this answer on its
      // way.
      await Promise.resolve();
      try {
        if (!isOpen(entry)) throw lateError(entry);
        await deliver(result);
      } catch (error) {
        entry.sending = undefined;
        if (entry.settle && entry.late) expire(entry);
        throw error;
      }
      entry.sending = undefined;
      if (isOpen(entry)) given();
    };
    entry.sending = send();
    return entry.sending;
  }

  /** Answers with a `cancel` that nobody chose. */
  function cancelUnasked(entry: Entry, gone?: boolean) {
    if (!entry.settle) return;
    entry.taken = CANCEL;
    entry.settle(CANCEL);
    if (gone && entry.options.shared) return;
    const deliverCancel = () => deliverTo(entry.options, CANCEL);
    // An answer on its way may still arrive: the `cancel` is delivered only if that one fails.
    const delivered = entry.sending ? entry.sending.catch(deliverCancel) : deliverCancel();
    delivered.catch(() => {});
  }

  function putAway(entry: Entry, gone?: boolean) {
    if (entry.phase === "gone") return;
    move(entry, "gone");
    cancelUnasked(entry, gone);
  }

  function putAwayEach(which: (entry: Entry) => boolean, gone?: boolean) {
    const ended = [...entries].filter(which);
    for (const entry of ended) putAway(entry, gone);
    if (ended.length > 0) changed();
  }

  function expire(entry: Entry) {
    if (entry.sending) {
      entry.late = true;
      return;
    }
    // A request that the person never saw has no draft to be read.
    const seen = entry.placed || entry.phase === "accepted" || entry === entriesIn("waiting")[0];
    move(entry, seen ? "expired" : "gone");
    cancelUnasked(entry);
    changed();
  }

  /** The page is done: the person is told where nothing else is left to see. */
  function finish(entry: Entry) {
    const alone = itemsOnShow().length === 1;
    if (!entry.placed && !alone) return move(entry, "gone");
    move(entry, "accepted");
    entry.stopClock = startDeadline(timers, timers.now() + completedFor, () => {
      move(entry, "gone");
      changed();
    });
  }

  async function respond(entry: Entry, result: ElicitationResult): Promise<void> {
    if (entry.sending || entry.phase !== "waiting") {
      if (!sameJson(entry.taken, result)) throw lateError(entry);
      return entry.sending;
    }
    if (result.action !== "accept" || !isUrlRequest(entry.request)) {
      return give(entry, result, () => move(entry, "gone"));
    }
    if (entry.completed || entry.options.until !== "finish") {
      // The server may say that it is done while the answer is on its way.
      return give(entry, result, () => (entry.completed ? finish(entry) : move(entry, "accepted")));
    }
    entry.taken = result;
    move(entry, "accepted");
    changed();
  }

  async function finishBy(entry: Entry): Promise<void> {
    if (entry.phase !== "accepted" || entry.sending) return entry.sending;
    if (isOpen(entry)) return give(entry, { action: "accept" }, () => move(entry, "gone"));
    putAway(entry);
    changed();
  }

  async function tryIntercept(entry: Entry) {
    const { requester, signal, progress } = entry.options;
    try {
      const result = await intercept?.(entry.request, { requester, signal, progress });
      if (result && entry.phase === "intercepted") {
        if (!ACTIONS.includes(result.action)) throw new TypeError("No result.");
        await give(entry, result, () => move(entry, "gone"));
      }
    } catch (error) {
      onError(error);
    }
    if (entry.phase !== "intercepted") return;
    move(entry, "waiting");
    changed();
  }

  function itemsOnShow(): ElicitationItem[] {
    return [...entriesIn("waiting"), ...entriesIn("accepted", "expired")].map(view);
  }

  function view(entry: Entry): ElicitationItem {
    const { base, phase, item, completed } = entry;
    const expired = phase === "expired";
    const over = expired || phase === "accepted";
    const status = !over ? "waiting" : isOpen(entry) ? "finishing" : phase;
    const tooOften = limiter.isOver(base.requester);
    if (item?.status === status && item.completed === completed && item.tooOften === tooOften) {
      return item;
    }
    // A request that was answered in time has no deadline any more.
    const expiresAt = isOpen(entry) || expired ? entry.options.expiresAt : undefined;
    return (entry.item = { ...base, completed, expired, status, tooOften, expiresAt });
  }

  /** Puts away requests whose asker is gone, but not expired ones: their draft may still be read. */
  function disconnectEach(which: (entry: Entry) => boolean) {
    putAwayEach((entry) => entry.phase !== "expired" && which(entry), true);
    for (const [name, entry] of named) if (which(entry)) named.delete(name);
  }

  const queue: PlainQueue = {
    capabilities: capabilitiesOf(modes),

    elicit: (given, elicitOptions) => {
      const { requester, signal, expiresAt, id, progress, context, approval } = elicitOptions;
      const key = requesterKey(requester);
      const name = id === undefined ? id : JSON.stringify([key, id]);
      const before = named.get(name);
      if (before && sameJson(before.request, given)) {
        if (isOpen(before)) return answerOf(before, signal);
        return giveUnasked(elicitOptions, before.taken ?? CANCEL);
      }
      // Whoever asks something else by this id has started anew.
      before?.takeBack();
      const mode = given.mode ?? "form";
      if (!(modes as readonly string[]).includes(mode)) {
        return Promise.reject(new ElicitationModeError(String(mode)));
      }
      const stop = stopped.get(key);
      if (stop) {
        stopped.set(key, { requester, cancelled: stop.cancelled + 1 });
        changed();
      }
      // A request without a deadline is never too late: no number compares with `undefined`.
      const tooLate = expiresAt! <= timers.now();
      if (stop || signal?.aborted || tooLate) return giveUnasked(elicitOptions, CANCEL);
      const wasOver = limiter.isOver(requester);
      const refusal = limiter.admit(requester);
      if (refusal) {
        // Listeners know already that this requester is over a limit: a flood must not render the
        // page each time.
        if (!wasOver) changed();
        return Promise.reject(refusal);
      }

      const request = known.has(given) ? { ...given } : given;
      known.add(request);
      const actions = {
        respond: (result: ElicitationResult) => respond(entry, result),
        finish: () => finishBy(entry),
        close: () => {
          putAway(entry);
          changed();
        },
        stop: () => queue.stop(requester),
      };
      let resolve: (result: ElicitationResult) => void;
      const answer = new Promise<ElicitationResult>((resolveAnswer) => {
        resolve = resolveAnswer;
      });
      const entry: Entry = {
        phase: "waiting",
        key,
        request,
        options: elicitOptions,
        answer,
        completed: false,
        base: {
          itemId: (lastId += 1),
          request,
          requester,
          progress,
          context,
          approval,
          ...actions,
          onRespond: actions.respond,
          onFinish: actions.finish,
          onClose: actions.close,
          onStop: actions.stop,
        },
        settle: (result) => {
          entry.settle = undefined;
          stopDeadline?.();
          const forget = () => named.get(name) === entry && named.delete(name);
          const timer = name && timers.setTimeout(forget, REPEAT_MILLISECONDS);
          // The timer must not keep a process of Node running.
          (timer as { unref?: () => void } | undefined)?.unref?.();
          limiter.leave(requester);
          resolve(result);
        },
        takeBack: () => {
          named.delete(name);
          if (isOpen(entry)) actions.close();
        },
      };
      const stopDeadline =
        expiresAt === undefined ? undefined : startDeadline(timers, expiresAt, () => expire(entry));
      if (name) named.set(name, entry);
      const shows = guarded(() => options.observer?.(entry.base, answer));
      entry.base.onShow = () => guarded(() => shows?.());
      move(entry, intercept ? "intercepted" : "waiting");
      if (intercept) void tryIntercept(entry);
      changed();
      return answerOf(entry, signal);
    },

    complete: (elicitationId, requester) => {
      const key = requester && requesterKey(requester);
      for (const entry of entries) {
        const { request } = entry;
        if (!isUrlRequest(request) || request.elicitationId !== elicitationId) continue;
        if ((key && key !== entry.key) || entry.completed || entry.phase === "expired") continue;
        entry.completed = true;
        if (entry.phase === "accepted" && !entry.sending) {
          if (!entry.settle) finish(entry);
          // Where it cannot be sent, the person can still say that they are done.
          else give(entry, { action: "accept" }, () => finish(entry)).catch(() => {});
        }
        changed();
      }
    },

    disconnect: (requester, { id, sessionId } = {}) => {
      const key = requesterKey(requester);
      disconnectEach(({ key: own, options: { id: ownId }, request }) => {
        const session = "sessionId" in request && request.sessionId;
        return key === own && (id ?? ownId) === ownId && (sessionId ?? session) === session;
      });
    },

    disconnectAll: () => disconnectEach(() => true),

    expire: (itemId) => {
      for (const entry of entries) {
        if (entry.base.itemId === itemId && isOpen(entry)) expire(entry);
      }
    },

    get items() {
      return queue.getSnapshot().items;
    },

    get unanswered() {
      return [...entries].filter(isOpen).map(view);
    },

    markShown: (itemId) => {
      for (const entry of entries) entry.placed ||= entry.base.itemId === itemId;
    },

    dismiss: () => queue.getSnapshot().shown?.close(),

    stop: (requester) => {
      const key = requesterKey(requester);
      if (!stopped.has(key)) stopped.set(key, { requester, cancelled: 0 });
      limiter.forgive(requester);
      putAwayEach((entry) => key === entry.key);
      changed();
    },

    allow: (requester) => {
      if (stopped.delete(requesterKey(requester))) changed();
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
        stopped: [...stopped.values()],
        overLimit: limiter.over(),
      }),
  };
  return queue as ElicitationQueue;
}

function lateError({ taken }: Entry): Error {
  return new Error(`The time to answer is over: ${taken?.action}.`);
}
