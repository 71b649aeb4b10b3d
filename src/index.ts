export { ElicitationForm, type ElicitationFormProps } from "./form/ElicitationForm.js";
export { UrlConsent, type UrlConsentProps } from "./consent/UrlConsent.js";
export { analyzeUrl } from "./url/analyzeUrl.js";
export { urlChecks } from "./url/checks.js";
export { loadPublicSuffixes } from "./url/loadPublicSuffixes.js";
export type {
  DomainLookup,
  UrlCheck,
  UrlContext,
  UrlFinding,
  UrlFindingCode,
  UrlLevel,
  UrlVerdict,
} from "./url/types.js";
export { validateContent } from "./validation/validateContent.js";
export type { ControlProps } from "./form/controls/ControlProps.js";
export type { Controls } from "./form/controls/Controls.js";
export type {
  ElicitationRequest,
  FormRequest,
  RequestedSchema,
  UrlRequest,
} from "./protocol/ElicitationRequest.js";
export type {
  ContentValue,
  ElicitationContent,
  ElicitationResult,
} from "./protocol/ElicitationResult.js";
export type { Requester } from "./protocol/Requester.js";
export { isFormRequest } from "./protocol/isFormRequest.js";
export { isUrlRequest } from "./protocol/isUrlRequest.js";
export type { Field, FieldKind, FieldOf } from "./schema/Field.js";
export type { FieldValue } from "./schema/FieldValue.js";
export type { Issue, IssueCode } from "./schema/Issue.js";
export { en } from "./strings/en.js";
export type { Strings } from "./strings/en.js";
export { loadStrings } from "./strings/loadStrings.js";
export { locales, matchLocale } from "./strings/matchLocale.js";
export type { Locale } from "./strings/matchLocale.js";
