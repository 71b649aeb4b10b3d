import type { PartProps } from "../../ui/part.js";
import type { ElicitationRequest, Requester } from "../../core/protocol.js";
import type { Field, FieldKind, FieldOf } from "../../schema/Field.js";
import type { SecretKind } from "../../schema/secrets/SecretWords.js";
import type { FieldValue, Settings } from "../../schema/types.js";
import type { FormStrings } from "../../strings/enForm.js";
import type {
  ComponentType,
  ElementType,
  FocusEventHandler,
  FormEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
  ReactNode,
  RefCallback,
} from "react";

/**
 * Props of a control for one kind of field.
 *
 * The form renders the label, the description and the errors. A control renders the input, and must
 * set the IDs that it receives.
 *
 * @example
 * const Stars = ({ field, value, onChange, focusRef, ...ids }: ControlProps<"integer">) => (
 *   <StarRating ref={focusRef} id={ids.id} aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}
 *     max={field.constraints.maximum} value={Number(value)} onChange={(n) => onChange(String(n))} />
 * );
 */
export type ControlProps<K extends FieldKind = FieldKind> = K extends FieldKind
  ? ControlPropsOf<K>
  : never;

/** Props of a control for one kind of field. */
export interface ControlPropsOf<K extends FieldKind> {
  /** The field, read and normalized. Its texts are untrusted: render them as text. */
  field: FieldOf<K>;
  /** The input so far. */
  value: FieldValue<K>;
  /** Reports a change of the input. Ignored while the response is being sent. */
  onChange: (value: FieldValue<K>) => void;
  /** Reports that the user left the control. From then on, errors are shown. */
  onBlur: () => void;
  /** Ref of the element to focus when the field has an error. */
  focusRef: RefCallback<HTMLElement>;
  /** DOM ID of the control. The label points to it. */
  id: string;
  /** ID for `aria-labelledby`, where `<label for>` does not work. */
  labelId: string;
  /** IDs for `aria-describedby`: the description, limits and error that are shown. */
  describedBy: string | undefined;
  /** Whether to mark the control as invalid (`aria-invalid`). */
  invalid: boolean;
  /** Whether the field is required (`aria-required`). */
  required: boolean;
  /**
   * Kind of secret that the field seems to ask for.
   *
   * Then suggest and store nothing, and turn off spell checking. The detection is a guess, known a
   * moment after the first frame.
   */
  secret: SecretKind | undefined;
  /** Whether nothing can be changed: the response is being sent, or the form is read-only. */
  locked: boolean;
  /**
   * Placeholder of a text box whose empty text is the answer.
   *
   * `undefined` for an empty box without an answer.
   */
  placeholder?: string | undefined;
  /**
   * The text box of a select's "Other…" option (`field.other`).
   *
   * Only built-in controls receive it. Next to a custom control, the form renders it.
   */
  other?: ReactNode;
  /** Strings of the form. */
  strings: FormStrings;
  /** Language and time zone of the user. */
  settings: Settings;
}

/** The request that a field belongs to, and its requester. */
export interface ControlContext {
  /** The request, as received. Untrusted. */
  request: ElicitationRequest;
  /** The requester, from your configuration. */
  requester: Requester;
}

/** A control for some fields of a kind. */
export interface ControlRule<K extends FieldKind> {
  /** Whether the control is for this field, whose texts are untrusted. */
  when: (field: FieldOf<K>, context: ControlContext) => boolean;
  /** The control to render. */
  control: ComponentType<ControlProps<K>>;
}

/**
 * Custom controls, by field kind.
 *
 * Each is a component for all fields of a kind, or a list of rules of which the first match
 * applies. If none matches, the built-in control is rendered.
 *
 * @example
 * const controls: Controls = {
 *   integer: ({ id, labelId, describedBy, focusRef, value, onChange }) => (
 *     <StarRating ref={focusRef} id={id} aria-labelledby={labelId} aria-describedby={describedBy}
 *       value={Number(value)} onChange={(n) => onChange(String(n))} />
 *   ),
 * };
 */
export type Controls = {
  [K in FieldKind]?: ComponentType<ControlProps<K>> | readonly ControlRule<K>[] | undefined;
};

/** The built-in control of each field kind. */
export type DefaultControls = { [K in FieldKind]: ComponentType<ControlProps<K>> };

/** Props of an element of one field: the field, and the attributes of its DOM element. */
export type FieldPartProps<Tag extends ElementType> = Omit<PartProps<Tag>, "children"> & {
  /** The field, one of those that `Fields` renders. */
  field: Field;
};

/** Props of the `<form>` element: submit, Escape, and guards against accidental clicks. */
export interface FormElementProps {
  /** Turns off the browser's own validation messages. */
  noValidate: boolean;
  /** Keeps the browser from submitting before a server-rendered page is hydrated. */
  method: "dialog";
  /** Notes focus, to distinguish an intended key from an accidental one. */
  onFocusCapture: FocusEventHandler<HTMLFormElement>;
  /** Notes keys, to distinguish an intended submit from an accidental one. */
  onKeyDownCapture: KeyboardEventHandler<HTMLFormElement>;
  /** Notes input, to distinguish an intended submit from an accidental one. */
  onInput: FormEventHandler<HTMLFormElement>;
  /** Notes clicks, and ignores a double click that hits two different elements. */
  onClickCapture: MouseEventHandler<HTMLFormElement>;
  /** Handles Escape, if the host enabled it, and ignores Enter that is held down. */
  onKeyDown: KeyboardEventHandler<HTMLFormElement>;
  /** Notes presses, to distinguish an intended submit from an accidental one. */
  onPointerDownCapture: PointerEventHandler<HTMLFormElement>;
  /** Submits the form. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Restores the defaults when the page resets the form. */
  onReset: FormEventHandler<HTMLFormElement>;
}
