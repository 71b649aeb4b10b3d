// At most 60 names: what a chat begins with, and the types of what it gives and gets. All else stands
// at a door of its own (`/form`, `/url`, `/queue`, `/transport`, `/strings`, …).
export { Elicitation } from "./elicitation/Elicitation.js";
export type { ElicitationProps } from "./elicitation/screenProps.js";
export { ElicitationDialog, type ElicitationDialogProps } from "./elicitation/ElicitationDialog.js";
export {
  ElicitationProvider,
  type ElicitationProviderProps,
} from "./elicitation/ElicitationProvider.js";
export {
  type ElicitationNotification,
  notifyOnElicitation,
  type NotifyOptions,
} from "./elicitation/notifyOnElicitation.js";
export { BlockedRequesters, type BlockedRequestersProps } from "./elicitation/BlockedRequesters.js";

export { ElicitationForm, type ElicitationFormProps } from "./form/ElicitationForm.js";
export type { ElicitationFormOptions } from "./form/ElicitationFormOptions.js";
export { useElicitationForm } from "./form/useElicitationForm.js";
export { useElicitationField } from "./form/field/useElicitationField.js";
export type { ControlProps, Controls } from "./form/field/types.js";
export { UrlConsent, type UrlConsentProps } from "./consent/UrlConsent.js";
export type { UrlConsentOptions } from "./consent/UrlConsentOptions.js";
export { ElicitationReceipt, type ElicitationReceiptProps } from "./receipt/ElicitationReceipt.js";

export { useElicitation } from "./queue/useElicitation.js";
export { createElicitationQueue } from "./queue/index.js";
export type {
  ElicitationItem,
  ElicitationQueue,
  ElicitationRequest,
  ElicitationResult,
  FormRequest,
  Requester,
  UrlRequest,
} from "./queue/index.js";

export {
  broadcastChannel,
  connectElicitation,
  createElicitationHandlers,
  withDeliveryRetry,
  eventStreamChannel,
  extensionPortChannel,
  messagePortChannel,
  webSocketChannel,
  windowChannel,
  withElicitation,
  withInputRequests,
  withUrlElicitations,
} from "./transport/index.js";

export { isFormRequest, isUrlRequest } from "./protocol/requestMode.js";
export { answerWithDefaults, formRequest, urlRequest } from "./automation/index.js";
export { analyzeUrl } from "./url/analyzeUrl.js";
export { validateContent } from "./validation/validateContent.js";

export { createLocalStorage } from "./memory/createLocalStorage.js";
export { clearAnswers, clearDrafts } from "./memory/clearAnswers.js";
export type { ElicitationStorage } from "./memory/ElicitationStorage.js";

export { en, type Strings } from "./strings/en.js";
export { loadStrings } from "./strings/loadStrings.js";
