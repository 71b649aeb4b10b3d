import {
  type ElicitationRequest,
  type ElicitationResult,
  isFormRequest,
  isUrlRequest,
} from "../core/protocol.js";
import { isObject, type JsonObject } from "../core/json.js";
import { ElicitationModeError } from "../queue/errors.js";
import type { ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";
import type { TransportLike, ElicitationCall } from "../queue/ElicitationConnection.js";
import { PendingRequests } from "./PendingRequests.js";
import { type ConnectionFields, takeCallSignal } from "../queue/runningCalls.js";
import { CallStreams } from "./CallStreams.js";
import { Arrival, ARRIVAL } from "./requests.js";
import { connectElicitation, CREATE } from "./connect.js";

/** The listeners that the SDK sets. */
type Listeners = Pick<TransportLike, "onmessage" | "onclose">;

/** What is kept of a request that the SDK has. */
interface Kept {
  /** The call that the request belongs to or, if that is unknown, all that were open then. */
  calls: Set<unknown>;
  /** Whether one of those calls was aborted. */
  aborted?: boolean;
  /** Takes the SDK's response. */
  respond: (response: JsonObject) => Promise<void>;
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
  const pending = new PendingRequests<unknown, Kept>();
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
      const owner = streams.callOf(options.call?.requestId);
      // Whether a response is sent or being sent. The SDK then sends the same again.
      let brought = false;
      const bring = async (result: ElicitationResult) => {
        brought = true;
        await deliver(result);
      };
      const entry = pending.add(localId, {
        calls: new Set(owner === undefined ? calls.keys() : [owner]),
        respond: async ({ result, error }) => {
          if (error && !brought) return reject(error);
          // A handler of the host may have responded without the queue.
          if (!brought) await deliver(result as ElicitationResult);
          resolve(result as ElicitationResult);
        },
      });
      signal?.addEventListener("abort", () => {
        entry.withdraw();
        pending.settle(entry);
        resolve({ action: "cancel" });
      });
      const call = { ...options.call, signal: calls.get(owner)?.signal };
      // A host may have made the signal of its call from ours, which is then that of no sent call.
      const sent = Array.from(calls.values(), (each) => each.signal);
      const otherCalls = owner === undefined ? undefined : new Set(sent);
      const mark: ConnectionFields = { otherCalls };
      const params = marked(request, call, (given, as) => {
        const give = (result: ElicitationResult) => bring(as ? as.toResult(result) : result);
        const more = { ...mark, id, signal: entry.signal, deliver: give };
        return queue.elicit(as ? as.request : request, { ...given, ...more });
      });
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
      const { id, method } = isObject(message) ? message : {};
      if (CREATE.includes(method) && ["string", "number"].includes(typeof id)) return;
      let given = message;
      if (isObject(message) && method === undefined) {
        given = withSignal(queue, message, calls.get(id)?.signal);
        endCall(id, false);
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
    for (const entry of pending.values()) {
      if (!entry.calls.delete(id)) continue;
      entry.aborted ||= aborted;
      // If its call is unknown, it stays while any of its possible calls is open.
      if (entry.aborted && entry.calls.size === 0) entry.withdraw();
    }
  }

  const own = {
    send: (message: unknown, options?: unknown) => {
      const { id, method, params } = isObject(message) ? message : {};
      const entry = method === undefined && pending.get(id);
      if (entry) {
        pending.settle(entry);
        return entry.respond(message as JsonObject);
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
function withSignal(queue: ElicitationQueue, message: JsonObject, signal?: AbortSignal): unknown {
  const { result } = message;
  const { resultType, inputRequests } = isObject(result) ? result : {};
  if (!signal || resultType !== "input_required" || !isObject(inputRequests)) return message;
  const requests = Object.entries(inputRequests).map(([key, request]) => {
    const { params } = isObject(request) ? request : {};
    if (!isObject(params)) return [key, request];
    const asked = params as unknown as ElicitationRequest;
    const ask: ConstructorParameters<typeof Arrival>[1] = (options, as) => {
      const own = { ...options, signal: options.signal ?? signal };
      return queue.elicit(as ? as.request : asked, own);
    };
    return [key, { ...(request as object), params: marked(params, { signal }, ask) }];
  });
  const next = { ...(result as object), inputRequests: Object.fromEntries(requests) };
  return { ...message, result: next };
}
