import { isObject } from "../core/json.js";
import type { Requester } from "../core/protocol.js";
import { requesterKey, type Session } from "../core/session.js";
import type { ElicitationCall } from "./ElicitationConnection.js";

/** A call of `withElicitation`, until it ends. */
export interface RunningCall {
  /** Key of its requester, or its connection. */
  key: string | object;
  context: unknown;
  /** Abort signal of the call. It identifies the call. */
  signal: AbortSignal;
  /** Whether the server has the call, not the user. */
  isSent: boolean;
  /** The requests that may belong to it. */
  items: Set<CalledItem>;
}

/** What a connection adds to the options of its requests. Not for hosts. */
export interface ConnectionFields {
  /** Identifies the connection. */
  connectionKey?: object | undefined;
  /** Context of requests whose call is unknown. */
  connectionContext?: unknown;
  /**
   * Signals of calls that the request certainly doesn't belong to: it came on the stream of another
   * call.
   */
  otherCalls?: ReadonlySet<AbortSignal | undefined> | undefined;
}

/** Data that identifies a request's call. */
interface Asked extends ConnectionFields {
  requester: Requester;
  context?: unknown;
  call?: ElicitationCall | undefined;
}

/** A request in a queue, with what is known of it beside its life. */
export type CalledItem = Session & { completed: boolean; dismiss: () => void };

/**
 * Returns the calls that a request may belong to: the one with its signal, else all of its
 * connection or requester.
 *
 * Most protocols don't say which call a request belongs to. The owner is certain if there is only
 * one.
 */
export function findOwners(
  running: ReadonlySet<RunningCall>,
  { requester, connectionKey, call, otherCalls }: Asked,
): RunningCall[] {
  const key = requesterKey(requester);
  const calls = [...running].filter((each) => each.key === key || each.key === connectionKey);
  const own = calls.filter(({ signal }) => signal === call?.signal);
  if (own.length > 0) return own;
  return calls.filter(({ isSent, signal }) => isSent && !otherCalls?.has(signal));
}

/**
 * Returns the context of a request: the host's own, else that of its call, else that of its
 * connection, else the protocol's IDs.
 *
 * Two plain objects are merged, so that the host can say the chat and the call the tool call.
 */
export function contextOf(
  { context, connectionContext, call }: Asked,
  owners: readonly RunningCall[],
): unknown {
  const ofCall = owners.length === 1 ? owners[0]?.context : undefined;
  const given = mergeContexts(mergeContexts(connectionContext, ofCall), context);
  return given === undefined && owners.length === 0 && call ? withoutSignal(call) : given;
}

/** Returns the inner one of two contexts. Two plain objects are merged. */
function mergeContexts(outer: unknown, inner: unknown): unknown {
  if (isPlain(outer) && isPlain(inner)) return { ...outer, ...inner };
  return inner === undefined ? outer : inner;
}

function isPlain(value: unknown): value is object {
  return isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function withoutSignal({ signal: _signal, ...ids }: ElicitationCall): ElicitationCall {
  return ids;
}

let callSignal: AbortSignal | undefined;

/**
 * Returns the signal that got a listener in this turn, once: SDKs then send the call at once.
 *
 * Only the signal is handed down to what sends a call, and by no SDK to its transport.
 */
export function takeCallSignal(): AbortSignal | undefined {
  const signal = callSignal;
  callSignal = undefined;
  return signal;
}

/** The signal that got a listener in this turn; see `trackCallSignal`. */
export function currentCallSignal(): AbortSignal | undefined {
  return callSignal;
}

/**
 * Notes when something listens to the signal of a call.
 *
 * The MCP SDK v2 does so right before it passes the requests of a result (2026-07-28) to their
 * handler. Nothing else says which result they are in.
 */
export function trackCallSignal(signal: AbortSignal): void {
  const listen = signal.addEventListener.bind(signal);
  const addEventListener = (...args: Parameters<typeof listen>) => {
    callSignal = signal;
    queueMicrotask(() => {
      if (callSignal === signal) callSignal = undefined;
    });
    listen(...args);
  };
  Object.assign(signal, { addEventListener });
}
