import { Emitter } from "../core/Emitter.js";
import { ElicitationSettledError } from "../core/errors.js";
import { sameJson } from "../core/json.js";
import { type ElicitationResult, isUrlRequest } from "../core/protocol.js";
import { startDeadline, type Timers } from "../core/timers.js";
import type { Admission } from "./Admission.js";
import { ANSWERED_ELSEWHERE } from "./errors.js";
import type { ElicitOptions } from "./ElicitationQueue.js";
import type { QueuedSession } from "./QueuedSession.js";
import { Turns } from "./Turns.js";

const CANCEL: ElicitationResult = { action: "cancel" };

/**
 * Maximum number of settled requests on screen. Older ones are removed, because an absent user
 * dismisses none.
 */
const MAX_SETTLED = 20;

/**
 * The requests of a queue from their admission to their end: responses and their delivery,
 * completion, withdrawal and expiry. The states are those of `Session`.
 */
export class Lifecycle {
  /** All requests that are not removed, by ID. */
  readonly sessions = new Map<number, QueuedSession>();
  /** The same by requester. */
  readonly #byRequester = new Map<string, Set<QueuedSession>>();
  /** The requests that wait for the user. */
  readonly waiting = new Turns();
  /** The requests that are shown and don't wait, in the order of their end. */
  readonly over = new Set<QueuedSession>();
  /** The requests that a component has shown and that are not removed. */
  readonly #seen = new Set<QueuedSession>();
  /** Emits when a request comes on screen. */
  readonly shown = new Emitter();
  readonly #admission: Admission;
  readonly #timers: Timers;
  readonly #retainCompleted: number;
  /** Tells the listeners of the queue that something has changed. */
  readonly changed: () => void;

  /** @param retainCompleted how long a completed URL request stays, in milliseconds. */
  constructor(admission: Admission, timers: Timers, retainCompleted: number, changed: () => void) {
    this.#admission = admission;
    this.#timers = timers;
    this.#retainCompleted = retainCompleted;
    this.changed = changed;
  }

  // --- What is on screen -------------------------------------------------------------------------

