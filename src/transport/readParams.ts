import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { InvalidParamsError } from "./InvalidParamsError.js";
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
  const { mode, message, requestedSchema, url, elicitationId } = params;
  const form = mode === "form" || (isMissing(mode) && !explicitMode);
  check(typeof message === "string", "message");
  check(form || typeof mode === "string", "mode");
  check(!form || isObject(requestedSchema), "requestedSchema");
  if (mode === "url") {
    check(typeof url === "string", "url");
    check(isMissing(elicitationId) || typeof elicitationId === "string", "elicitationId");
  }
  return params as unknown as ElicitationRequest;
}

/** ACP takes `null` for left out. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function check(valid: boolean, field: string): asserts valid {
  if (!valid) throw new InvalidParamsError(field);
}
