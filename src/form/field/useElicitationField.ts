"use client";

import { asText } from "../../core/json.js";
import { type ChangeEvent, type FocusEventHandler, type RefCallback, useCallback } from "react";
import type { Field } from "../../schema/Field.js";
import { fitsPicker } from "../../schema/keywords.js";
import { onBlurWithin } from "../../ui/focus.js";
import { lineOf, visibleText } from "../../core/text.js";
import { type FieldChoice, fieldChoices } from "./fieldChoices.js";
import { fieldLabel, fieldNote, metaWords, secretAutoComplete } from "./fieldText.js";
import { type FieldState, kindPresentation, useFieldState } from "./useFieldState.js";
import { useStoreOf } from "./FormContext.js";
import type { BoundForm } from "./useFormModel.js";

/** Selects what can take the focus among the choices of a field. */
const GROUP_CONTROL = "button, input, select, [tabindex]";

/** Attributes of the element around the choices of a field. */
export interface FieldGroupProps {
  /** DOM ID. The label points to it. */
  id: string;
  /** Focuses the first control in it when the answer has an error. */
  ref: RefCallback<HTMLElement>;
  /** `group` if several can be chosen, else `radiogroup`. */
  role: "group" | "radiogroup";
  /** Reports that the user left the choices. From then on, errors are shown. */
  onBlur: FocusEventHandler;
  /** ID of the label. */
  "aria-labelledby": string;
  /** IDs of the elements that describe the field. */
  "aria-describedby": string | undefined;
  /** Whether the answer has an error. */
  "aria-invalid": true | undefined;
  /** Whether the field is required. `undefined` for a `group`, which doesn't have this attribute. */
  "aria-required": true | undefined;
}

/** Attributes of the `<input>` or `<textarea>` of a field. */
export interface FieldInputProps {
  /** DOM ID. The label points to it. */
  id: string;
  /** Focuses the input when the answer has an error. */
  ref: RefCallback<HTMLElement>;
  /**
   * `type` of the `<input>`: `"text"`, or a picker for dates and times. `"password"` for secrets: add a
   * button that shows the text.
   */
  type: string;
  /** Keyboard of a phone for addresses. Types such as `"email"` would change what is entered. */
  inputMode: "email" | "url" | undefined;
  /** Direction of the text: numbers, addresses and JSON are left to right in every page. */
  dir: "ltr" | "auto" | undefined;
  /** The input so far. */
  value: string;
  /** For secrets `"off"`, or `"one-time-code"` for a code that was sent to the user. */
  autoComplete: "off" | "one-time-code" | undefined;
  /** `"none"` for secrets. */
  autoCapitalize: "none" | undefined;
  /** `false` for secrets, because a spelling checker may send what it reads. */
  spellCheck: false | undefined;
  /** Reports a change of the input. */
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Reports that the user left the input. From then on, errors are shown. */
  onBlur: () => void;
  /** Whether nothing can be changed now. */
  readOnly: boolean;
  /** Text of an empty box whose empty text is the answer. */
  placeholder: string | undefined;
  /** IDs of the elements that describe the field. */
  "aria-describedby": string | undefined;
  /** Whether the answer has an error. */
  "aria-invalid": true | undefined;
  /** Whether the field is required. */
  "aria-required": true | undefined;
}

/** State of one field, for your own control and layout. */
export interface ElicitationField extends FieldState {
  /** Label of the field. Untrusted, with hidden characters made visible: render it as text. */
  label: string;
  /** The server's description of the field. Untrusted: render it as text. */
  description: string | undefined;
  /** Hints next to the label: "optional", and the limits of the answer. Often empty. */
  meta: readonly string[];
  /** Note below the field: that it seems to ask for a secret, or server-side checks. */
  note: string | undefined;
  /** Error messages of the field. */
  errors: readonly string[];
  /** The answers to choose from. `undefined` for a field with a text box. */
  choices: readonly FieldChoice[] | undefined;
  /** Takes the answer to an optional choice back. `undefined` while there is none. */
  clear: (() => void) | undefined;
  /** Whether several answers can be chosen. */
  multiple: boolean;
  /** Props of the `<input>`, or of a `<textarea>` if `field.multiline`. */
  inputProps: FieldInputProps;
  /** Props of the element around the choices. */
  groupProps: FieldGroupProps;
  /** The "Other…" field of a choice. Render it next to the choice. */
  companion: Field | undefined;
}

