// At most 60 names: components, hooks, and the functions of `react-elicitation/core` that a chat needs.
export { Elicitation } from "./elicitation/Elicitation.js";
export type { ElicitationProps } from "./elicitation/useScreenProps.js";
export { ElicitationDialog, type ElicitationDialogProps } from "./elicitation/ElicitationDialog.js";
export {
  ElicitationProvider,
  type ElicitationProviderProps,
} from "./elicitation/ElicitationProvider.js";
export { notifyOnElicitation } from "./elicitation/notifyOnElicitation.js";
export { BlockedRequesters } from "./elicitation/BlockedRequesters.js";

export { ElicitationForm } from "./form/ElicitationForm.js";
export type { ElicitationFormProps } from "./form/FormScreen.js";
export type { ElicitationFormHandle } from "./form/field/useElicitationField.js";
export type { ControlProps, Controls } from "./form/field/types.js";
export { type ElicitationField, useElicitationField } from "./form/field/useElicitationField.js";
export { type ElicitationFormState, useElicitationForm } from "./form/useElicitationForm.js";
export { UrlConsent, type UrlConsentProps } from "./consent/UrlConsent.js";
export { Approval } from "./approval/Approval.js";
export type { ApprovalProps } from "./approval/ApprovalScreen.js";
export { useApproval } from "./approval/useApproval.js";
export type { ApprovalState } from "./approval/useBoundApproval.js";
export {
  ElicitationReceipt,
  type ElicitationReceiptProps,
} from "./elicitation/ElicitationReceipt.js";

export { useElicitation } from "./queue/useElicitation.js";
export {
  answerWithDefaults,
  analyzeUrl,
  approvalRequest,
  clearAnswers,
  clearDrafts,
  connectElicitation,
  createElicitationHandlers,
  createElicitationQueue,
  createLocalStorage,
  formRequest,
  isApprovalRequest,
  isFormRequest,
  isUrlRequest,
  openLink,
  urlRequest,
  validateContent,
  webSocketChannel,
  withDeliveryRetry,
  withElicitation,
  withInputRequests,
} from "./core.js";
export type {
  ApprovalRequest,
  ApprovalResult,
  ElicitationItem,
  ElicitationQueue,
  ElicitationRequest,
  ElicitationResult,
  ElicitationStorage,
  Field,
  FormRequest,
  Requester,
  UrlRequest,
} from "./core.js";

export { en, type Strings } from "./strings/en.js";
export { loadStrings } from "./strings/loadStrings.js";
