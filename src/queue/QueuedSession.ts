import { joinGroup } from "../core/RequestGroup.js";
import { requesterKey, Session, type SessionOptions, type SessionScope } from "../core/session.js";
import {
  type ElicitationRequest,
  type ElicitationResult,
  isUrlRequest,
  type Requester,
} from "../core/protocol.js";
import type { ElicitationItem, ElicitOptions } from "./ElicitationQueue.js";

/** Identifies a request and its repetitions. */
export interface RequestName {
  /** Its requester. */
  readonly key: string;
  /** Its requester and ID. Missing without an ID. */
  readonly name: string | undefined;
  /** The session of its params, if they have one. */
  readonly sessionId: string | undefined;
  /** The connection that received it, if any. */
  readonly connectionKey: object | undefined;
  /** Size in bytes, as the limit counts it. */
  readonly bytes: number;
  /** The digest of its params, as they arrived. */
  readonly digest: string | undefined;
}

/** Actions of a queue on its requests. */
export interface SessionActions {
  respond: (session: QueuedSession, result: ElicitationResult) => Promise<void>;
  finish: (session: QueuedSession) => Promise<void>;
  dismiss: (session: QueuedSession) => void;
  block: (session: QueuedSession) => void;
  isRateLimited: () => boolean;
  markShown: (session: QueuedSession) => void;
}

/** A request of a queue: what hosts get as its item. */
export class QueuedSession extends Session implements ElicitationItem {
  declare readonly requester: Requester;
  readonly group: string | undefined;
  completed = false;
  /** When it is shown, among the requests that wait; see `Turns`. */
  turn = -1;
  /** Whether `intercept` has it, so that it is not shown. */
  intercepted = false;
  /** Whether a view with a filter shows it. */
  placed = false;
  /** Whether an `<Elicitation>` has shown it. */
  seen = false;
  /** Whether it stays in its place although it has expired: the user was filling it in. */
  keepsPlace = false;
  /** Whether its deadline passed while a response was on its way. */
  late = false;
  /** The delivery of a response, while it runs. */
  delivery: Promise<void> | undefined;
  /** Stops the timers of its deadline and of its completion. */
  stopTimers: (() => void) | undefined;
  /** The promise that `elicit` returns. */
  readonly answer: Promise<ElicitationResult>;
  /** Whether `answer` has its result. */
  resolved = false;
  resolve!: (result: ElicitationResult) => void;
  #result: ElicitationResult | undefined;
  readonly #isRateLimited: () => boolean;
  override readonly respond: ElicitationItem["respond"];
  readonly finish: ElicitationItem["finish"];
  readonly dismiss: ElicitationItem["dismiss"];
  readonly block: ElicitationItem["block"];
  readonly markShown: ElicitationItem["markShown"];

  constructor(
    request: ElicitationRequest,
    readonly options: ElicitOptions,
    readonly named: RequestName,
    { context, call }: Pick<SessionOptions, "context" | "call">,
    scope: SessionScope,
    actions: SessionActions,
  ) {
    const { requester, progress, expiresAt } = options;
    super({ request, requester, context, call, progress, expiresAt, scope });
    this.group = options.group;
    if (this.group !== undefined) joinGroup(this, requesterKey(requester) + this.group);
    this.answer = new Promise((resolve) => {
      this.resolve = (result) => {
        this.resolved = true;
        resolve(result);
      };
    });
    this.#isRateLimited = actions.isRateLimited;
    this.respond = (result) => actions.respond(this, result);
    this.finish = () => actions.finish(this);
    this.dismiss = () => actions.dismiss(this);
    this.block = () => actions.block(this);
    this.markShown = () => actions.markShown(this);
  }

  /** Its state as JSON, for logs: what hosts may read, without the response. */
  toJSON(): object {
    const { id, request, requester, context, group, progress } = this;
    const { status, completed, withdrawn, expiresAt, rateLimited } = this;
    const fixed = { id, request, requester, context, group, progress };
    return { ...fixed, status, completed, withdrawn, expiresAt, rateLimited };
  }

  /** Whether its requester exceeds a limit or the usual rate now. */
  get rateLimited(): boolean {
    return this.#isRateLimited();
  }

  /** Whether it waits for the user's response. */
  get waits(): boolean {
    return !this.intercepted && (this.status === "open" || this.status === "sending");
  }

  /** Whether it stays on screen because its input can still be read: nobody responded. */
  get kept(): boolean {
    return this.status === "expired" || this.withdrawn !== false;
  }

  /** The ID by which the server reports that the user is done with the page. */
  get elicitationId(): unknown {
    return isUrlRequest(this.request) ? this.request.elicitationId : undefined;
  }

  /** The result that it has, or that is being sent. Private, as in `Session`. */
  get result(): ElicitationResult | undefined {
    return this.#result;
  }

  set result(result: ElicitationResult | undefined) {
    this.#result = result;
  }
}
