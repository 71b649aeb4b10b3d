import { ElicitationSettledError, reportUncaught } from "./errors.js";
import { sameJson } from "./json.js";
import type {
  ElicitationProgress,
  ElicitationRequest,
  ElicitationResult,
  Requester,
} from "./protocol.js";
import { Emitter } from "./Emitter.js";

/**
 * The status of a request.
 *
 * - `open`: waits for the user.
 * - `sending`: the response is being sent to the requester.
 * - `awaiting-completion`: the user opened the page. The response is sent when they, or the server,
 *   report that they are done (`settleOn: "completion"`).
 * - `settled`: it has its result. It stays in `items` while the user may still look at it: a page
 *   that they opened, or a form that was withdrawn while it was on screen.
 * - `expired`: nobody responded in time. It stays on screen, read-only, until it is dismissed.
 */
export type ElicitationStatus = "open" | "sending" | "awaiting-completion" | "settled" | "expired";

/** Options of a session. */
export interface SessionOptions {
  request: ElicitationRequest;
  /** Missing if the host has its own header and doesn't name the requester. */
  requester?: Requester | undefined;
  context?: unknown;
  /** Identifies the call that it certainly belongs to. */
  call?: unknown;
  progress?: ElicitationProgress | undefined;
  expiresAt?: number | undefined;
  /** Missing without a queue. */
  scope?: SessionScope | undefined;
}

/** Hands a response to its requester. */
export type Deliver = (result: ElicitationResult) => void | Promise<void>;

/** State that the sessions of a queue share, so that an equal request can continue an earlier one. */
export interface SessionScope {
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Reports a response that could not be sent. */
  readonly onError: (error: unknown) => void;
  /** The forms that were shown last. */
  forms: readonly unknown[];
}

/** The scope of sessions without a queue. */
const pageScope: SessionScope = { now: () => Date.now(), onError: reportUncaught, forms: [] };

/** Why a response could not be sent. */
interface Failure {
  readonly error: unknown;
  readonly action: ElicitationResult["action"];
  /** Whether code that checks the answers could not be loaded, so that nothing was sent. */
  readonly unloaded?: true | undefined;
}

/** A form that shows a request. */
interface ShownForm {
  /** Whether the user has entered something in it, or has the focus in it. */
  readonly isInUse: boolean;
}

/** State that components keep with a session. */
class SessionView {
  /** The state of the form, the URL consent or the approval, which outlives their elements. */
  form: unknown;
  consent: unknown;
  approval: unknown;
  /** The forms that show it now. */
  readonly #forms = new Set<ShownForm>();
  /** Brings it into view, while it is on screen. */
  reveal: (() => void) | undefined;
  /** Whether its arrival was announced. */
  announced = false;
  /** Whether the user has responded in a component, and not the host's own code. */
  answered = false;
  /** Whether it asks about another call than the approval whose place it takes. */
  isChanged = false;
  /** Whether the user closed it without a response, or another one takes its place. */
  dismissed = false;

  /** Notes that a form shows it. Its state is kept when the returned function is called. */
  show(form: ShownForm): () => void {
    this.#forms.add(form);
    return () => {
      this.#forms.delete(form);
      this.form = form;
    };
  }

  /** Whether a form shows it now. */
  get isShown(): boolean {
    return this.#forms.size > 0;
  }

  /** Whether the user is filling it in. */
  get isInUse(): boolean {
    return [...this.#forms].some(({ isInUse }) => isInUse);
  }

  /** Notes that the user closed it without a response. */
  dismiss(): void {
    this.dismissed = true;
  }

  /** Sets how it is brought into view, until the returned function is called. */
  setReveal(reveal: () => void): () => void {
    this.reveal = reveal;
    return () => {
      if (this.reveal === reveal) this.reveal = undefined;
    };
  }
}

let lastId = 0;

/**
 * The life of one request, from its arrival to its one response.
 *
 * ```text
 * open ── begin ─▶ sending ── settle ─▶ settled
 *  │ ◀── fail ──────┘                     ▲
 *  ├─ awaitCompletion ─▶ awaiting-completion (a page that is open)
 *  └─ end ─▶ expired, or settled: withdrawn or dismissed
 * ```
 *
 * A queue creates one for each request, and adds what its transport needs. Components get it from
 * `useSession`, which creates one where there is no queue.
 */
export class Session {
  /** Identifies the request in this page. */
  readonly id = (lastId += 1);
  readonly request: ElicitationRequest;
  readonly requester: Requester | undefined;
  readonly context: unknown;
  readonly progress: ElicitationProgress | undefined;
  status: ElicitationStatus = "open";
  expiresAt: number | undefined;
  /** Whether the requester withdrew it on screen. `"elsewhere"`: another page may have responded. */
  withdrawn: boolean | "elsewhere" = false;
  /** Whether it has left its queue. */
  removed = false;
  /** When it arrived, in milliseconds since 1970. */
  readonly arrivedAt: number;
  /** When it ended without a response. */
  endedAt: number | undefined;
  /** Why the last response could not be sent. The user can try again. */
  failure: Failure | undefined;
  /** Number of responses tried. When it changes, validation for an earlier one is void. */
  attempts = 0;
  /** Number of changes: a snapshot for React. */
  version = 0;

