export {
  type FormContent,
  type TypedFormRequest,
  type TypedResult,
  type SchemaInput,
  type JsonSchemaSource,
  type JsonSchemaSources,
} from "../protocol/createRequest.js";
export type { DeclaredModes, ElicitationCapabilities, ElicitationMode } from "./capabilitiesOf.js";
export { createElicitationQueue } from "./createElicitationQueue.js";
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
  BlockedRequester,
  ConnectionPart,
  ElicitationCall,
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitationSnapshot,
  ElicitOptions,
  Intercept,
  InterceptContext,
  Interception,
} from "./ElicitationQueue.js";
export type { Limits } from "./createLimiter.js";
export type { Timers } from "../time/timers.js";
export type { UseElicitation, UseElicitationOptions } from "./useElicitation.js";
export { isFormRequest, isUrlRequest } from "../protocol/requestMode.js";
