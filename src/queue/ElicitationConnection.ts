import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import type { Timers } from "../core/timers.js";

/** IDs of the call that a request belongs to, if its protocol sends them. */
export interface ElicitationCall {
  /** ID of the request on its connection. */
  requestId?: string | number | undefined;
  /** Session of the call. */
  sessionId?: string | undefined;
  /** ID of the tool call (ACP), as received. Untrusted, of any type. */
  toolCallId?: unknown;
  /** ID of the MCP task that waits for the response. */
  taskId?: string | undefined;
  /** Abort signal of the call. */
  signal?: AbortSignal | undefined;
}

/** ID of a JSON-RPC request and its response. */
export type JsonRpcId = string | number;

/** Options that every connection has: its requester, and what its requests get. */
export interface ElicitationSource {
  /** The requester, from your configuration: never from the server. */
  requester: Requester;
  /**
   * Returns the `context` of a request.
   *
   * If it and the `context` of the call are plain objects, the item has the properties of both.
   *
   * @default that of its `withElicitation` call, or else the IDs in `call`
   */
  context?: ((call: ElicitationCall) => unknown) | undefined;
  /**
   * Returns when the time to respond is over, in milliseconds since 1970.
   *
   * @default never
   */
  expiresAt?: ((request: ElicitationRequest) => number | undefined) | undefined;
}

/** A request, as the SDKs pass it to a handler: MCP's request, or ACP's context. */
export interface IncomingRequest {
  /** Params as received. Rejected with -32602 if a required property of the mode is missing. */
  params?: unknown;
  /** Name of the method. */
  method?: string | undefined;
  /** Abort signal (ACP SDK), aborted when the agent withdraws the request. */
  signal?: AbortSignal | undefined;
  /** JSON-RPC request ID (ACP SDK). */
  requestId?: JsonRpcId | null | undefined;
}

/** Second argument of a handler in the MCP SDKs and the Claude Agent SDK. */
export interface IncomingContext {
  /** Abort signal. Set by all SDKs except MCP SDK v2, which uses `mcpReq.signal`. */
  signal?: AbortSignal | undefined;
  /** JSON-RPC request ID. Set by all SDKs except MCP SDK v2, which uses `mcpReq.id`. */
  requestId?: JsonRpcId | undefined;
  /** ID of the session (MCP SDKs), for a server that has sessions. */
  sessionId?: string | undefined;
  /** Request data of MCP SDK v2. */
  mcpReq?:
    | {
        /** Abort signal. */
        signal: AbortSignal;
        /** JSON-RPC request ID. */
        id?: JsonRpcId | undefined;
      }
    | undefined;
  /** HTTP data of MCP SDK v2. Present, even if `undefined`, for messages from a transport. */
  http?: unknown;
}

/** A completion notification, as the SDKs pass it to a handler. */
export interface IncomingCompletion {
  /** Params of the notification. */
  params: {
    /** ID of the completed URL request. */
    elicitationId: string;
  };
}

/** A `notifications/cancelled` notification, as MCP SDK v1 passes it to a handler. */
export interface IncomingCancellation {
  /** Params of the notification. */
  params: {
    /** JSON-RPC ID of the cancelled request. */
    requestId?: JsonRpcId | undefined;
  };
}

/** Handlers to register with an SDK. */
export interface ElicitationHandlers {
  /**
   * Handles `elicitation/create`.
   *
   * @throws {InvalidParamsError} -32602 if the params lack a required property of their mode.
   * @throws {ElicitationModeError} -32602 if the queue doesn't support the mode.
   * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
   */
  create: (request: IncomingRequest, context?: IncomingContext) => Promise<ElicitationResult>;
  /** Handles `notifications/elicitation/complete` (MCP) and `elicitation/complete` (ACP). */
  complete: (notification: IncomingCompletion) => void;
  /**
   * Handles `notifications/cancelled` with MCP SDK v1, which ignores request ID 0.
   *
   * That is the first request of a connection. It replaces the SDK's own handler, so leave it out
   * if your app handles other long-running requests.
   */
  cancelled: (notification: IncomingCancellation) => void;
}

/** A transport of an MCP client: MCP SDK v1, MCP SDK v2 or `@ai-sdk/mcp`. */
export interface TransportLike {
  /** Sends a message. */
  send(message: unknown, options?: unknown): Promise<void>;
  /** Closes the connection. */
  close(options?: unknown): Promise<void>;
  /** Called with each message received. */
  onmessage?(message: unknown, extra?: unknown): void;
  /** Called when the connection is closed. */
  onclose?(): void;
}

/** Progress of a call, as its server reports it (`notifications/progress`). */
export interface CallProgress {
  /** Progress so far. It increases. */
  progress: number;
  /** Value of `progress` at the end, if known. */
  total?: number | undefined;
  /** Text about the progress. Untrusted. */
  message?: string | undefined;
}

