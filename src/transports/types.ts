import type { ElicitationSource, JsonRpcId } from "../queue/ElicitationConnection.js";

/**
 * A two-way channel of JSON-RPC messages.
 *
 * Other code may use it too: messages that are not about elicitation are ignored.
 *
 * @example
 * const channel: Channel = {
 *   send: (message) => bridge.emit("rpc", message),
 *   subscribe: (listener) => bridge.on("rpc", listener),
 * };
 */
export interface Channel {
  /**
   * Sends a response. Throws or rejects if it could not be sent.
   *
   * @param request the request it responds to.
   */
  send(message: JsonRpcResponse, request?: unknown): void | Promise<void>;
  /**
   * Calls `listener` with every message, parsed or as text.
   *
   * Calls `onClose` whenever the other side is disconnected, also before the first message of a new
   * connection.
   *
   * @returns a function that unsubscribes.
   */
  subscribe(listener: (message: unknown) => void, onClose: () => void): () => void;
  /**
   * Whether others receive the same requests.
   *
   * Their response then settles a request here, and disconnecting leaves the response to them.
   *
   * @default false
   */
  shared?: boolean | undefined;
  /**
   * Sends a response if no other page of a shared channel is left to respond.
   *
   * Called after this page has left the channel.
   */
  sendIfLast?(message: JsonRpcResponse, request?: unknown): void | Promise<void>;
}

/** Handles a request that isn't for the user. */
export type InputRequestHandler = (params: unknown, signal: AbortSignal) => unknown;

/** Options for requests in results (MCP 2026-07-28). */
export interface InputRequestOptions extends ElicitationSource {
  /** Withdraws the open requests and rejects the call with its reason. */
  signal?: AbortSignal | undefined;
  /**
   * Your own handlers, by method. A method without one is rejected.
   *
   * @default none
   */
  handlers?:
    | {
        /** Handles sampling requests. */
        "sampling/createMessage"?: InputRequestHandler;
        /** Handles requests for roots. */
        "roots/list"?: InputRequestHandler;
        [method: string]: InputRequestHandler | undefined;
      }
    | undefined;
}

/** Error of a JSON-RPC response. */
export interface JsonRpcError {
  /** Code of the error. */
  code: number;
  /** Text of the error. */
  message: string;
  /** Details of the error. */
  data?: unknown;
}

/** A JSON-RPC response: a result or an error. */
export type JsonRpcResponse =
  | { jsonrpc: "2.0"; id: JsonRpcId; result: unknown }
  | { jsonrpc: "2.0"; id: JsonRpcId; error: JsonRpcError };
