import type { ElicitationRequest, Requester } from "../protocol/types.js";
import type { ElicitationCall } from "../queue/ElicitationQueue.js";

/**
 * Anything that carries JSON-RPC messages both ways. Others may use it too: what is not about
 * elicitation is left to them.
 *
 * @example
 * const channel: Channel = {
 *   send: (message) => bridge.emit("rpc", message),
 *   subscribe: (listener) => bridge.on("rpc", listener),
 * };
 */
export interface Channel {
  /**
   * Sends a response. Throws or rejects when it could not be sent.
   *
   * @param request the one that it is to.
   */
  send(message: JsonRpcResponse, request?: unknown): void | Promise<void>;
  /**
   * Calls back with whatever comes, parsed or as text, and whenever the other side is gone: also
   * before the first message of one that takes its place.
   *
   * @returns ends it.
   */
  subscribe(listener: (message: unknown) => void, onClose: () => void): () => void;
  /**
   * Whether others receive the same requests, so that one answer of theirs ends ours, and our going
   * leaves the answer to them.
   */
  shared?: boolean | undefined;
  /** Sends a response once this end has left a shared channel, if no other end is left to answer. */
  sendIfLast?(message: JsonRpcResponse, request?: unknown): void | Promise<void>;
}

/** Where requests come from, in the host's own words. */
export interface ElicitationSource {
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /**
   * The `context` of the queue's item. By default that of the `withElicitation` call that asks, or, where
   * no call of the requester runs, the IDs that the protocol gives.
   */
  context?: ((call: ElicitationCall) => unknown) | undefined;
  /** When the time to answer a request is over, in milliseconds since 1970. By default never. */
  expiresAt?: ((request: ElicitationRequest) => number | undefined) | undefined;
}

/** Answers a request that is not the person's to answer. */
export type InputRequestHandler = (params: unknown, signal: AbortSignal) => unknown;

/** Who asks in results, and who answers what is not the person's to answer. */
export interface InputRequestOptions extends ElicitationSource {
  /** Takes the call back: what is still asked is cancelled, and the call rejects. */
  signal?: AbortSignal | undefined;
  /** The host's own handlers, by method. A method without one is refused. */
  handlers?:
    | {
        "sampling/createMessage"?: InputRequestHandler;
        "roots/list"?: InputRequestHandler;
        [method: string]: InputRequestHandler | undefined;
      }
    | undefined;
}

/** What ties a response to its request. */
export type JsonRpcId = string | number;

/** Why a request was refused. */
export interface JsonRpcError {
  code: number;
  message: string;
  data?: unknown;
}

/** An answer to a request: a result or an error. */
export type JsonRpcResponse =
  | { jsonrpc: "2.0"; id: JsonRpcId; result: unknown }
  | { jsonrpc: "2.0"; id: JsonRpcId; error: JsonRpcError };