/** Options of `withElicitation`. */
export interface WithElicitationOptions {
  /**
   * The server or agent that is called. Only its requests can belong to the call.
   *
   * Pass the same name and URL as to `createElicitationHandlers`.
   */
  requester: Requester;
  /**
   * Identifies the call for your app, such as the ID of its tool call.
   *
   * A request gets it as `item.context` if it certainly belongs to this call: no other call of its
   * requester is running, the result of the call contains the request (MCP 2026-07-28), or
   * `connection.fetch` received the request on the stream of the call.
   */
  context?: unknown;
  /** Aborts the call. Its requests are cancelled and removed. */
  signal?: AbortSignal | undefined;
  /**
   * Timeout of the call, in milliseconds.
   *
   * It pauses while one of its requests is on screen, or waits behind one that is, until the user
   * responds. A request that no component shows does not pause it.
   *
   * @default 60_000
   */
  timeout?: number | undefined;
  /** Called with the progress of the call, as in the SDKs. */
  onprogress?: ((progress: CallProgress) => void) | undefined;
  /**
   * Restarts the timeout at each progress notification, as in the SDKs.
   *
   * @default false
   */
  resetTimeoutOnProgress?: boolean | undefined;
  /**
   * Clock for the timeout. For tests.
   *
   * @default the system clock
   */
  timers?: Timers | undefined;
}

/** Options to make the call with. They fit the MCP SDKs v1 and v2. */
export interface CallOptions {
  /** Aborts on timeout, or when your app aborts the call. */
  signal: AbortSignal;
  /** Maximum timeout that an SDK accepts, in milliseconds: `withElicitation` keeps its own. */
  timeout: number;
  /** Reports progress. Set only if progress is needed. */
  onprogress?: (progress: CallProgress) => void;
}

/** Options of `queue.connection`. */
export interface ConnectionOptions extends Omit<ElicitationSource, "requester" | "context"> {
  /**
   * The server or agent, from your configuration: never from the server.
   *
   * A function returns the requester of each request, for a gateway that passes on the requests of
   * several servers. It reads a request that the gateway wrote, so the gateway must be trusted.
   */
  requester: Requester | ((request: ElicitationRequest) => Requester);
  /**
   * The `context` of its requests, or a function that returns it: the chat, for example.
   *
   * A call can have a `context`, too. Two plain objects are merged; otherwise that of the call
   * counts.
   *
   * @default the `context` of the call, or else the IDs in the request
   */
  context?: unknown;
  /**
   * Makes the HTTP requests of `connection.fetch`.
   *
   * @default the global `fetch`
   */
  fetch?: ((url: string | URL, init?: RequestInit) => Promise<Response>) | undefined;
  /**
   * Error class of the SDK, for errors with a JSON-RPC code.
   *
   * Pass the ACP SDK's own `RequestError`: it reports errors of other classes as -32603. The MCP
   * SDKs need none.
   *
   * @default the package's own errors
   */
  RequestError?: (new (code: number, message: string, data?: unknown) => Error) | undefined;
}

/** Options of a call of a connection. */
export type ConnectionCallOptions = Omit<WithElicitationOptions, "requester">;

/**
 * The requests of one connection to a server.
 *
 * Its functions need no `this`, so pass them on as they are.
 */
export interface ElicitationConnection extends ElicitationHandlers {
  /**
   * Wraps the transport of a client, before the client connects.
   *
   * A response that can't be sent is then shown and can be sent again. A request whose call is
   * aborted is withdrawn. When the transport closes, the requests of the connection are cancelled.
   */
  wrap: <Transport extends TransportLike>(transport: Transport) => Transport;
  /**
   * Calls `fetch` for the wrapped transport, and detects which call each request belongs to.
   *
   * On Streamable HTTP a server sends a request on the stream of the call that needs it. With
   * several calls at once, each request then gets the `context` of its own call, pauses only that
   * call's timeout, and is cancelled only with that call. Other transports don't tell calls apart.
   */
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /**
   * Runs a call and pauses its timeout while the user has an open request. See `withElicitation`.
   *
   * If the server has lost the session, for example after a restart, the transport is closed and
   * the call is repeated once. So get the client inside `call`, and connect again if it was closed.
   *
   * @param call makes the call with the options that it receives. It may run several times.
   * @returns the result of the call.
   */
  call: <Result>(
    call: (options: CallOptions) => Promise<Result>,
    options?: ConnectionCallOptions,
  ) => Promise<Result>;
  /**
   * Cancels the open requests of this connection. Call it when the client has closed.
   *
   * The connection can serve the next client after that.
   */
  close: () => void;
}
