import type { ElicitationRequest } from "../protocol/types.js";
import { InvalidParamsError } from "./errors.js";
import { isObject } from "../protocol/isObject.js";

/**
 * Reads the params of a request. A malformed one is rejected, never declined on the user's behalf.
 *
 * @param explicitMode whether `mode` is required, as in ACP. In MCP, a missing one means a form.
 * @throws {InvalidParamsError} -32602 if a required property of its mode is missing.
 */
export function readParams(params: unknown, explicitMode = false): ElicitationRequest {
  check(isObject(params), "params");
  const { message, requestedSchema, url, elicitationId } = params;
  // ACP takes `null` for left out.
  const mode = params.mode ?? (explicitMode ? undefined : "form");
  check(typeof message === "string", "message");
  check(typeof mode === "string", "mode");
  check(mode !== "form" || isObject(requestedSchema), "requestedSchema");
  if (mode === "url") {
    check(typeof url === "string", "url");
    check(typeof (elicitationId ?? "") === "string", "elicitationId");
  }
  return params as unknown as ElicitationRequest;
}

function check(valid: boolean, field: string): asserts valid {
  if (!valid) throw new InvalidParamsError(field);
}
