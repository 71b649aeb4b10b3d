export { accept } from "../protocol/accept.js";
export { cancel } from "../protocol/cancel.js";
export { decline } from "../protocol/decline.js";
export { formRequest } from "../protocol/formRequest.js";
export { urlRequest } from "../protocol/urlRequest.js";
export {
  answerWithDefaults,
  type AnswerWithDefaultsOptions,
  type DeclineReason,
} from "./answerWithDefaults.js";
