import { ElicitationLimitError, type LimitName } from "../queue/ElicitationLimitError.js";
import { ElicitationModeError } from "../queue/ElicitationModeError.js";
import type { JsonRpcError } from "../transport/types.js";

/** The error that a page's queue threw, made again from what a page sent. */
export function errorOf({ code, message, data }: JsonRpcError): Error {
  const { limit, allowed, mode } = (data ?? {}) as Record<string, unknown>;
  const error =
    typeof limit === "string"
      ? new ElicitationLimitError(limit as LimitName, Number(allowed))
      : typeof mode === "string"
        ? new ElicitationModeError(mode)
        : new Error(message);
  return Object.assign(error, { code, message, data });
}
