import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { JsonRpcId } from "./JsonRpc.js";
import type { Requester } from "../protocol/Requester.js";

/** What is known of the call that asks, by its protocol. */
export interface ElicitationCall {
  /** The id of the request on its connection. */
  requestId?: JsonRpcId | undefined;
  /** The session that it is of. */
  sessionId?: string | undefined;
  /** ACP: the id of the tool call that it is of, as the agent sent it: untrusted, anything. */
  toolCallId?: unknown;
  /** The MCP task that waits for it. */
  taskId?: string | undefined;
}

/** Where requests come from, in the host's own words. */
export interface ElicitationSource {
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /** What the queue's item has as its `context`. By default the call itself, as far as it is known. */
  context?: ((call: ElicitationCall) => unknown) | undefined;
  /** When the time to answer a request is over, in milliseconds since 1970. By default never. */
  expiresAt?: ((request: ElicitationRequest) => number | undefined) | undefined;
}
