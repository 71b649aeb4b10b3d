export {
  ask,
  type AskedContent,
  type AskedRequest,
  type AskedResult,
  type AskedValue,
  type JsonSchemaSource,
  type JsonSchemaSources,
} from "../protocol/ask.js";
export type { DeclaredModes, ElicitationCapabilities, ElicitationMode } from "./capabilitiesOf.js";
export { createElicitationQueue } from "./createElicitationQueue.js";
export type {
  ElicitationAnswered,
  ElicitationAsked,
  ElicitationEvent,
  ElicitationEventBase,
  ElicitationObserver,
  ElicitationShown,
} from "./ElicitationEvent.js";
export { elicitationEvents, type ElicitationEventsOptions } from "./elicitationEvents.js";
export type { ElicitationItem, ElicitationStatus } from "./ElicitationItem.js";
export type { Approval, ApprovalDetail, ApprovalDiff, ApprovalText } from "../protocol/Approval.js";
export type {
  ContentValue,
  ElicitationContent,
  ElicitationProgress,
  ElicitationRequest,
  ElicitationResult,
  FormRequest,
  Meta,
  OtherRequest,
  RequestedSchema,
  Requester,
  UrlRequest,
} from "../protocol/types.js";
export { ElicitationLimitError, type LimitName } from "./ElicitationLimitError.js";
export { ElicitationModeError } from "./ElicitationModeError.js";
export type {
  ConnectionPart,
  ElicitationCall,
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitationSnapshot,
  ElicitOptions,
  Intercept,
  InterceptContext,
  Interception,
  StoppedRequester,
} from "./ElicitationQueue.js";
export type { Limits } from "./createLimiter.js";
export type { Timers } from "../time/timers.js";
export type { UseElicitation, UseElicitationOptions } from "./useElicitation.js";
export { isFormRequest, isUrlRequest } from "../protocol/requestMode.js";
