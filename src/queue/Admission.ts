import { digestText, measureJson } from "../core/walkJson.js";
import { approvalFlaw } from "../core/ApprovalRequest.js";
import { sameJson } from "../core/json.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import { isSameRequest, requesterKey } from "../core/session.js";
import type { Timers } from "../core/timers.js";
import type { BlockedRequester, ElicitationMode, ElicitOptions } from "./ElicitationQueue.js";
import { createLimiter, type Limiter, type QueueLimits } from "./createLimiter.js";
import { ElicitationModeError, InvalidParamsError } from "./errors.js";
import type { QueuedSession, RequestName } from "./QueuedSession.js";
import type { ConnectionFields } from "./runningCalls.js";

/** How long a settled request may be repeated, in milliseconds. Streams reconnect sooner. */
const REPEAT_MILLISECONDS = 60_000;

/**
 * Maximum length of an ID that is kept unchanged, in characters. A longer one is kept as a digest.
 */
const MAX_ID_CHARACTERS = 200;

/** The key that identifies a request when its connection closes. */
export type NameParts = Pick<RequestName, "key" | "name" | "sessionId" | "connectionKey">;

/** A settled request that may be repeated. It is kept to compare: a digest could be forged. */
interface AnsweredRequest {
  readonly named: RequestName;
  readonly request: ElicitationRequest;
  result: ElicitationResult;
  /** Ends the time in which it may be repeated. */
  timer?: unknown;
}

/** The settled requests of one requester that may be repeated. */
interface AnsweredRequests {
  /** By name, the oldest first. */
  readonly byName: Map<string, AnsweredRequest>;
  /** Their size, at most as large as the limit for open ones, or the smaller one of a relay. */
  bytes: number;
}

/** Decision about a new request. */
export type Verdict =
  /** It is new: the user is asked. */
  | { kind: "admitted"; named: RequestName }
  /** It repeats an open request, and gets the response to that. */
  | { kind: "open"; session: QueuedSession }
  /** It has a result at once: it repeats a settled request, comes too late, or is blocked. */
  | { kind: "settled"; result: ElicitationResult }
  /** It is over a limit, or of a mode that the host doesn't show. */
  | { kind: "rejected"; error: Error | undefined };

/** Decides which requests are shown, by repetitions, modes, blocked requesters and limits. */
export class Admission {
  readonly limiter: Limiter;
  readonly blocked = new Map<string, BlockedRequester>();
  /** The open requests with an ID, by name. */
  readonly #open = new Map<string, QueuedSession>();
  /** The settled requests with an ID, by requester and name, for as long as they may be repeated. */
  readonly #answered = new Map<string, AnsweredRequests>();
  readonly #maxRemembered: number;
  readonly #modes: readonly ElicitationMode[];
  readonly #timers: Timers;
  readonly #onChange: () => void;

  /** @param onChange called when a blocked requester or one over a limit is counted. */
  constructor(
    limits: QueueLimits,
    modes: readonly ElicitationMode[],
    timers: Timers,
    onChange: () => void,
  ) {
    this.limiter = createLimiter(limits, () => timers.now());
    this.#maxRemembered = Math.min(limits.remembered ?? Infinity, this.limiter.mostBytes);
    this.#modes = modes;
    this.#timers = timers;
    this.#onChange = onChange;
  }

