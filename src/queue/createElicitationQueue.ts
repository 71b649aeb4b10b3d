import type { ElicitationRequest, ElicitationResult } from "../protocol/types.js";
import { isUrlRequest } from "../protocol/requestMode.js";
import { ANSWERED_ELSEWHERE } from "./answeredElsewhere.js";
import { answerOf } from "./answerOf.js";
import { capabilitiesOf } from "./capabilitiesOf.js";
import { deliverTo, giveUnasked } from "./deliverTo.js";
import type { ElicitationItem } from "./ElicitationItem.js";
import { ElicitationModeError } from "./ElicitationModeError.js";
import type {
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitationSnapshot,
  ElicitationCall,
  ElicitOptions,
  BlockedRequester,
} from "./ElicitationQueue.js";
import type { AnsweredRequest, Entry } from "./Entry.js";
import { isOpen } from "./isOpen.js";
import { itemsToShow } from "./itemsToShow.js";
import { createLimiter } from "./createLimiter.js";
import { findOwners, type RunningCall } from "./runningCalls.js";
import { digestText, measureJson } from "../protocol/measureJson.js";
import { requesterKey } from "../protocol/requester.js";
import { sameJson } from "../protocol/sameJson.js";
import { startDeadline } from "../time/startDeadline.js";
import { systemTimers } from "../time/timers.js";

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
const MAX_LINGERING = 20;
/** How long a settled request may be repeated, in milliseconds. Streams reconnect sooner. */
const REPEAT_MILLISECONDS = 60_000;
/**
 * Requests seen before. Forms and consents identify a request by its object, so each needs its own.
 */
