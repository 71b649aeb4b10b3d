// Everything that runs without React.
export { createElicitationQueue } from "../queue/createElicitationQueue.js";
export type {
  BlockedRequester,
  ElicitationQueue,
  ElicitationQueueOptions,
} from "../queue/ElicitationQueue.js";
export type { ElicitationSnapshot, ElicitOptions } from "../queue/ElicitationQueue.js";
export type { ElicitationItem, ElicitationStatus } from "../queue/ElicitationItem.js";
export { ElicitationLimitError } from "../queue/ElicitationLimitError.js";
export { ElicitationModeError } from "../queue/ElicitationModeError.js";
export type { ElicitationCapabilities } from "../queue/capabilitiesOf.js";
export type { Limits } from "../queue/createLimiter.js";
export type { Approval, ApprovalDetail } from "../protocol/Approval.js";
export {
  type FormContent,
  formRequest,
  type TypedFormRequest,
  type TypedResult,
  urlRequest,
} from "../protocol/createRequest.js";
export { isFormRequest, isUrlRequest } from "../protocol/requestMode.js";
export type {
  ElicitationContent,
  ElicitationRequest,
  ElicitationResult,
  FormRequest,
  RequestedSchema,
  Requester,
  UrlRequest,
} from "../protocol/types.js";
export type { Timers } from "../time/timers.js";

export { answerTask } from "../transport/answerTask.js";
export { broadcastChannel } from "../transport/broadcastChannel.js";
export { connectElicitation } from "../transport/connectElicitation.js";
export { connectRelay } from "../transport/connectRelay.js";
export {
  createElicitationHandlers,
  type ElicitationHandlers,
} from "../transport/createElicitationHandlers.js";
export { createLinkHandler } from "../transport/createLinkHandler.js";
export {
  ElicitationRefusedError,
  InputRequestError,
  InvalidParamsError,
  UrlElicitationLoopError,
} from "../transport/errors.js";
export { eventStreamChannel } from "../transport/eventStreamChannel.js";
export { extensionPortChannel } from "../transport/extensionPortChannel.js";
export { fulfilInputRequests } from "../transport/fulfilInputRequests.js";
export { messagePortChannel } from "../transport/messagePortChannel.js";
export { openLink } from "../transport/openLink.js";
export type { Channel, ElicitationSource } from "../transport/types.js";
export { webSocketChannel } from "../transport/webSocketChannel.js";
export { windowChannel } from "../transport/windowChannel.js";
export { withDeliveryRetry } from "../transport/withDeliveryRetry.js";
export { withElicitation } from "../transport/withElicitation.js";
export { withInputRequests } from "../transport/withInputRequests.js";
export { withUrlElicitations } from "../transport/withUrlElicitations.js";

export { answerWithDefaults } from "../automation/answerWithDefaults.js";
export { clearAnswers, clearDrafts } from "../memory/clearAnswers.js";
export { createLocalStorage } from "../memory/createLocalStorage.js";
export type { ElicitationStorage } from "../memory/ElicitationStorage.js";

export type { Field, FieldKind, FieldOf, FieldOption, OptionValue } from "../schema/Field.js";
export type { Issue, IssueCode } from "../schema/types.js";
export { validateContent } from "../validation/validateContent.js";

export { analyzeUrl } from "../url/analyzeUrl.js";
export { urlChecks } from "../url/checks.js";
export { loadPublicSuffixes } from "../url/loadPublicSuffixes.js";
export type {
  UrlCheck,
  UrlContext,
  UrlFinding,
  UrlFindingCode,
  UrlLevel,
  UrlSubject,
  UrlVerdict,
} from "../url/types.js";
