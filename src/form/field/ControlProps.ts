import type { ReactNode, RefCallback } from "react";
import type { FieldKind, FieldOf } from "../../schema/Field.js";
import type { FieldValue } from "../../schema/FieldValue.js";
import type { SecretKind } from "../../schema/secrets/SecretKind.js";
import type { Settings } from "../../schema/Settings.js";
import type { FormStrings } from "../../strings/enForm.js";

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