const known = new WeakSet<ElicitationRequest>();
let lastId = 0;

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

  /** All requests that are not removed, in the order in which they entered their phase. */
  const entries = new Set<Entry>();
  /** The open requests with an ID, by name. */
  const named = new Map<string | undefined, Entry>();
  /** The settled requests with an ID, for as long as they may be repeated. */
  const answered = new Map<string | undefined, AnsweredRequest>();
  const blocked = new Map<string, BlockedRequester>();
  const limiter = createLimiter(limits, () => timers.now());
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

  function entriesIn(...phases: Entry["phase"][]): Entry[] {
    return [...entries].filter(({ phase }) => phases.includes(phase));
  }

  function move(entry: Entry, phase: Entry["phase"]) {
    entries.delete(entry);
    if (phase === "gone" && entry.phase !== "gone") {
      limiter.release(entry.base.requester, entry.measure.bytes);
    }
    entry.phase = phase;
    if (phase === "gone") entry.stopClock?.();
    else entries.add(entry);
    // A page that the user has open is not over yet, however many others are.
    const lingering = entriesIn("accepted", "expired", "withdrawn").filter(
      (each) => each.phase !== "accepted" || !isOpen(each),
    );
    if (lingering[MAX_LINGERING]) putAway(lingering[0]!);
  }

  /** Keeps the result of a request with an ID, in case its requester repeats it. */
  function remember({ key, name, session, measure }: Entry, result: ElicitationResult) {
    named.delete(name);
    const record = { key, name, session, digest: measure.digest, result };
    answered.set(name, record);
    // The timer must not hold more than this, nor keep a process of Node running.
    const forget = () => answered.get(name) === record && answered.delete(name);
    const timer = timers.setTimeout(forget, REPEAT_MILLISECONDS);
    (timer as { unref?: () => void } | undefined)?.unref?.();
  }

  /** Delivers a result to the requester. The request settles only when it is delivered. */
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
        else changed();
        throw error;
      }
      entry.sending = undefined;
      if (isOpen(entry)) given();
      else if (entry.phase === "withdrawn") {
        // The answer has arrived after all.
        move(entry, "gone");
        changed();
      }
    };
    entry.sending = send();
    changed();
    return entry.sending;
  }

  /** Settles a request with an automatic `cancel`. */
  function cancelUnasked(entry: Entry, gone?: boolean) {
    if (!entry.settle) return;
    entry.taken = CANCEL;
    entry.settle(CANCEL);
    if (gone && entry.options.shared) return;
    const deliverCancel = () => deliverTo(entry.options, CANCEL);
    // A response that is being sent may still arrive, so `cancel` is delivered only if that fails.
    const delivered = entry.sending ? entry.sending.catch(deliverCancel) : deliverCancel();
    delivered.catch(() => {});
  }

  function putAway(entry: Entry, gone?: boolean) {
    if (entry.phase === "gone") return;
    move(entry, "gone");
    cancelUnasked(entry, gone);
  }

  /** Cancels a request that its requester withdrew. If it is on screen, it stays and shows that. */
  function withdraw(entry: Entry, gone?: boolean) {
    if (!isOpen(entry) || !(entry.seen || entry.placed)) return putAway(entry, gone);
    move(entry, "withdrawn");
    cancelUnasked(entry, gone);
  }

  function endEach(which: (entry: Entry) => boolean, end: (entry: Entry) => void) {
    const ended = [...entries].filter(which);
    for (const entry of ended) end(entry);
    if (ended.length > 0) changed();
  }

  function expire(entry: Entry) {
    if (entry.sending) {
      entry.late = true;
      return;
    }
    // A request that the user never saw has no input to read.
    const seen = entry.placed || entry.phase === "accepted" || entry === entriesIn("waiting")[0];
    move(entry, seen ? "expired" : "gone");
    cancelUnasked(entry);
    changed();
  }

  /** Completes a URL request. It stays for a moment if nothing else is on screen. */
  function finish(entry: Entry) {
    const alone = itemsOnShow().length === 1;
    if (!entry.placed && !alone) return move(entry, "gone");
    move(entry, "accepted");
    entry.stopClock = startDeadline(timers, timers.now() + retainCompleted, () => {
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
    if (entry.completed || entry.options.settleOn !== "completion") {
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
    return [...entriesIn("waiting"), ...entriesIn("accepted", "expired", "withdrawn")].map(view);
  }

  function view(entry: Entry): ElicitationItem {
    const { base, phase, item, completed } = entry;
    const withdrawn = phase === "withdrawn" && (entry.elsewhere ? "elsewhere" : true);
    const status = statusOf(entry);
    const rateLimited = limiter.isOver(base.requester);
    const same = item?.status === status && item.withdrawn === withdrawn;
    if (same && item.completed === completed && item.rateLimited === rateLimited) return item;
    // A request that was answered in time has no deadline any more.
    const expiresAt = isOpen(entry) || phase === "expired" ? entry.options.expiresAt : undefined;
    return (entry.item = { ...base, completed, withdrawn, status, rateLimited, expiresAt });
  }

  /** Whether a settled request stays on screen, so that its input can still be read. */
  function isKept({ phase }: Entry): boolean {
    return phase === "expired" || phase === "withdrawn";
  }

  /** Withdraws the requests whose requester is disconnected. */
  function disconnectEach(which: (entry: Pick<Entry, "key" | "name" | "session">) => boolean) {
    endEach(
      (entry) => !isKept(entry) && which(entry),
      (entry) => withdraw(entry, true),
    );
    for (const [name, entry] of named) if (which(entry)) named.delete(name);
    for (const [name, record] of answered) if (which(record)) answered.delete(name);
  }

  const queue: PlainQueue = {
    capabilities: capabilitiesOf(modes),

    elicit: (given, elicitOptions) => {
      const { requester, signal, expiresAt, id, progress, approval } = elicitOptions;
      const key = requesterKey(requester);
      const name = nameOf(key, id);
      const open = named.get(name);
      const isSame = (entry: Entry) =>
        sameJson(entry.request, given) && sameJson(entry.options.approval, approval);
      if (open && isSame(open)) return answerOf(open, signal);
      // A requester that reuses this ID for another request has restarted.
      open?.takeBack();
      const asked = approval ? [given, approval] : given;
      const measure = measureJson(asked, limiter.mostBytes);
      const bytes = (measure?.bytes ?? Infinity) + bytesOfId(id);
      const before = answered.get(name);
      if (before && before.digest === measure?.digest) {
        return giveUnasked(elicitOptions, before.result);
      }
      answered.delete(name);
      const mode = given.mode ?? "form";
      if (!(modes as readonly string[]).includes(mode)) {
        return Promise.reject(new ElicitationModeError(String(mode)));
      }
      const block = blocked.get(key);
      if (block) {
        blocked.set(key, { requester, cancelled: block.cancelled + 1 });
        changed();
      }
      // A request without a deadline is never too late: no number compares with `undefined`.
      const tooLate = expiresAt! <= timers.now();
      if (block || signal?.aborted || tooLate) return giveUnasked(elicitOptions, CANCEL);
      const wasOver = limiter.isOver(requester);
      const refusal = limiter.admit(requester, bytes);
      if (refusal || !measure) {
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
        dismiss: () => {
          putAway(entry);
          changed();
        },
        block: () => queue.block(requester),
        // Not what is withdrawn in the same turn, as the other requests of a call that was declined.
        markShown: () => void timers.setTimeout(() => (entry.seen = true), 0),
      };
      let resolve: (result: ElicitationResult) => void;
      const answer = new Promise<ElicitationResult>((resolveAnswer) => {
        resolve = resolveAnswer;
      });
      const itemId = (lastId += 1);
      const owners = findOwners(queue as ElicitationQueue, requester, elicitOptions.call?.signal);
      for (const { items } of owners) items.add(itemId);
      const entry: Entry = {
        phase: "waiting",
        key,
        name,
        session: sessionOf(request),
        measure: { ...measure, bytes },
        request,
        options: elicitOptions,
        answer,
        completed: false,
        base: {
          id: itemId,
          request,
          requester,
          progress,
          context: contextOf(elicitOptions, owners),
          approval,
          ...actions,
        },
        settle: (result) => {
          entry.settle = undefined;
          stopDeadline?.();
          if (name !== undefined && named.get(name) === entry) remember(entry, result);
          limiter.leave(requester);
          resolve(result);
        },
        takeBack: (event) => {
          named.delete(name);
          answered.delete(name);
          if (!isOpen(entry)) return;
          entry.elsewhere =
            (event?.target as AbortSignal | undefined)?.reason === ANSWERED_ELSEWHERE;
          withdraw(entry);
          changed();
        },
      };
      const stopDeadline =
        expiresAt === undefined ? undefined : startDeadline(timers, expiresAt, () => expire(entry));
      if (name !== undefined) named.set(name, entry);
      const settled = async () => {
        const result = await answer;
        guarded(() => options.onSettled?.(view(entry), result));
      };
      void settled();
      move(entry, intercept ? "intercepted" : "waiting");
      guarded(() => options.onRequest?.(view(entry)));
      if (intercept) void tryIntercept(entry);
      changed();
      return answerOf(entry, signal);
    },

    complete: (elicitationId, requester) => {
      const key = requester && requesterKey(requester);
      for (const entry of entries) {
        const { request } = entry;
        if (!isUrlRequest(request) || request.elicitationId !== elicitationId) continue;
        if ((key && key !== entry.key) || entry.completed || isKept(entry)) continue;
        entry.completed = true;
        if (entry.phase === "accepted" && !entry.sending) {
          if (!entry.settle) finish(entry);
          // If it can't be sent, the user can still report that they are done.
          else give(entry, { action: "accept" }, () => finish(entry)).catch(() => {});
        }
        changed();
      }
    },

    disconnect: (requester, { id, sessionId } = {}) => {
      const key = requesterKey(requester);
      const name = nameOf(key, id);
      const session = sessionOf({ sessionId });
      disconnectEach(
        (entry) =>
          entry.key === key &&
          (name ?? entry.name) === entry.name &&
          (session ?? entry.session) === entry.session,
      );
    },

    disconnectAll: () => disconnectEach(() => true),

    expire: (id) => {
      for (const entry of entries) {
        if (entry.base.id === id && isOpen(entry)) expire(entry);
      }
    },

    get items() {
      return queue.getSnapshot().items;
    },

    get unanswered() {
      return [...entries].filter(isOpen).map(view);
    },

    markPlaced: (id) => {
      for (const entry of entries) entry.placed ||= entry.base.id === id;
    },

    block: (requester) => {
      const key = requesterKey(requester);
      if (!blocked.has(key)) blocked.set(key, { requester, cancelled: 0 });
      limiter.forgive(requester);
      endEach((entry) => key === entry.key, putAway);
      changed();
    },

    unblock: (requester) => {
      if (blocked.delete(requesterKey(requester))) changed();
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
        blocked: [...blocked.values()],
        rateLimited: limiter.over(),
      }),
  };
  return queue as ElicitationQueue;
}

/**
 * Maximum length of an ID that is kept unchanged, in characters. A longer one is kept as a digest.
 */
const MAX_ID_CHARACTERS = 200;

function shortText(text: string): string {
  return text.length > MAX_ID_CHARACTERS ? digestText(text) : text;
}

/** Returns the bytes that a long ID adds to its request. An ID of usual length adds none. */
export function bytesOfId(id: ElicitOptions["id"]): number {
  const { length } = String(id ?? "");
  return length > MAX_ID_CHARACTERS ? length : 0;
}

/** Returns a name that is unique per requester and ID. */
function nameOf(key: string, id: ElicitOptions["id"]): string | undefined {
  return id === undefined ? undefined : JSON.stringify([key, typeof id, shortText(String(id))]);
}

function sessionOf(params: object): string | undefined {
  const { sessionId }: { sessionId?: unknown } = params;
  return typeof sessionId === "string" ? shortText(sessionId) : undefined;
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

function statusOf(entry: Entry): ElicitationItem["status"] {
  if (entry.phase === "expired") return "expired";
  if (!isOpen(entry)) return "settled";
  if (entry.phase === "accepted") return "awaiting-completion";
  return entry.sending ? "sending" : "open";
}

function lateError({ taken }: Entry): Error {
  return new Error(`The time to answer is over: ${taken?.action}.`);
}
