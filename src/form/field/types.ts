import type { PartProps } from "../../parts/types.js";
import type { ElicitationRequest, Requester } from "../../protocol/types.js";
import type { Field, FieldKind, FieldOf } from "../../schema/Field.js";
import type { SecretKind } from "../../schema/secrets/SecretKind.js";
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
 * What a control of one kind of field receives. The form draws the label, the description and the
 * errors; a control draws what a person answers with, and must carry the ids it is given.
 *
 * @example
 * const Stars = ({ field, value, onChange, id, labelId, describedBy }: ControlProps<"integer">) => (
 *   <StarRating id={id} aria-labelledby={labelId} aria-describedby={describedBy}
 *     max={field.constraints.maximum} value={Number(value)} onChange={(n) => onChange(String(n))} />
 * );
 */
export type ControlProps<K extends FieldKind = FieldKind> = K extends FieldKind
  ? ControlPropsOf<K>
  : never;

/** What the control of one kind of question is given. */
export interface ControlPropsOf<K extends FieldKind> {
  /** The question, read and normalised. Its texts are untrusted: render them as text. */
  field: FieldOf<K>;
  /** What was entered so far. */
  value: FieldValue<K>;
  /** Takes over what the person did. Ignored while an answer is on its way. */
  onChange: (value: FieldValue<K>) => void;
  /** The person left the control: errors are shown from now on. */
  onBlur: () => void;
  /** The element that takes the focus when the field is refused. */
  focusRef: RefCallback<HTMLElement>;
  /** The DOM id of the control; the label points at it. */
  id: string;
  /** For `aria-labelledby`, where `<label for>` does not reach. */
  labelId: string;
  /** For `aria-describedby`: description, limits and error, as far as they are shown. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /**
   * What kind of secret it seems to ask for: then nothing is to be suggested, kept, or read aloud by
   * a spelling checker. A guess, known a moment after the first frame.
   */
  secret: SecretKind | undefined;
  /** Nothing can be changed now: an answer is on its way, or the form is read-only. */
  locked: boolean;
  /**
   * The text box for an answer of the person's own, where a select has one (`field.other`). Only the
   * library's own controls are given it; beside a control of the host the form draws it itself.
   */
  other?: ReactNode;
  strings: FormStrings;
  settings: Settings;
}

/** Who asks a question, and in which request. */
export interface ControlContext {
  request: ElicitationRequest;
  requester: Requester;
}

/** A control for some questions of a kind. */
export interface ControlRule<K extends FieldKind> {
  /** Whether it is for this question, whose texts are untrusted. */
  when: (field: FieldOf<K>, context: ControlContext) => boolean;
  control: ComponentType<ControlProps<K>>;
}

/**
 * Controls in place of the form's own, by kind of field: one for all questions of a kind, or rules of
 * which the first that holds is taken. Where none does, the form's own control stays.
 */
export type Controls = {
  [K in FieldKind]?: ComponentType<ControlProps<K>> | readonly ControlRule<K>[] | undefined;
};

/** The form's own control of each kind of field. */
export type DefaultControls = { [K in FieldKind]: ComponentType<ControlProps<K>> };

/** What a part of one question is given: the question, and the attributes of its element. */
export type FieldPartProps<Tag extends ElementType> = Omit<PartProps<Tag>, "children"> & {
  /** The question, one of those that `Fields` gives. */
  field: Field;
};

/** What the `<form>` around a question form needs: Submit and Enter, Escape, and errors that wait for a press. */
export interface FormElementProps {
  /** The browser shows no messages of its own. */
  noValidate: boolean;
  /** Loads the code that validates, since the person comes near. */
  onFocus: FocusEventHandler<HTMLFormElement>;
  /** Loads the code that validates when a pointer comes near, as `onFocus` does for the focus. */
  onPointerEnter: PointerEventHandler<HTMLFormElement>;
  /** Hears of keys: a press on Submit must have been meant. */
  onKeyDownCapture: KeyboardEventHandler<HTMLFormElement>;
  /** Hears of what is entered, for the same. */
  onInput: FormEventHandler<HTMLFormElement>;
  /** Hears of clicks, for the same; ends the second half of a double click that meets something else than the first. */
  onClickCapture: MouseEventHandler<HTMLFormElement>;
  /** Escape dismisses where the host asks for it; Enter that is held down sends nothing. */
  onKeyDown: KeyboardEventHandler<HTMLFormElement>;
  /** Has errors wait while a pointer is down, so that what it presses stays where it is. */
  onPointerDownCapture: PointerEventHandler<HTMLFormElement>;
  /** Submits. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Starts over where a page resets the form, in place of the browser. */
  onReset: FormEventHandler<HTMLFormElement>;
}
