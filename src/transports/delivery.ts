import {
  type ElicitationRequest,
  type ElicitationResult,
  isFormRequest,
  isUrlRequest,
} from "../core/protocol.js";
import { isObject } from "../core/json.js";
import { ElicitationModeError } from "../queue/errors.js";
import type { ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";
import type { TransportLike, ElicitationCall } from "../queue/ElicitationConnection.js";
import { type ConnectionFields, takeCallSignal } from "../queue/runningCalls.js";
import { CallStreams } from "./CallStreams.js";
import { Arrival, ARRIVAL } from "./requests.js";
import { connectElicitation } from "./connect.js";

/** The listeners that the SDK sets. */
type Listeners = Pick<TransportLike, "onmessage" | "onclose">;

/** A request passed to the SDK that has no response yet. */
interface Handed {
  resolve: (result: ElicitationResult) => void;
  reject: (error: unknown) => void;
  deliver: (result: ElicitationResult) => void | Promise<void>;
  /** Whether its response is sent or being sent. The SDK then sends the same again. */
  brought?: boolean;
  /** The call that the request belongs to or, if that is unknown, all that were open then. */
  calls: Set<unknown>;
  /** Whether one of those calls was aborted. */
  aborted?: boolean;
  abort: AbortController;
}

/**
 * Wraps a transport so that responses that can't be sent can be retried.
 *
 * `wrap` of `queue.connection` does the same. If sending fails, the user sees an error and can send
 * again. The SDKs alone report nothing, and the call hangs. Register the handlers of
 * `createElicitationHandlers` as usual. The wrapper also matches repeated requests and withdraws
 * requests whose call is aborted or whose client is closed, with every SDK.
 *
 * @param transport the transport of one connection, not started yet.
 * @param queue the queue of the handlers.
 * @returns the transport to pass to the client instead.
 * @example
 * const { create } = createElicitationHandlers(queue, { requester });
 * client.setRequestHandler(ElicitRequestSchema, create);
 * await client.connect(withDeliveryRetry(new StreamableHTTPClientTransport(url), queue));
 */
export function withDeliveryRetry<Transport extends TransportLike>(
  transport: Transport,
  queue: ElicitationQueue,
): Transport {
  return wrapTransport(transport, queue, new CallStreams(), () => {});
}

/**
 * Wraps a transport for `withDeliveryRetry` and connections.
 *
 * @param streams holds the calls of the transport, and knows which of them requests belong to.
 * @param onClosed called when the transport is closed, perhaps several times.
 */
export function wrapTransport<Transport extends TransportLike>(
  transport: Transport,
  queue: ElicitationQueue,
  streams: CallStreams,
  onClosed: () => void,
): Transport {
  const inner: TransportLike = transport;
  const listeners: Listeners = {
    onmessage: inner.onmessage?.bind(inner),
    onclose: inner.onclose?.bind(inner),
  };
  const handed = new Map<unknown, Handed>();
  const { calls } = streams;
  /**
   * Prefix of our request IDs. A server can't guess it, so it can't answer a request with its own
   * ID.
   */
  const ours = `${crypto.getRandomValues(new Uint32Array(4)).join("-")}:`;
  let lastId = 0;
  let extraOfLatest: unknown;
  let hear: (message: unknown) => void = () => {};
  let onGone = () => {};

  /** Passes a request to the SDK with our own ID, so that each response names its request. */
  function elicit(request: ElicitationRequest, options: ElicitOptions): Promise<ElicitationResult> {
    const { id, signal, deliver = () => {} } = options;
    const { mode }: { mode?: unknown } = request;
    // An SDK that knows no such mode calls it an error of its own.
    if (!isFormRequest(request) && !isUrlRequest(request)) {
      return Promise.reject(new ElicitationModeError(String(mode)));
    }
    return new Promise((resolve, reject) => {
      lastId += 1;
      const localId = ours + lastId;
      const abort = new AbortController();
      const owner = streams.callOf(options.call?.requestId);
      const entry: Handed = {
        resolve,
        reject,
        deliver,
        calls: new Set(owner === undefined ? calls.keys() : [owner]),
        abort,
      };
      signal?.addEventListener("abort", () => {
        abort.abort();
        handed.delete(localId);
        resolve({ action: "cancel" });
      });
      const bring = async (result: ElicitationResult) => {
        entry.brought = true;
        await deliver(result);
      };
      const call = { ...options.call, signal: calls.get(owner)?.signal };
      // A host may have made the signal of its call from ours, which is then that of no sent call.
      const sent = Array.from(calls.values(), (each) => each.signal);
      const otherCalls = owner === undefined ? undefined : new Set(sent);
      const params = marked(request, call, (more, as) => {
        const mark: ConnectionFields = { otherCalls };
        const give = (result: ElicitationResult) => bring(as ? as.toResult(result) : result);
        const own = { ...more, ...mark, id, signal: abort.signal, deliver: give };
        return queue.elicit(as ? as.request : request, own);
      });
      handed.set(localId, entry);
      const message = { jsonrpc: "2.0", id: localId, method: "elicitation/create", params };
      listeners.onmessage?.(message, extraOfLatest);
    });
  }

  connectElicitation(
    { elicit, complete: () => {} },
    {
      send: (message) => inner.send(message),
      subscribe: (listener, onClose) => {
        hear = listener;
        onGone = onClose;
        return () => {};
      },
    },
    // The handler knows the requester.
    { requester: { name: "" } },
  );

  const heard: Required<Listeners> = {
    onmessage: (message, extra) => {
      extraOfLatest = extra;
      hear(message);
      if (isCreateMessage(message)) return;
      let given = message;
      if (isObject(message) && message.method === undefined) {
        given = withSignal(queue, message, calls.get(message.id)?.signal);
        endCall(message.id, false);
      }
      listeners.onmessage?.(given, extra);
    },
    onclose: () => {
      leave();
      listeners.onclose?.();
    },
  };
  Object.assign(inner, heard);

  function leave() {
    onGone();
    for (const id of Array.from(calls.keys())) endCall(id, true);
    onClosed();
  }

  function endCall(id: unknown, aborted: boolean) {
    calls.get(id)?.release();
    calls.delete(id);
    for (const entry of handed.values()) {
      if (!entry.calls.delete(id)) continue;
      entry.aborted ||= aborted;
      // If its call is unknown, it stays while any of its possible calls is open.
      if (entry.aborted && entry.calls.size === 0) entry.abort.abort();
    }
  }

  async function answer(entry: Handed, { result, error }: Record<string, unknown>): Promise<void> {
    if (error && !entry.brought) return entry.reject(error);
    // A handler of the host may have responded without the queue.
    if (!entry.brought) await entry.deliver(result as ElicitationResult);
    entry.resolve(result as ElicitationResult);
  }

  const own = {
    send: (message: unknown, options?: unknown) => {
      const { id, method, params } = isObject(message) ? message : {};
      const entry = method === undefined && handed.get(id);
      if (entry) {
        handed.delete(id);
        return answer(entry, message as Record<string, unknown>);
      }
      // No response is wanted to a request that was withdrawn.
      if (typeof id === "string" && id.startsWith(ours)) return Promise.resolve();
      if (method !== undefined && id !== undefined) {
        const given = isObject(options) ? options.signal : undefined;
        const signal = takeCallSignal() ?? (given instanceof AbortSignal ? given : undefined);
        const onAbort = () => endCall(id, true);
        signal?.addEventListener("abort", onAbort);
        const release = () => signal?.removeEventListener("abort", onAbort);
        calls.set(id, { signal, release, requestIds: new Set() });
        return inner.send(message, options).catch((error: unknown) => {
          endCall(id, true);
          throw error;
        });
      }
      if (method === "notifications/cancelled" && isObject(params)) endCall(params.requestId, true);
      return inner.send(message, options);
    },
    close: (options?: unknown) => {
      leave();
      return inner.close(options);
    },
  };

  return new Proxy(transport, {
    get: (target, name) => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      if (Object.hasOwn(listeners, name)) return Reflect.get(listeners, name);
      const value: unknown = Reflect.get(target, name, target);
      // Methods are bound to the transport itself: on the proxy, private fields would throw.
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, name, value) =>
      Object.hasOwn(listeners, name)
        ? Reflect.set(listeners, name, value)
        : Reflect.set(target, name, value, target),
  });
}

