import type { FormRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";

/** One form of an interrupt. */
export interface GraphQuestion {
  request: FormRequest;
  /** Nothing where there is no word for the result, and the interrupt stays open. */
  answerOf: (result: ElicitationResult) => unknown;
}
