export { accept, cancel, decline } from "../protocol/results.js";
export { formRequest, urlRequest } from "../protocol/createRequest.js";
export {
  answerWithDefaults,
  type AnswerWithDefaultsOptions,
  type DeclineReason,
} from "./answerWithDefaults.js";
