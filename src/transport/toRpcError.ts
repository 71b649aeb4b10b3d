import { isObject } from "../protocol/isObject.js";
import type { JsonRpcError } from "./JsonRpc.js";

/**
 * An error as JSON-RPC sends it. One with a code of its own was made to be told; of any other, only
 * that it happened is.
 */
export function toRpcError(error: unknown): JsonRpcError {
  const { code, message, data } = isObject(error) ? error : {};
  if (!Number.isSafeInteger(code)) return { code: -32603, message: "Internal error" };
  return { code: code as number, message: String(message), ...(data !== undefined && { data }) };
}