  // Private, because a host may copy an item or write it to a log.
  #sending: ElicitationResult | undefined;
  #sent: ElicitationResult | undefined;
  #view: SessionView | undefined;
  readonly #call: unknown;
  #onError: ((error: unknown) => void) | undefined;
  readonly #scope: SessionScope;
  readonly #changes = new Emitter();
  /** Calls a listener at every change, until the returned function is called. */
  readonly subscribe = this.#changes.subscribe;

  constructor(options: SessionOptions) {
    this.request = options.request;
    this.requester = options.requester;
    this.context = options.context;
    this.progress = options.progress;
    this.expiresAt = options.expiresAt;
    this.#call = options.call;
    this.#scope = options.scope ?? pageScope;
    this.arrivedAt = this.#scope.now();
  }

  /** The response that is being sent. */
  get sending(): ElicitationResult | undefined {
    return this.#sending;
  }

  /** The user's response, after it was sent. For a page to be completed, after it was opened. */
  get sent(): ElicitationResult | undefined {
    return this.#sent;
  }

  /** Identifies the call that it certainly belongs to. */
  get call(): unknown {
    return this.#call;
  }

  /** State that it shares with the other sessions of its queue. */
  get scope(): SessionScope {
    return this.#scope;
  }

  /** Whether it belongs to a queue. Without a queue, a new `key` creates an empty form. */
  get isQueued(): boolean {
    return this.#scope !== pageScope;
  }

