// Entry point react-elicitation/core: everything that runs without React.
export { createElicitationQueue } from "./transports/createElicitationQueue.js";
export type {
  ConnectionCallOptions,
  ConnectionOptions,
  ElicitationConnection,
  ElicitationHandlers,
  ElicitationSource,
} from "./queue/ElicitationConnection.js";
export type {
  BlockedRequester,
  ElicitationCapabilities,
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitationSnapshot,
  ElicitOptions,
  ElicitationItem,
  ElicitationStatus,
} from "./queue/ElicitationQueue.js";
export { ElicitationSettledError } from "./core/errors.js";
export { ElicitationLimitError, ElicitationModeError, InvalidParamsError } from "./queue/errors.js";
export type { Limits } from "./queue/createLimiter.js";
export {
  type ApprovalOption,
  type ApprovalPart,
  type ApprovalRequest,
  type ApprovalResult,
  approvalRequest,
  isApprovalRequest,
} from "./core/ApprovalRequest.js";
export { digestApproval } from "./core/digestApproval.js";
export {
  type FormContent,
  formRequest,
  type TypedFormRequest,
  type TypedResult,
  urlRequest,
} from "./core/createRequest.js";
export {
  isFormRequest,
  isUrlRequest,
  type ElicitationContent,
  type ElicitationRequest,
  type ElicitationResult,
  type FormRequest,
  type RequestedSchema,
  type Requester,
  type UrlRequest,
} from "./core/protocol.js";
export type { Timers } from "./core/timers.js";

export { answerTask } from "./transports/answerTask.js";
export {
  broadcastChannel,
  extensionPortChannel,
  messagePortChannel,
  windowChannel,
} from "./transports/channels.js";
export { connectElicitation } from "./transports/connect.js";
export { connectRelay } from "./transports/connectRelay.js";
export { withDeliveryRetry } from "./transports/delivery.js";
export {
  ElicitationRefusedError,
  InputRequestError,
  UrlElicitationLoopError,
} from "./transports/errors.js";
export { createElicitationHandlers, createLinkHandler, openLink } from "./transports/handlers.js";
export { fulfilInputRequests, withInputRequests } from "./transports/inputRequests.js";
export { eventStreamChannel, webSocketChannel } from "./transports/networkChannels.js";
export { samplingApproval } from "./transports/samplingApproval.js";
export { readOpenAiForm } from "./transports/readOpenAiForm.js";
export type { Channel } from "./transports/types.js";
export { withUrlElicitations } from "./transports/urlElicitations.js";
export { withElicitation } from "./transports/withElicitation.js";

export { answerWithDefaults } from "./automation/answerWithDefaults.js";
export { clearAnswers, clearDrafts, createLocalStorage } from "./memory/createLocalStorage.js";
export type { ElicitationStorage } from "./memory/storage.js";

export type { Field, FieldKind, FieldOf, FieldOption, OptionValue } from "./schema/Field.js";
export type { Issue, IssueCode } from "./schema/types.js";
export { validateContent } from "./validation/validateContent.js";

export { analyzeUrl, urlChecks } from "./url/analyzeUrl.js";
export { loadPublicSuffixes } from "./url/loadRules.js";
export type {
  UrlCheck,
  UrlContext,
  UrlFinding,
  UrlFindingCode,
  UrlLevel,
  UrlSubject,
  UrlVerdict,
} from "./url/types.js";
