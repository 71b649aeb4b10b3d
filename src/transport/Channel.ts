import type { JsonRpcResponse } from "./JsonRpc.js";

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
