import type { Approval } from "./approval.js";
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

/** What a session is made of. */
export interface SessionOptions {
  request: ElicitationRequest;
  /** Missing where a host without our header does not say. */
  requester?: Requester | undefined;
  context?: unknown;
  approval?: Approval | undefined;
  progress?: ElicitationProgress | undefined;
  expiresAt?: number | undefined;
}

/** What the components that show a session keep with it, and what they know of it. */
class SessionView {
  /** The state of the form or of the URL consent, which outlives their elements. */
  form: unknown;
  consent: unknown;
  /** How many forms show it now. */
  shown = 0;
  /** Brings it into view, while it is on screen. */
  reveal: (() => void) | undefined;
  /** Whether its arrival was announced. */
  announced = false;
  /** What the user did with it in this page; without an action, it was only dismissed. */
  outcome: { readonly action?: ElicitationResult["action"] | undefined } | undefined;

  /** Notes that a form shows it. Its state is kept when the returned function is called. */
  show(form: unknown): () => void {
    this.shown += 1;
    return () => {
      this.shown -= 1;
      this.form = form;
    };
  }

  /** Notes what the user did with it; without an action, it was only dismissed. */
  noteOutcome(action?: ElicitationResult["action"]): void {
    this.outcome = { action };
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
 * A queue creates one for each request, and adds what its transport needs. Components take it from
 * `sessionOf`, which creates one where there is no queue.
 */
export class Session {
  /** Identifies the request in this page. */
  readonly id = (lastId += 1);
  readonly request: ElicitationRequest;
  readonly requester: Requester | undefined;
  readonly context: unknown;
  readonly approval: Approval | undefined;
  readonly progress: ElicitationProgress | undefined;
  status: ElicitationStatus = "open";
  expiresAt: number | undefined;
  /** Whether its requester withdrew it while it was on screen; `"elsewhere"`: or another page responded. */
  withdrawn: boolean | "elsewhere" = false;
  /** Whether it has left its queue. */
  removed = false;
  /** The response that is on its way. */
  sending: ElicitationResult | undefined;
  /** The user's response, once it was sent or, for a page to be completed, once it was given. */
  sent: ElicitationResult | undefined;
  /** Why the last response could not be sent. The user can try again. */
  failure: { readonly error: unknown; readonly action: ElicitationResult["action"] } | undefined;
  /** How many responses were tried. A check of an earlier one is void when this has changed. */
  attempts = 0;
  /** Changes with every change of the session: a snapshot for React. */
  version = 0;

  #view: SessionView | undefined;
  readonly #changes = new Emitter();
  /** Calls a listener at every change, until the returned function is called. */
  readonly subscribe = this.#changes.subscribe;

  constructor(options: SessionOptions) {
    this.request = options.request;
    this.requester = options.requester;
    this.context = options.context;
    this.approval = options.approval;
    this.progress = options.progress;
    this.expiresAt = options.expiresAt;
  }

  /** What components keep with it. Not enumerable: a host may copy an item, or write it to a log. */
  get view(): SessionView {
    return (this.#view ??= new SessionView());
  }

  /** Whether it needs no response any more, wherever it is shown. */
  get left(): boolean {
    return this.removed || this.withdrawn !== false;
  }

  /** Whether it has no result yet. */
  get unsettled(): boolean {
    return this.status !== "settled" && this.status !== "expired";
  }

  /** Whether the user can't respond, now or any more: a response is on its way, or was sent. */
  get locked(): boolean {
    return this.sending !== undefined || this.sent !== undefined;
  }

  /** The action of the response that is on its way. */
  get pending(): ElicitationResult["action"] | undefined {
    return this.sent ? undefined : this.sending?.action;
  }

  /** Whether the last response could not be sent, and no other is on its way. */
  get failed(): boolean {
    return this.failure !== undefined && !this.locked;
  }

  /** A response is on its way. */
  begin(result: ElicitationResult): void {
    this.sending = result;
    this.failure = undefined;
    this.attempts += 1;
    if (this.status === "open") this.status = "sending";
    this.changed();
  }

  /** The response on its way could not be sent. */
  fail(error: unknown): void {
    const action = this.sending?.action ?? "cancel";
    this.sending = undefined;
    this.failure = { error, action };
    if (this.status === "sending") this.status = "open";
    this.changed();
  }

  /** The response on its way was sent, or needs no sending. */
  settle(result: ElicitationResult): void {
    this.sending = undefined;
    this.failure = undefined;
    this.sent ??= result;
    if (this.unsettled) this.#end("settled");
    this.changed();
  }

  /** The user opened the page. Its response waits until they are done there. */
  awaitCompletion(result: ElicitationResult): void {
    this.sending = undefined;
    this.sent = result;
    this.status = "awaiting-completion";
    this.changed();
  }

  /** It is over without a response of the user. A response on its way may still arrive. */
  end(status: "settled" | "expired", withdrawn: Session["withdrawn"] = false): void {
    this.withdrawn = withdrawn;
    this.#end(status);
    this.changed();
  }

  /** Tells the listeners of a change. */
  changed(): void {
    this.version += 1;
    this.#changes.emit();
  }

  #end(status: "settled" | "expired"): void {
    this.status = status;
    // A request that was answered in time has no deadline any more.
    if (status === "settled") this.expiresAt = undefined;
  }
}

/**
 * Sends the user's response, unless one is on its way or was sent.
 *
 * @param send hands the result to the host. While its promise is pending every component that
 *   shows the request is locked. If it rejects, the request is open again, with all input.
 */
export async function respondBy(
  session: Session,
  send: (result: ElicitationResult) => void | Promise<void>,
  result: ElicitationResult,
): Promise<void> {
  if (session.locked) return;
  session.begin(result);
  try {
    await send(result);
    // The session of a queue is settled by then, unless the host did not pass the result on.
    if (session.sending) session.settle(result);
  } catch (error) {
    if (session.sending) session.fail(error);
  }
}

/** Identifies a requester by its name and URL. Two equal objects are one requester. */
export function requesterKey({ name, url }: Requester): string {
  return JSON.stringify([name, url]);
}

/**
 * The sessions by request object and requester. In the module, because the components that show a
 * request share nothing else. Weak, because no host says when it no longer needs a request.
 */
const sessions = new WeakMap<ElicitationRequest, Map<string | undefined, Session>>();

/** Returns the session of a request, if it has one. */
export function findSession(request: ElicitationRequest, requester?: Requester) {
  return sessions.get(request)?.get(requester && requesterKey(requester));
}

/**
 * Returns the session of a request: that of its queue, else the same for every component that shows
 * it.
 */
export function sessionOf(request: ElicitationRequest, requester?: Requester): Session {
  const found = findSession(request, requester);
  if (found) return found;
  const session = new Session({ request, requester });
  keepSession(request, session);
  return session;
}

/** Makes a session that of a request object: its own, or one that is equal to it. */
export function keepSession(request: ElicitationRequest, session: Session): void {
  const { requester } = session;
  const ofRequest = sessions.get(request) ?? new Map<string | undefined, Session>();
  sessions.set(request, ofRequest.set(requester && requesterKey(requester), session));
}
