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
export type {
  ControlContext,
  ControlProps,
  ControlPropsOf,
  ControlRule,
  Controls,
  FieldPartProps,
  FormElementProps,
} from "./field/types.js";
export type { ElicitationFormHandle } from "./field/ElicitationFormHandle.js";
export type { FieldChoice } from "./field/fieldChoices.js";
export type { FieldState } from "./field/useFieldState.js";
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
export type { HeadingLevel, PartProps, RenderMessage, ScreenOptions } from "../parts/types.js";

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
export type {
  FieldValue,
  FieldValues,
  Issue,
  IssueCode,
  IssueDetail,
  Settings,
} from "../schema/types.js";
export type { SecretKind } from "../schema/secrets/SecretKind.js";

export type { ElicitationStorage } from "../memory/ElicitationStorage.js";
export { clearAnswers, clearDrafts } from "../memory/clearAnswers.js";
export { type LocalStorage, createLocalStorage } from "../memory/createLocalStorage.js";
