import { isFormRequest } from "../protocol/isFormRequest.js";
import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import { readSchema } from "../schema/readSchema.js";

/** How many questions a request has, of those that can be shown; `undefined` where it is no form. */
export function countQuestions(request: ElicitationRequest): number | undefined {
  if (!isFormRequest(request)) return undefined;
  return readSchema(request.requestedSchema).fields.length;
}
