import type { JsonRpcError } from "./JsonRpc.js";

/** An error as JSON-RPC sends it. An error with a code was made to be sent; of any other only the fact is sent. */
export function toRpcError(error: unknown): JsonRpcError {
  const { code, message, data } = (error ?? {}) as Record<string, unknown>;
  if (!Number.isSafeInteger(code)) return { code: -32603, message: "Internal error" };
  return { code: code as number, message: String(message), data };
}
