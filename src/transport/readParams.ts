import type { ElicitationRequest } from "../protocol/types.js";
import { InvalidParamsError } from "./errors.js";
import { isObject } from "../protocol/isObject.js";

/**
 * Reads the params of a request that came over a wire. One that lacks what its mode needs is refused
 * with an error, never declined in the person's name.
 *
 * @param explicitMode whether `mode` must be there, as ACP has it. MCP takes its absence for a form.
 * @throws {InvalidParamsError}
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
