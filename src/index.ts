export { Elicitation } from "./elicitation/Elicitation.js";
export type { ElicitationProps } from "./elicitation/ElicitationProps.js";
export { ElicitationDialog, type ElicitationDialogProps } from "./elicitation/ElicitationDialog.js";
export {
  ElicitationProvider,
  type ElicitationProviderProps,
} from "./elicitation/ElicitationProvider.js";
export {
  type ElicitationNotification,
  notifyOfElicitation,
  type NotifyOptions,
} from "./elicitation/notifyOfElicitation.js";
export { StoppedServers, type StoppedServersProps } from "./elicitation/StoppedServers.js";
export { ElicitationForm, type ElicitationFormProps } from "./form/ElicitationForm.js";
export type { ElicitationFormOptions } from "./form/ElicitationFormOptions.js";
export type { UrlConsentOptions } from "./consent/UrlConsentOptions.js";
export type { HeadingLevel } from "./parts/HeadingLevel.js";
export type { RenderMessage } from "./parts/RenderMessage.js";
export type { ScreenOptions } from "./parts/ScreenOptions.js";
export {
  useElicitationForm,
  type ElicitationFormState,
  type SecretsState,
} from "./form/useElicitationForm.js";
export type { FieldChoice } from "./form/field/fieldChoices.js";
export { useElicitationField, type ElicitationField } from "./form/field/useElicitationField.js";
export type { ElicitationFormHandle } from "./form/field/ElicitationFormHandle.js";
export type { FormElementProps } from "./form/field/FormElementProps.js";
export type { FormOptions } from "./form/field/useFormModel.js";
export type { ControlProps, ControlPropsOf } from "./form/field/ControlProps.js";
export type { Controls } from "./form/field/Controls.js";
export type { DismissBy } from "./answering/DismissBy.js";
export type { FormStrings } from "./strings/enForm.js";
export type { FormActionProps } from "./form/parts/ActionButtons.js";
export type { FieldProps } from "./form/parts/Field.js";
export type { FieldLayoutProps } from "./form/parts/FieldLayout.js";
export type { FieldsProps } from "./form/parts/Fields.js";
export type { FieldPartProps } from "./form/field/FieldPartProps.js";
export type { PartProps } from "./parts/PartProps.js";
export type { Phase } from "./answering/Phase.js";
export type { Standing } from "./answering/Standing.js";
export type { FormMemoryOptions } from "./form/features/memory/FormMemoryOptions.js";
export type { QuickReplyOptions } from "./form/features/replies/useQuickReplies.js";
export type { FieldState } from "./form/field/useFieldState.js";
export type { FieldGroupProps, FieldInputProps } from "./form/field/useElicitationField.js";
export { ElicitationReceipt, type ElicitationReceiptProps } from "./receipt/ElicitationReceipt.js";
export { UrlConsent, type UrlConsentProps } from "./consent/UrlConsent.js";

export {
  useElicitation,
  type UseElicitation,
  type UseElicitationOptions,
} from "./queue/useElicitation.js";
export {
  callWhileAsked,
  createElicitationQueue,
  ElicitationLimitError,
  ElicitationModeError,
} from "./queue/index.js";
export type {
  CallOptions,
  CallWhileAskedOptions,
  ConnectionPart,
  DeclaredModes,
  ElicitationCapabilities,
  ElicitationContent,
  ElicitationItem,
  ElicitationMode,
  ElicitationProgress,
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitationRequest,
  ElicitationResult,
  ElicitationSnapshot,
  ElicitationStatus,
  ElicitOptions,
  FormRequest,
  Intercept,
  InterceptContext,
  Interception,
  LimitName,
  Limits,
  Meta,
  OtherRequest,
  RequestedSchema,
  Requester,
  StoppedRequester,
  Timers,
  UrlRequest,
} from "./queue/index.js";

export {
  broadcastChannel,
  connectElicitation,
  createElicitationHandlers,
  deliverThrough,
  ElicitationRefusedError,
  eventStreamChannel,
  extensionPortChannel,
  fulfilInputRequests,
  InputRequestError,
  InvalidParamsError,
  messagePortChannel,
  UrlElicitationLoopError,
  webSocketChannel,
  windowChannel,
  withInputRequests,
  withUrlElicitations,
} from "./transport/index.js";
export type {
  Channel,
  ConnectElicitationOptions,
  ElicitationCall,
  ElicitationHandlers,
  ElicitationHandlersOptions,
  ElicitationSource,
  EventSourceLike,
  ExtensionEvent,
  ExtensionPortLike,
  IncomingCancellation,
  IncomingCompletion,
  IncomingContext,
  IncomingRequest,
  InputRequestErrorCode,
  InputRequestHandler,
  InputRequestOptions,
  JsonRpcError,
  JsonRpcId,
  JsonRpcResponse,
  Listenable,
  MessagePortLike,
  QueueLike,
  TransportLike,
  WebSocketLike,
  WindowChannelOptions,
  WithInputRequestsOptions,
  WithUrlElicitationsOptions,
} from "./transport/index.js";

export { ask } from "./protocol/ask.js";
export type {
  AskedContent,
  AskedRequest,
  AskedResult,
  AskedValue,
  JsonSchemaSource,
  JsonSchemaSources,
} from "./protocol/ask.js";
export {
  accept,
  answerWithDefaults,
  cancel,
  decline,
  formRequest,
  urlRequest,
} from "./automation/index.js";
export type { AnswerWithDefaultsOptions, DeclineReason } from "./automation/index.js";

export { analyzeUrl } from "./url/analyzeUrl.js";
export { urlChecks } from "./url/checks.js";
export { loadPublicSuffixes } from "./url/loadPublicSuffixes.js";
export type {
  DomainInfo,
  DomainLookup,
  HostFacts,
  NamedCharacter,
  UrlCheck,
  UrlContext,
  UrlFinding,
  UrlFindingCode,
  UrlFindingData,
  UrlLevel,
  UrlMention,
  UrlPart,
  UrlSubject,
  UrlVerdict,
  WrittenUrl,
} from "./url/types.js";
export { localStorageOf, type LocalStorage } from "./memory/localStorageOf.js";
export { forgetAnswers } from "./memory/forgetAnswers.js";
export { forgetDrafts } from "./memory/forgetDrafts.js";
export type { ElicitationStorage } from "./memory/ElicitationStorage.js";
export { validateContent } from "./validation/validateContent.js";

export { isFormRequest } from "./protocol/isFormRequest.js";
export { isUrlRequest } from "./protocol/isUrlRequest.js";
export type { ContentValue } from "./protocol/ElicitationResult.js";
export type {
  BooleanField,
  Constraints,
  DateField,
  DateTimeField,
  Field,
  FieldBase,
  FieldKind,
  FieldOf,
  FieldOption,
  FieldTypes,
  JsonField,
  JsonType,
  MultiSelectField,
  NumberField,
  OptionValue,
  SingleSelectField,
  StringField,
  TextFormat,
  TimeField,
} from "./schema/Field.js";
export type { Settings } from "./schema/Settings.js";
export type { SecretKind } from "./schema/looksSecret.js";
export type { FieldValue, FieldValues } from "./schema/FieldValue.js";
export type { Issue, IssueCode, IssueDetail } from "./schema/Issue.js";
export { en } from "./strings/en.js";
export type { Strings } from "./strings/en.js";
export { loadStrings } from "./strings/loadStrings.js";
export { locales, matchLocale } from "./strings/matchLocale.js";
export type { Locale } from "./strings/matchLocale.js";
