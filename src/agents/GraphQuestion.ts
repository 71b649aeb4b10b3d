import type { Approval } from "../protocol/Approval.js";
import type { FormRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";

/** One form of an interrupt. */
export interface GraphQuestion {
  request: FormRequest;
  /** The call that the user approves; missing where nothing is approved. */
  approval?: Approval | undefined;
  /** The framework's form of a result; `undefined` where it has none, and the interrupt stays open. */
  answerOf: (result: ElicitationResult) => unknown;
}
