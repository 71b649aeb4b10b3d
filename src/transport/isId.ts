import type { JsonRpcId } from "./JsonRpc.js";

/** Whether a request can be answered by an id: what JSON cannot write names no request. */
export function isId(value: unknown): value is JsonRpcId {
  return typeof value === "string" || Number.isFinite(value);
}
