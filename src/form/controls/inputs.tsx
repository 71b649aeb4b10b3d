"use client";

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";
import { shortText } from "../../core/text.js";
import type { FieldKind } from "../../schema/Field.js";
import { clickSubmit, isComposing, onBlurWithin } from "../../ui/focus.js";
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

interface TextBoxProps extends ComponentPropsWithoutRef<"textarea"> {
  /** The field and its state. */
  control: ControlProps<TextKind>;
  /** Further states of the element. */
  states?: Partial<Parts["input"]>;
}

/**
 * A text box that grows with its text. Renders a `<textarea>`.
 *
 * No browser changes what is entered in one, unlike in an `<input type="email">`, and its text wraps.
 * A box of a single row is used like an `<input>`: Enter submits the form, and Shift+Enter starts a
 * new line.
 */
export function TextBox({ control, states, rows = 1, ...attributes }: TextBoxProps) {
  const { hydrated } = useFormContext();
  const { ref, defaultValue, ...input } = inputProps(control, states);
  // React writes the default again into a box that a server has rendered, over what was typed there.
  let typed = hydrated ? undefined : typedBefore(control.id);
  // Until now, Enter did not submit but added a line.
  if (rows === 1) typed = typed?.replace(/\n+$/, "");
  const first = useRef<string | undefined>(typed ?? defaultValue);
  const attach = useCallback(
    (box: HTMLTextAreaElement | null) => {
      if (box && first.current !== undefined) box.value = first.current;
      first.current = undefined;
      ref(box);
    },
    [ref],
  );
  return (
    <textarea
      rows={rows}
      onKeyDown={rows > 1 ? undefined : submitByEnter}
      {...attributes}
      {...input}
      // Otherwise its value is no text of the page, as in an `<input>`.
      defaultValue={hydrated ? undefined : defaultValue}
      ref={attach}
    />
  );
}

function typedBefore(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return (document.getElementById(id) as HTMLTextAreaElement | null)?.value;
}

/** Presses the submit button, as Enter does in an `<input>`. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.altKey) return;
  if (isComposing(event.nativeEvent)) return;
  event.preventDefault();
  if (!event.repeat) clickSubmit(event.currentTarget.form);
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
  /** Reports a change. */
  onChange: (value: string) => void;
  /** The button after the box. Missing if the field asks for no secret. */
  button: ReactNode;
}

/**
 * Hides the input of a field that seems to ask for a secret, until the user shows it.
 *
 * A default of the server is no secret to it, and the user must see what is sent. So it is shown until
 * it is changed.
 */
export function useMask(control: ControlProps<TextKind>): Mask {
  const { field, secret, onChange } = control;
  const { values } = useFormContext().store;
  const [shown, setShown] = useState(() => values.get(field) !== "" && !values.changed(field));
  const [chosen, setChosen] = useState(false);
  if (!secret) return { masked: false, onChange, button: undefined };
  return {
    masked: !shown,
    onChange: (value) => {
      if (!chosen) setShown(false);
      onChange(value);
    },
    button: (
      <RevealButton
        {...control}
        shown={shown}
        onToggle={() => {
          setChosen(true);
          setShown(!shown);
        }}
      />
    ),
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
    <button type="button" {...part("reveal")} aria-controls={id} onClick={onToggle}>
      {word}
      {/* Not as a label, by which tests would find the button in place of the box. */}
      <span {...part("heard")}> {label}</span>
    </button>
  );
}
