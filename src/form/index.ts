export { ElicitationForm, type ElicitationFormProps } from "./ElicitationForm.js";
export type { ElicitationFormOptions } from "./ElicitationFormOptions.js";
export {
  type ElicitationFormState,
  type SecretsState,
  useElicitationForm,
} from "./useElicitationForm.js";
export {
  type ElicitationField,
  type FieldGroupProps,
  type FieldInputProps,
  useElicitationField,
} from "./field/useElicitationField.js";
export type { ControlProps, ControlPropsOf } from "./field/ControlProps.js";
export type { ControlContext, ControlRule, Controls } from "./field/Controls.js";
export type { ElicitationFormHandle } from "./field/ElicitationFormHandle.js";
export type { FieldChoice } from "./field/fieldChoices.js";
export type { FieldPartProps } from "./field/FieldPartProps.js";
export type { FieldState } from "./field/useFieldState.js";
export type { FormElementProps } from "./field/FormElementProps.js";
export type { FormOptions } from "./field/useFormModel.js";
export type { FormMemoryOptions } from "./features/memory/FormMemoryOptions.js";
export type { QuickReplyOptions } from "./features/replies/useQuickReplies.js";
export type { FormActionProps } from "./parts/ActionButtons.js";
export type { FieldProps } from "./parts/Field.js";
export type { FieldLayoutProps } from "./parts/FieldLayout.js";
export type { FieldsProps } from "./parts/Fields.js";

export type { DismissBy } from "../answering/DismissBy.js";
export type { Phase } from "../answering/Phase.js";
export type { SharedScreenProps } from "../answering/SharedScreenProps.js";
export type { HeadingLevel } from "../parts/HeadingLevel.js";
export type { PartProps } from "../parts/PartProps.js";
export type { RenderMessage } from "../parts/RenderMessage.js";
export type { ScreenOptions } from "../parts/ScreenOptions.js";

export { validateContent } from "../validation/validateContent.js";
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
} from "../schema/Field.js";
export type { FieldValue, FieldValues } from "../schema/FieldValue.js";
export type { Issue, IssueCode, IssueDetail } from "../schema/Issue.js";
export type { SecretKind } from "../schema/secrets/SecretKind.js";
export type { Settings } from "../schema/Settings.js";

export type { ElicitationStorage } from "../memory/ElicitationStorage.js";
export { forgetAnswers } from "../memory/forgetAnswers.js";
export { forgetDrafts } from "../memory/forgetDrafts.js";
export { type LocalStorage, localStorageOf } from "../memory/localStorageOf.js";