/**
 * Returns the state of one field of `useElicitationForm`.
 *
 * The component renders again when this field changes, not when others do. Set the IDs of the
 * elements that describe the control: `labelId` for the label, and `id` followed by `-d`
 * (description), `-m` (meta, if there is any), `-s` (note), `-e` (errors). `aria-describedby` lists
 * those that are rendered.
 *
 * @example
 * const { label, labelId, errors, inputProps, ...question } = useElicitationField(form, field);
 * return (
 *   <>
 *     <label id={labelId} htmlFor={question.id}>{label}</label>
 *     <input {...inputProps} />
 *     <p id={`${question.id}-e`}>{errors.join(" ")}</p>
 *   </>
 * );
 */
export function useElicitationField(
  { handle }: { handle: ElicitationFormHandle },
  field: Field,
): ElicitationField {
  const form = formOf(handle);
  const { store, strings } = form;
  const state = useFieldState(form, field);
  const name = fieldLabel(field, store.choiceOf(field), strings);
  // Renders again when they change.
  useStoreOf(store, field.id, ({ validation }) => validation.issues(field));
  const { id, labelId, focusRef, value, onChange, onBlur, locked, secret } = state;
  const groupRef = useCallback(
    (group: HTMLElement | null) =>
      focusRef(group?.querySelector<HTMLElement>(GROUP_CONTROL) ?? group),
    [focusRef],
  );
  const multiple = field.kind === "multiSelect";
  const isChoice = field.kind === "singleSelect" || field.kind === "boolean";
  const companion = "other" in field ? field.other : undefined;
  const clear = () => {
    onChange(null);
    if (companion) store.change(companion, "");
  };
  const isClearable = isChoice && !field.required && !locked && value !== null;
  // A picker shows nothing of a default that it can't hold.
  const isPicker = field.kind !== "dateTime" || fitsPicker(String(store.values.initial(field)));
  const { inputType, inputMode, dir } = kindPresentation[field.kind];
  // A default of the server is no secret to it, and the user must see what is sent.
  const isMasked = secret !== undefined && (value === "" || store.values.changed(field));
  const said = {
    "aria-describedby": state.describedBy,
    "aria-invalid": state.invalid || undefined,
  };
  return {
    ...state,
    label: lineOf(name).visible,
    description: field.description === undefined ? undefined : visibleText(field.description),
    meta: metaWords(field, store, strings),
    note: fieldNote(field, store, strings),
    errors: store.validation.messages(field, strings),
    choices: fieldChoices(field, value, onChange, strings),
    clear: isClearable ? clear : undefined,
    multiple,
    inputProps: {
      id,
      ref: focusRef,
      type: isMasked ? "password" : isPicker ? inputType : "text",
      inputMode,
      dir: isPicker ? dir : "ltr",
      value: asText(value) ?? "",
      onChange: (event) => onChange(event.currentTarget.value),
      onBlur,
      autoComplete: secret && secretAutoComplete(secret),
      autoCapitalize: secret && "none",
      spellCheck: secret && false,
      readOnly: locked,
      placeholder: state.placeholder,
      ...said,
      "aria-required": field.required || undefined,
    },
    groupProps: {
      id,
      ref: groupRef,
      role: multiple ? "group" : "radiogroup",
      onBlur: onBlurWithin(onBlur),
      "aria-labelledby": labelId,
      ...said,
      "aria-required": (!multiple && field.required) || undefined,
    },
    companion,
  };
}

declare const form: unique symbol;

/** Identifies a form for `useElicitationField`. Opaque. */
export interface ElicitationFormHandle {
  /** Makes the type unique for the compiler. */
  readonly [form]: never;
}

/** Returns the form of a handle. */
export function formOf(handle: ElicitationFormHandle): BoundForm {
  return handle as unknown as BoundForm;
}

/** Returns the handle of a form. */
export function handleOf(bound: BoundForm): ElicitationFormHandle {
  return bound as unknown as ElicitationFormHandle;
}
