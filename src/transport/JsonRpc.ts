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