function isCreateMessage(message: unknown): boolean {
  if (!isObject(message)) return false;
  const { method, id } = message;
  const isId = typeof id === "string" || typeof id === "number";
  return isId && (method === "elicitation/create" || method === "session/elicitation");
}

/** Returns the params of a request, with a mark by which a handler finds this connection. */
function marked(
  params: object,
  call: ElicitationCall,
  ask: ConstructorParameters<typeof Arrival>[1],
) {
  const arrival = new Arrival(call, ask);
  const { _meta: meta }: { _meta?: unknown } = { ...params };
  return { ...params, _meta: { ...(isObject(meta) ? meta : {}), [ARRIVAL]: arrival } };
}

/**
 * Adds the abort signal of a call to the `inputRequests` of its result (2026-07-28).
 *
 * For an SDK that doesn't pass the signal to its handler.
 */
function withSignal(
  queue: ElicitationQueue,
  message: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): unknown {
  const { result } = message;
  const { resultType, inputRequests } = isObject(result) ? result : {};
  if (!signal || resultType !== "input_required" || !isObject(inputRequests)) return message;
  const requests = Object.entries(inputRequests).map(([key, request]) => {
    const { params } = isObject(request) ? request : {};
    if (!isObject(params)) return [key, request];
    const asked = params as unknown as ElicitationRequest;
    const given = marked(params, { signal }, (options, as) => {
      const own = { ...options, signal: options.signal ?? signal };
      return queue.elicit(as ? as.request : asked, own);
    });
    return [key, { ...(request as object), params: given }];
  });
  const next = { ...(result as object), inputRequests: Object.fromEntries(requests) };
  return { ...message, result: next };
}