  /**
   * Decides about a request that arrives. An admitted one counts from now on.
   *
   * @param withdraw ends an open request whose requester reuses its ID: it has restarted.
   */
  admit(
    request: ElicitationRequest,
    options: ElicitOptions & ConnectionFields,
    withdraw: (session: QueuedSession) => void,
  ): Verdict {
    const { requester, signal, expiresAt, id, connectionKey } = options;
    const key = requesterKey(requester);
    const name = nameOf(key, id);
    const open = name === undefined ? undefined : this.#open.get(name);
    if (open && isSameRequest(open, { request, requester })) return { kind: "open", session: open };
    if (open) withdraw(open);
    const before = name === undefined ? undefined : this.#answered.get(key)?.byName.get(name);
    const measure = measureJson(request, this.limiter.mostBytes);
    // A host may have changed the object that is kept.
    const isUnchanged = before?.named.digest === measure?.digest;
    if (before && isUnchanged && sameJson(before.request, request)) {
      return { kind: "settled", result: before.result };
    }
    this.#forgetAnswer(before);
    const mode = request.mode ?? "form";
    if (!(this.#modes as readonly string[]).includes(mode)) {
      return { kind: "rejected", error: new ElicitationModeError(String(mode)) };
    }
    const flaw = mode === "approval" ? approvalFlaw(request) : undefined;
    if (flaw !== undefined) return { kind: "rejected", error: new InvalidParamsError(flaw) };
    const block = this.blocked.get(key);
    if (block) {
      this.blocked.set(key, { requester, cancelled: block.cancelled + 1 });
      this.#onChange();
    }
    const tooLate = expiresAt !== undefined && expiresAt <= this.#timers.now();
    if (block || signal?.aborted || tooLate) {
      return { kind: "settled", result: { action: "cancel" } };
    }
    const wasOver = this.limiter.isOver(requester);
    const bytes = (measure?.bytes ?? Infinity) + bytesOfId(id);
    const error = this.limiter.admit(requester, bytes);
    if (error) {
      // Listeners know already that this requester is over a limit: a flood must not render the
      // page each time.
      if (!wasOver) this.#onChange();
      return { kind: "rejected", error };
    }
    const sessionId = sessionIdOf(request);
    const digest = measure?.digest;
    return { kind: "admitted", named: { key, name, sessionId, connectionKey, bytes, digest } };
  }

  /** Recognizes repetitions of an open request. */
  add(session: QueuedSession): void {
    const { name } = session.named;
    if (name !== undefined) this.#open.set(name, session);
  }

  /** Keeps the result of a request with an ID, in case its requester repeats it. */
  remember({ named, request }: QueuedSession, result: ElicitationResult): void {
    const { key, name } = named;
    if (name === undefined) return;
    const answers = this.#answered.get(key) ?? { byName: new Map(), bytes: 0 };
    const known = answers.byName.get(name);
    if (known?.named === named) known.result = result;
    if (this.#open.get(name)?.named !== named) return;
    this.#open.delete(name);
    this.#forgetAnswer(known);
    this.#answered.set(key, answers);
    const answer: AnsweredRequest = { named, request, result };
    answers.byName.set(name, answer);
    answers.bytes += named.bytes;
    const timer = this.#timers.setTimeout(() => this.#forgetAnswer(answer), REPEAT_MILLISECONDS);
    // It must not keep a process of Node running.
    (timer as { unref?: () => void } | undefined)?.unref?.();
    answer.timer = timer;
    for (const oldest of answers.byName.values()) {
      if (answers.bytes <= this.#maxRemembered) break;
      this.#forgetAnswer(oldest);
    }
  }

  /** Forgets a name: the next request with it is a new one. */
  forget({ key, name }: RequestName): void {
    if (name === undefined) return;
    this.#open.delete(name);
    this.#forgetAnswer(this.#answered.get(key)?.byName.get(name));
  }

  /** Forgets an answer, unless its name has another by now. */
  #forgetAnswer(answer: AnsweredRequest | undefined): void {
    if (!answer) return;
    const { key, name, bytes } = answer.named;
    const answers = this.#answered.get(key);
    if (name === undefined || answers?.byName.get(name) !== answer) return;
    // The timer would hold the request until its time is over.
    this.#timers.clearTimeout(answer.timer);
    answers.byName.delete(name);
    answers.bytes -= bytes;
    if (answers.byName.size === 0) this.#answered.delete(key);
  }

  /**
   * Forgets the answers to a connection of a requester that closed: the next one counts its IDs from
   * the start.
   */
  forgetEach(key: string, which: (named: NameParts) => boolean): void {
    for (const answer of this.#answered.get(key)?.byName.values() ?? []) {
      if (which(answer.named)) this.#forgetAnswer(answer);
    }
  }

  /** The requesters with a settled request that may be repeated. */
  get answeredRequesters(): Iterable<string> {
    return this.#answered.keys();
  }

  block(requester: Requester): void {
    const key = requesterKey(requester);
    if (!this.blocked.has(key)) this.blocked.set(key, { requester, cancelled: 0 });
    this.limiter.forgive(requester);
  }

  unblock(requester: Requester): boolean {
    return this.blocked.delete(requesterKey(requester));
  }
}

function shortId(text: string): string {
  return text.length > MAX_ID_CHARACTERS ? digestText(text) : text;
}

/** Returns the bytes that a long ID adds to its request. An ID of usual length adds none. */
export function bytesOfId(id: ElicitOptions["id"]): number {
  const { length } = String(id ?? "");
  return length > MAX_ID_CHARACTERS ? length : 0;
}

/** Returns a name that is unique per requester and ID. */
export function nameOf(key: string, id: ElicitOptions["id"]): string | undefined {
  return id === undefined ? undefined : JSON.stringify([key, typeof id, shortId(String(id))]);
}

/** Returns the session that params name (ACP). */
export function sessionIdOf(params: object): string | undefined {
  const { sessionId }: { sessionId?: unknown } = params;
  return typeof sessionId === "string" ? shortId(sessionId) : undefined;
}
