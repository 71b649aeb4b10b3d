export type { ElicitationCapabilities, ElicitationMode } from "./capabilitiesOf.js";
export { createElicitationQueue } from "./createElicitationQueue.js";
export type { ElicitationItem, ElicitationProgress } from "./ElicitationItem.js";
export { ElicitationLimitError, type LimitName } from "./ElicitationLimitError.js";
export { ElicitationModeError } from "./ElicitationModeError.js";
export type {
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitationSnapshot,
  ElicitOptions,
  Intercept,
  InterceptContext,
  Interception,
  StoppedRequester,
} from "./ElicitationQueue.js";
export type { Limits } from "./Limiter.js";
export type { Timers } from "./Timers.js";
export type {
  ElicitationRequest,
  FormRequest,
  RequestedSchema,
  UrlRequest,
} from "../protocol/ElicitationRequest.js";
export type { ElicitationContent, ElicitationResult } from "../protocol/ElicitationResult.js";
export type { Requester } from "../protocol/Requester.js";