  /** State that components keep with it. */
  get view(): SessionView {
    return (this.#view ??= new SessionView());
  }

  /** Whether it was removed or withdrawn. */
  get over(): boolean {
    return this.removed || this.withdrawn !== false;
  }

  /** Whether it has no result yet. */
  get unsettled(): boolean {
    return this.status !== "settled" && this.status !== "expired";
  }

  /** Whether the user can't respond: a response is being sent, or was sent. */
  get locked(): boolean {
    return this.sending !== undefined || this.sent !== undefined;
  }

  /** The action of the response that is being sent. */
  get pending(): ElicitationResult["action"] | undefined {
    return this.sent ? undefined : this.sending?.action;
  }

  /** Whether the last response could not be sent, and no other is being sent. */
  get failed(): boolean {
    return this.failure !== undefined && !this.locked;
  }

  /**
   * Sets how a response that could not be sent is reported, also after its component is gone.
   *
   * The sessions of a queue are reported to the queue.
   */
  reportTo(onError: ((error: unknown) => void) | undefined): void {
    this.#onError = onError;
  }

  /**
   * Sends a response, unless one is on its way or was sent.
   *
   * While it is being sent, every component that shows the request is locked. If it can't be sent,
   * the request is open again, with all input.
   *
   * @param deliver hands the response to the requester. A queue has its own.
   * @throws {ElicitationSettledError} if another response was given.
   * @throws the error of `deliver` if it can't be sent.
   */
  readonly respond = async (result: ElicitationResult, deliver?: Deliver): Promise<void> => {
    if (this.locked) {
      throw new ElicitationSettledError("answered", (this.#sending ?? this.#sent)?.action);
    }
    this.begin(result);
    try {
      await deliver?.(result);
    } catch (error) {
      this.fail(error);
      throw error;
    }
    this.settle(result);
  };

  /** Sends the response that the user gave in a component. A failed one is reported and shown. */
  async respondForUser(result: ElicitationResult, deliver?: Deliver): Promise<void> {
    if (this.locked) return;
    this.view.answered = true;
    try {
      await this.respond(result, deliver);
    } catch {
      this.view.answered = false;
    }
  }

  /** What the user did with it in this page, if they did: the action, or that they closed it. */
  get outcome(): ElicitationResult["action"] | "dismissed" | undefined {
    if (this.view.dismissed) return "dismissed";
    return this.view.answered ? (this.#sending ?? this.#sent)?.action : undefined;
  }

  /** Whether the answers could not be sent. Submit sends no response that declines. */
  get submitFailed(): boolean {
    return this.failed && this.failure?.action === "accept";
  }

  /** The user has given a response. */
  begin(result: ElicitationResult): void {
    this.attempts += 1;
    this.#sending = result;
    this.failure = undefined;
    if (this.status === "open") this.status = "sending";
    this.changed();
  }

  /** The response could not be sent. */
  fail(error: unknown): void {
    this.#setFailure({ error, action: this.#sending?.action ?? "cancel" });
  }

  /** Code that checks the answers could not be loaded. Nothing was sent. */
  failToLoad(error: unknown): void {
    if (!this.locked) this.#setFailure({ error, action: "accept", unloaded: true });
  }

  #setFailure(failure: Failure): void {
    this.#sending = undefined;
    this.failure = failure;
    if (this.status === "sending") this.status = "open";
    this.changed();
    const { error } = failure;
    // Another response counts, so nothing failed.
    if (error instanceof ElicitationSettledError) return;
    const onError = this.#onError ?? this.#scope.onError;
    // Later, so that an error of the host's function breaks nothing here.
    queueMicrotask(() => onError(error));
  }

  /** The response was sent. */
  settle(result: ElicitationResult): void {
    this.#keepSent(result);
    if (this.unsettled) this.#end("settled");
    this.changed();
  }

  #keepSent(result: ElicitationResult): void {
    // One that needs no delivery did not begin.
    if (!this.#sending) this.attempts += 1;
    this.#sending = undefined;
    this.failure = undefined;
    this.#sent ??= result;
  }

  /** The user opened the page. Its response waits until they are done there. */
  awaitCompletion(result: ElicitationResult): void {
    this.#keepSent(result);
    this.status = "awaiting-completion";
    this.changed();
  }

  /** Ends the request without a response. One that is being sent may still arrive. */
  end(status: "settled" | "expired", withdrawn: Session["withdrawn"] = false): void {
    this.withdrawn = withdrawn;
    this.noteEnd();
    this.#end(status);
    this.changed();
  }

  /** Notes that it ends without a response. */
  noteEnd(): void {
    this.endedAt ??= this.scope.now();
  }

  /** Notifies the listeners. */
  changed(): void {
    this.version += 1;
    this.#changes.emit();
  }

  #end(status: "settled" | "expired"): void {
    this.status = status;
    // A request that was answered in time has no deadline anymore.
    if (status === "settled") this.expiresAt = undefined;
  }
}

/** Identifies a requester by its name and URL. Two equal objects are one requester. */
export function requesterKey({ name, url }: Requester): string {
  return JSON.stringify([name, url]);
}

function keyOf(requester: Requester | undefined): string | undefined {
  return requester && requesterKey(requester);
}

/** Everything that makes a request this one: its requester and its params. */
export interface RequestIdentity {
  /** Params of any shape, as received. */
  request: unknown;
  /** Missing if the host has its own header and doesn't name the requester. */
  requester?: Requester | undefined;
}

/**
 * Whether two requests are the same. Input for one request is never used for another.
 *
 * Every module compares requests here: the queue, components without a queue, and transports.
 */
export function isSameRequest(a: RequestIdentity, b: RequestIdentity): boolean {
  return keyOf(a.requester) === keyOf(b.requester) && sameJson(a.request, b.request);
}

/** A request of a component that has no item of a queue. */
export type OwnRequest = Pick<SessionOptions, "request" | "requester">;

/**
 * The sessions without a queue, by request object: the components that show it share nothing else.
 * Weak, because no host says when it no longer needs a request.
 */
const ownSessions = new WeakMap<ElicitationRequest, readonly Session[]>();

/** Returns the session of a request object. Without a requester, that is its only one. */
export function findOwnSession({ request, requester }: OwnRequest): Session | undefined {
  const all = ownSessions.get(request) ?? [];
  const key = requester && requesterKey(requester);
  if (!requester && all.length === 1) return all[0];
  return all.find((each) => (each.requester && requesterKey(each.requester)) === key);
}

/** Returns the session of a request without a queue: the same for every component that shows it. */
export function ownSessionOf(asked: OwnRequest): Session {
  const found = findOwnSession(asked);
  if (found) return found;
  const session = new Session(asked);
  keepOwnSession(asked.request, session);
  return session;
}

/** Stores the session of a request object, in place of an earlier one of the same request. */
export function keepOwnSession(request: ElicitationRequest, session: Session): void {
  const { requester } = session;
  const others = (ownSessions.get(request) ?? []).filter(
    (each) => !isSameRequest({ request, requester: each.requester }, { request, requester }),
  );
  ownSessions.set(request, [...others, session]);
}