  /** The requests of a requester that are not removed. */
  of(key: string): readonly QueuedSession[] {
    return [...(this.#byRequester.get(key) ?? [])];
  }

  /** Notes that a request is on screen, so that no other takes its place. */
  show(session: QueuedSession, how: "seen" | "placed") {
    session[how] = true;
    this.waiting.show(session);
    if (how !== "seen" || session.removed || this.#seen.has(session)) return;
    this.#seen.add(session);
    this.shown.emit();
  }

  /** Whether a request is on screen, waits behind one that is, is answered, or is intercepted. */
  isWithUser({ seen, intercepted, status }: QueuedSession): boolean {
    if (seen || intercepted || status !== "open") return true;
    return [...this.#seen].some(
      ({ waits, withdrawn, keepsPlace }) => waits || withdrawn || keepsPlace,
    );
  }

  /** Puts a request last: it is new, begins to wait, or is over and stays on screen. */
  keep(session: QueuedSession) {
    const { key } = session.named;
    const ofRequester = this.#byRequester.get(key) ?? new Set();
    this.#byRequester.set(key, ofRequester.add(session));
    this.sessions.set(session.id, session);
    this.waiting.delete(session);
    this.over.delete(session);
    if (session.waits) this.waiting.add(session);
    else if (!session.intercepted) this.over.add(session);
    // A page that the user has open is not over yet, however many others are.
    const over = [...this.over].filter(({ unsettled }) => !unsettled);
    if (over[MAX_SETTLED]) this.remove(over[0]!);
  }

  /** Takes a request out of the queue. */
  leave(session: QueuedSession) {
    if (session.removed) return;
    const { key, bytes } = session.named;
    const ofRequester = this.#byRequester.get(key);
    ofRequester?.delete(session);
    if (ofRequester?.size === 0) this.#byRequester.delete(key);
    this.sessions.delete(session.id);
    this.waiting.delete(session);
    this.over.delete(session);
    this.#seen.delete(session);
    session.removed = true;
    session.stopTimers?.();
    this.#admission.limiter.release(session.requester, bytes);
    session.changed();
  }

  // --- Results -----------------------------------------------------------------------------------

  /** Gives a request its one result. */
  resolve(session: QueuedSession, result: ElicitationResult) {
    session.result = result;
    session.stopTimers?.();
    this.#admission.remember(session, result);
    this.#admission.limiter.leave(session.requester);
    session.resolve(result);
  }

  /** Delivers a response to the requester. The request settles only when it is delivered. */
  send(session: QueuedSession, result: ElicitationResult, then: () => void): Promise<void> {
    const { deliver } = session.options;
    const settle = () => {
      if (session.unsettled) {
        this.resolve(session, result);
        session.settle(result);
        then();
      } else {
        // The request has ended meanwhile, but the requester has the response.
        session.result = result;
        this.#admission.remember(session, result);
        session.settle(result);
        if (session.withdrawn !== false) this.leave(session);
      }
      this.changed();
    };
    session.result = result;
    if (!deliver) {
      settle();
      return Promise.resolve();
    }
    // A requester that can't be reached must not keep the user from closing its request.
    const closesAnyway = session.failure !== undefined && result.action === "cancel";
    const deliverResponse = async () => {
      // Delivered a microtask later, so that what `deliver` calls at once finds this response on
      // its way.
      await Promise.resolve();
      try {
        if (!session.unsettled) throw settledError(session);
        await deliver(result);
      } catch (error) {
        session.delivery = undefined;
        session.fail(error);
        if (session.unsettled && session.late) this.expire(session);
        else if (session.unsettled && closesAnyway) this.remove(session);
        this.changed();
        throw error;
      }
      session.delivery = undefined;
      settle();
    };
    session.delivery = deliverResponse();
    session.begin(result);
    this.changed();
    return session.delivery;
  }

  /** Responds for the user. Rejects if another response was given, or could not be sent. */
  async respond(session: QueuedSession, result: ElicitationResult): Promise<void> {
    if (session.locked || !session.waits) {
      if (!sameJson(session.result, result)) throw settledError(session);
      return session.delivery;
    }
    if (result.action !== "accept" || !isUrlRequest(session.request)) {
      return this.send(session, result, () => this.leave(session));
    }
    if (session.completed || session.options.settleOn !== "completion") {
      // The server may say that it is done while the response is on its way.
      return this.send(session, result, () =>
        session.completed ? this.complete(session) : this.keep(session),
      );
    }
    session.result = result;
    session.awaitCompletion(result);
    this.keep(session);
    this.changed();
  }

  /** The user is done with the page. Rejects if that could not be sent. */
  async finish(session: QueuedSession): Promise<void> {
    const opened = session.status === "awaiting-completion" || session.status === "settled";
    if (!opened || session.kept || session.removed || session.delivery) return session.delivery;
    if (session.unsettled)
      return this.send(session, { action: "accept" }, () => this.leave(session));
    this.remove(session);
    this.changed();
  }

  /** Completes a URL request. It stays for a moment if nothing else is on screen. */
  complete(session: QueuedSession) {
    const alone = this.waiting.all.length + this.over.size === 1;
    if (!session.placed && !alone) return this.leave(session);
    this.keep(session);
    session.stopTimers = startDeadline(
      this.#timers,
      this.#timers.now() + this.#retainCompleted,
      () => {
        this.leave(session);
        this.changed();
      },
    );
  }

  // --- The end without a response ----------------------------------------------------------------

  /**
   * Cancels a request, unless it has its result.
   *
   * @param gone whether its requester is disconnected.
   */
  cancel(session: QueuedSession, gone?: boolean) {
    if (session.resolved) return;
    this.resolve(session, CANCEL);
    if (gone && session.options.shared) return;
    const deliverCancel = () => deliverTo(session.options, CANCEL);
    // A response that is being sent may still arrive, so `cancel` is delivered only if that fails.
    const { delivery } = session;
    const delivered = delivery ? delivery.catch(deliverCancel) : deliverCancel();
    delivered.catch(() => {});
  }

  /** Removes a request. An open one is cancelled. */
  remove(session: QueuedSession, gone?: boolean) {
    if (session.removed) return;
    if (session.unsettled) session.end("settled");
    this.leave(session);
    this.cancel(session, gone);
  }

  /** Cancels a request that its requester withdrew. If it is on screen, it stays and shows that. */
  withdraw(session: QueuedSession, gone?: boolean, elsewhere?: boolean) {
    if (!session.unsettled || !(session.seen || session.placed)) return this.remove(session, gone);
    session.intercepted = false;
    session.end("settled", elsewhere ? "elsewhere" : true);
    this.keep(session);
    this.cancel(session, gone);
  }

  /** Withdraws a request for good: its ID is free. */
  takeBack(session: QueuedSession, event?: Event) {
    this.#admission.forget(session.named);
    if (!session.unsettled) return;
    const reason: unknown = (event?.target as AbortSignal | undefined)?.reason;
    this.withdraw(session, false, reason === ANSWERED_ELSEWHERE);
    this.changed();
  }

  /** Removes an approval whose ID another one takes. That one says so in its place. */
  replace(session: QueuedSession) {
    this.#admission.forget(session.named);
    session.view.dismiss();
    this.remove(session);
    this.changed();
  }

  /** Nobody responded in time. A response on its way may still arrive. */
  expire(session: QueuedSession) {
    if (session.delivery) {
      session.late = true;
      return;
    }
    // A request that the user never saw has no input to read.
    const opened = session.status === "awaiting-completion";
    const seen = session.seen || session.placed || opened || session === this.waiting.all[0];
    session.keepsPlace = session.view.isInUse;
    session.end(seen ? "expired" : "settled");
    if (seen) this.keep(session);
    else this.leave(session);
    this.cancel(session);
    this.changed();
  }
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

/** Says why no response is taken anymore. */
function settledError(session: QueuedSession): ElicitationSettledError {
  const { status, withdrawn, endedAt, sending, sent } = session;
  if (status === "expired") return new ElicitationSettledError("expired");
  if (withdrawn === "elsewhere") return new ElicitationSettledError("elsewhere");
  if (withdrawn || endedAt !== undefined) return new ElicitationSettledError("withdrawn");
  return new ElicitationSettledError("answered", (sending ?? sent)?.action);
}
