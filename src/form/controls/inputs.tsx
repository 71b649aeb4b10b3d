"use client";

import { type ChangeEvent, type ReactNode, useState } from "react";
import { shortText } from "../../core/text.js";
import type { FieldKind } from "../../schema/Field.js";
import { onBlurWithin } from "../../ui/focus.js";
import { part, type Parts } from "../../ui/part.js";
import { useFormContext } from "../field/FormContext.js";
import { fieldLabel, secretAutoComplete, secretStrings } from "../field/fieldText.js";
import type { ControlProps, ControlPropsOf } from "../field/types.js";
import { kindPresentation } from "../field/useFieldState.js";

type TextKind = Exclude<FieldKind, "boolean" | "singleSelect" | "multiSelect">;

/**
 * Returns the props that every text box shares.
 *
 * It is uncontrolled: the store gets each key, and nothing renders again.
 *
 * @param states further states of the element.
 */
export function inputProps(props: ControlProps<TextKind>, states?: Partial<Parts["input"]>) {
  const { field, value, onChange, onBlur, focusRef, id, labelId, describedBy } = props;
  const { invalid, required, locked, placeholder, secret } = props;
  const { dir } = kindPresentation[field.kind];
  return {
    ...part("input", { kind: field.kind, ...states }),
    ...(dir && { dir }),
    id,
    ref: focusRef,
    defaultValue: value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
    onBlur,
    // A hidden `<label for>` names nothing, so the label is referenced too.
    "aria-labelledby": labelId,
    "aria-describedby": describedBy,
    "aria-invalid": invalid || undefined,
    "aria-required": required || undefined,
    readOnly: locked,
    placeholder,
    // A spelling checker may send what it reads to its maker.
    ...(secret && {
      autoComplete: secretAutoComplete(secret),
      autoCapitalize: "none",
      spellCheck: false,
    }),
  };
}

/** Returns the attributes of the element around the options of a field. */
export function groupProps({
  id,
  labelId,
  describedBy,
  onBlur,
}: Pick<ControlProps, "id" | "labelId" | "describedBy" | "onBlur">) {
  return {
    id,
    "aria-labelledby": labelId,
    "aria-describedby": describedBy,
    onBlur: onBlurWithin(onBlur),
  };
}

type MaskedControl = Pick<ControlPropsOf<FieldKind>, "field" | "id" | "secret" | "strings">;

/** Whether the box of a control hides what is typed, and the button that shows it. */
interface Mask {
  masked: boolean;
  /** The button after the box. Missing if the field asks for no secret. */
  button: ReactNode;
}

/** Hides the input of a field that seems to ask for a secret, until the user shows it. */
export function useMask(control: MaskedControl): Mask {
  const [shown, setShown] = useState(false);
  if (!control.secret) return { masked: false, button: undefined };
  return {
    masked: !shown,
    button: <RevealButton {...control} shown={shown} onToggle={() => setShown(!shown)} />,
  };
}

interface RevealButtonProps extends MaskedControl {
  shown: boolean;
  onToggle: () => void;
}

/** Shows or hides a secret that is typed. Renders a `<button>`. */
function RevealButton({ field, id, strings, shown, onToggle }: RevealButtonProps) {
  const { store } = useFormContext();
  const { showSecret, hideSecret } = secretStrings(strings);
  const word = shown ? hideSecret : showSecret;
  const label = shortText(fieldLabel(field, store.choiceOf(field), strings));
  return (
    <button
      type="button"
      {...part("reveal")}
      aria-controls={id}
      aria-pressed={shown}
      onClick={onToggle}
    >
      {word}
      {/* Not as a label, by which tests would find the button in place of the box. */}
      <span {...part("heard")}> {label}</span>
    </button>
  );
}
