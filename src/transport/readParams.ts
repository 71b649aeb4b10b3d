import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { InvalidParamsError } from "./InvalidParamsError.js";
import { isObject } from "./isObject.js";

/**
 * Reads the params of a request that came over a wire: what is not shown to a person because it
 * lacks what its mode needs is refused, rather than declined for them.
 *
 * @param explicitMode whether `mode` must be there, as ACP has it. MCP takes its absence for a form.
 * @throws {InvalidParamsError}
 */
export function readParams(params: unknown, explicitMode = false): ElicitationRequest {
  if (!isObject(params)) throw new InvalidParamsError("params must be an object.");
  const { mode, message, requestedSchema, url, elicitationId } = params;
  if (typeof message !== "string") throw new InvalidParamsError("message must be a string.");
  if (mode !== undefined && mode !== null && typeof mode !== "string") {
    throw new InvalidParamsError("mode must be a string.");
  }
  if (explicitMode && typeof mode !== "string") throw new InvalidParamsError("mode is missing.");
  if ((mode ?? "form") === "form" && !isObject(requestedSchema)) {
    throw new InvalidParamsError("requestedSchema must be an object.");
  }
  if (mode === "url") {
    if (typeof url !== "string") throw new InvalidParamsError("url must be a string.");
    if (
      elicitationId !== undefined &&
      elicitationId !== null &&
      typeof elicitationId !== "string"
    ) {
      throw new InvalidParamsError("elicitationId must be a string.");
    }
  }
  return params as unknown as ElicitationRequest;
}
