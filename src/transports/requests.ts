import {
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  optionsOf,
} from "../core/ApprovalRequest.js";
import { isObject } from "../core/json.js";
import {
  type ElicitationProgress,
  type ElicitationRequest,
  type ElicitationResult,
  continuesAfter,
  type Requester,
} from "../core/protocol.js";
import type { ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";
import { ElicitationModeError, InvalidParamsError } from "../queue/errors.js";
import { InputRequestError } from "./errors.js";
import type { ElicitationSource, ElicitationCall } from "../queue/ElicitationConnection.js";
import type { InputRequestHandler, InputRequestOptions } from "./types.js";

/**
 * Reads the params of a server's request. A malformed one is rejected, never declined on the user's
 * behalf. An approval is rejected too: no server may send one.
 *
 * @param explicitMode whether `mode` is required, as in ACP. In MCP, a missing one means a form.
 * @throws {InvalidParamsError} -32602 if a required property of its mode is missing.
 * @throws {ElicitationModeError} -32602 for an approval.
 */
export function readParams(params: unknown, explicitMode = false): ElicitationRequest {
  check(isObject(params), "params");
  const { message, requestedSchema, url, elicitationId } = params;
  // ACP takes `null` for left out.
  const mode = params.mode ?? (explicitMode ? undefined : "form");
  check(typeof message === "string", "message");
  check(typeof mode === "string", "mode");
  if (mode === "approval") throw new ElicitationModeError(mode);
  check(mode !== "form" || isObject(requestedSchema), "requestedSchema");
  if (mode === "url") {
    check(typeof url === "string", "url");
    check(typeof (elicitationId ?? "") === "string", "elicitationId");
  }
  return params as unknown as ElicitationRequest;
}

function check(valid: boolean, field: string): asserts valid {
  if (!valid) throw new InvalidParamsError(field);
}

/**
 * How much earlier than the requester's timeout our deadline is, in milliseconds.
 *
 * A late response must still arrive, and the user see that the time is over before the request is
 * removed.
 */
const MARGIN_MILLISECONDS = 1_000;

/** Returns how long the user may take if the requester waits this long, in milliseconds. */
export function timeToAnswer(waits: number): number {
  return Math.max(waits - MARGIN_MILLISECONDS, waits / 2);
}

/** The methods of a queue that connections use. */
export interface QueueLike {
  /** Adds a request, and resolves with its one result. */
  elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult>;
  /** Marks a URL request as completed. */
  complete(elicitationId: string, requester?: Requester): void;
}

/**
 * Adds a request of a source to the queue.
 *
 * The transport says when a URL request settles, because an ID in its params says nothing about its
 * protocol. A server that sends it as a request of its own waits for the consent (the default). A
 * call that continues or is repeated with the response waits until the user is done
 * (`settleOn: "completion"`).
 */
export function askUser(
  queue: Pick<QueueLike, "elicit">,
  { requester, expiresAt, context }: ElicitationSource,
  request: ElicitationRequest,
  more: Omit<ElicitOptions, "requester" | "expiresAt" | "context" | "call">,
  known: ElicitationCall = {},
): Promise<ElicitationResult> {
  const { toolCallId } = request as ElicitationCall;
  const call = { ...known, toolCallId };
  return queue.elicit(request, {
    requester,
    expiresAt: expiresAt?.(request) ?? endOf(request),
    context: context?.(call),
    call,
    ...more,
  });
}

/**
 * Adds a request by an ID of our own. Its result is kept for the ID only if it is an answer.
 *
 * Else the next call asks again: no event stream repeats these requests, only the host does.
 */
export async function elicitAnswer(
  queue: Pick<ElicitationQueue, "elicit" | "disconnect">,
  request: ElicitationRequest,
  options: ElicitOptions & { id: string },
  isAnswer: (result: ElicitationResult) => boolean,
): Promise<ElicitationResult> {
  const result = await queue.elicit(request, options);
  const { requester, id, signal } = options;
  // An aborted request is forgotten already, and the ID may be that of the next one.
  if (!isAnswer(result) && !signal?.aborted) queue.disconnect(requester, { id });
  return result;
}

/** Returns when the requester continues without a response, if it says so. */
function endOf(request: ElicitationRequest): number | undefined {
  const after = continuesAfter(request);
  return after === undefined ? after : Date.now() + timeToAnswer(after);
}

/** A request that is shown as an approval, and what its result means to its requester. */
export interface Translation {
  request: ApprovalRequest;
  toResult: (result: ElicitationResult) => ElicitationResult;
}

/** Adds a request that has come in to the queue, perhaps as an approval. */
type AskAs = (options: ElicitOptions, as?: Translation) => Promise<ElicitationResult>;

/** The key of an arrival in `_meta` of a request's params. */
export const ARRIVAL = "elicitation/arrival";

/**
 * How a request came in that `withDeliveryRetry` passes to an SDK.
 *
 * It replaces the queue, since it knows how to respond. It is an object in the params, because every
 * SDK passes these on. No server can send such an object, because its messages are parsed JSON. It
 * has no enumerable properties.
 */
export class Arrival implements Pick<QueueLike, "elicit"> {
  readonly #call: ElicitationCall;
  readonly #ask: AskAs;

  constructor(call: ElicitationCall, ask: AskAs) {
    this.#call = call;
    this.#ask = ask;
  }

  /** Returns the arrival in a request's params, if there is one: no proxy of it, and no copy. */
  static in(request: ElicitationRequest): Arrival | undefined {
    const mark = request._meta?.[ARRIVAL];
    return typeof mark === "object" && mark !== null && #call in mark ? mark : undefined;
  }

  /** The server's IDs: the SDK sees one of our own. */
  get call(): ElicitationCall {
    return this.#call;
  }

  elicit(_request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult> {
    return this.#ask(options);
  }

  /** Returns the same for a request that is shown as an approval. */
  as(translation: Translation): Pick<QueueLike, "elicit"> {
    return { elicit: (_request, options) => this.#ask(options, translation) };
  }
}

/** How a host changes an approval before it is shown. */
export interface Review<Call> {
  review?: ((request: ApprovalRequest, call: Call) => ApprovalRequest) | undefined;
  scopes?: readonly ApprovalOption["scope"][] | undefined;
}

/**
 * Applies the host's `review` and `scopes` to an approval.
 *
 * Arguments can be edited only if the adapter's own request says so: other wires would run what was
 * asked for, whatever the user made of it.
 */
export function reviewed<Call>(
  request: ApprovalRequest,
  call: Call,
  { review, scopes }: Review<Call>,
): ApprovalRequest {
  const given = review ? review(request, call) : request;
  const isEditable = request.parts.some((part) => part.type === "arguments" && part.editable);
  const own = isEditable ? given : { ...given, parts: given.parts.map(withoutEdit) };
  if (!scopes) return own;
  const options = optionsOf(own).filter(({ scope = "once" }) => scopes.includes(scope));
  return { ...own, options };
}

function withoutEdit(part: ApprovalPart): ApprovalPart {
  return part.type === "arguments" && part.editable ? { ...part, editable: false } : part;
}

/** Starts at a random number, because a page can show requests of several processes. */
let last = Math.floor(Math.random() * 2 ** 48);

/** Returns a number per connection, because each counts its request IDs itself. */
export function nextScope(): number {
  return (last += 1);
}

/** Whether an input request is for the user. */
export function isElicitation(request: unknown): boolean {
  return isObject(request) && request.method === "elicitation/create";
}

/** Returns the position of a request among those of one call, or nothing if it is the only one. */
export function progressOf(index: number, total: number): ElicitationProgress | undefined {
  return total > 1 ? { position: index + 1, total } : undefined;
}

/**
 * Runs tasks in parallel. The first failure, or the signal, aborts the others.
 *
 * Rejects with the first error, or the signal's reason.
 */
export async function together<T>(
  outer: AbortSignal | undefined,
  tasks: readonly ((signal: AbortSignal) => Promise<T>)[],
): Promise<T[]> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const onAbort = () => controller.abort(outer?.reason);
  outer?.addEventListener("abort", onAbort);
  // A task may never look at its signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  try {
    return await Promise.race([aborted, Promise.all(tasks.map((task) => task(signal)))]);
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    outer?.removeEventListener("abort", onAbort);
  }
}

/**
 * Returns the host's handler of a method.
 *
 * @throws {InputRequestError} if there is none.
 */
export function handlerOf(
  { handlers = {} }: InputRequestOptions,
  method: unknown,
): InputRequestHandler {
  const name = String(method);
  const handler = Object.hasOwn(handlers, name) && handlers[name];
  if (!handler) throw new InputRequestError("unsupported", `No handler for ${name.slice(0, 40)}.`);
  return handler;
}
