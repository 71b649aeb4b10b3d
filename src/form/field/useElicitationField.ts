"use client";

import type { ChangeEvent, RefCallback } from "react";
import type { Field } from "../../schema/Field.js";
import { foldText } from "../../text/foldText.js";
import { visibleText } from "../../text/visibleText.js";
import { type FieldChoice, fieldChoices } from "./fieldChoices.js";
import { fieldLabel } from "./fieldLabel.js";
import { fieldNote } from "./fieldNote.js";
import { kindPresentation } from "./kindPresentation.js";
import { secretAutoComplete } from "./secretAutoComplete.js";
import { metaWords } from "./metaWords.js";
import { type ElicitationFormHandle, formOf } from "./ElicitationFormHandle.js";
import { type FieldState, useFieldState } from "./useFieldState.js";
import { useStoreOf } from "./useStore.js";

/** Longer names, in characters, are cut. */
const MAX_NAME_CHARACTERS = 1_000;

/** The attributes of the element around the choices of a question. */
export interface FieldGroupProps {
  /** The DOM id that the label points at. */
  id: string;
  /** `group` where several can be chosen. */
  role: "group" | "radiogroup";
  /** The person left the choices: errors are shown from now on. */
  onBlur: () => void;
  /** The id of the label. */
  "aria-labelledby": string;
  /** The ids of what is said of the question. */
  "aria-describedby": string | undefined;
  /** Whether the answer was refused. */
  "aria-invalid": true | undefined;
}

/** The attributes of the text box that answers a question. */
export interface FieldInputProps {
  /** The DOM id that the label points at. */
  id: string;
  /** The box takes the focus when the answer is refused. */
  ref: RefCallback<HTMLElement>;
  /** The `type` of the `<input>`: `"password"` for what looks like a secret, so add a button that shows it. */
  type: string;
  /** What was entered so far. */
  value: string;
  /** For what looks like a secret `"off"`, or `"one-time-code"`: a code that was sent may be suggested. */
  autoComplete: "off" | "one-time-code" | undefined;
  /** Takes over what the person enters. */
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** The person left the box: errors are shown from now on. */
  onBlur: () => void;
  /** Whether nothing can be changed now. */
  readOnly: boolean;
  /** The ids of what is said of the question. */
  "aria-describedby": string | undefined;
  /** Whether the answer was refused. */
  "aria-invalid": true | undefined;
  /** Whether it must be answered. */
  "aria-required": true | undefined;
}

/** Everything about one question, for a control and a layout of the host's own. */
export interface ElicitationField extends FieldState {
  /** The name of the question. Untrusted, with hidden characters made visible: render it as text. */
  label: string;
  /** The server's description of the question. Untrusted: render it as text. */
  description: string | undefined;
  /** The hints beside the label: that the question is optional, and the limits of its answer; often none. */
  meta: readonly string[];
  /** The note below the field: that it seems to ask for a secret, and what only the server can check. */
  note: string | undefined;
  /** Why the answer was refused, in words. */
  errors: readonly string[];
  /** The answers to choose from; `undefined` where the question is answered in a text box. */
  choices: readonly FieldChoice[] | undefined;
  /** Whether several of them can be chosen. */
  multiple: boolean;
  /** For the text box that answers it: an `<input>`, or where `field.multiline` a `<textarea>`. */
  inputProps: FieldInputProps;
  /** For the element around its choices. */
  groupProps: FieldGroupProps;
  /** The answer of the person's own beside a choice: a question to be drawn with it. */
  companion: Field | undefined;
}

/**
 * One question of `useElicitationForm`. The component that calls it renders again when this field
 * changes, and for no other.
 *
 * Give the elements that describe the control their IDs: `labelId` for the label, and `id` followed by
 * `-d` (description), `-m` (meta, if there is any), `-s` (note), `-e` (errors). `aria-describedby` lists
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
  const state = useFieldState(form, field, true, false);
  const name = fieldLabel(field, store.choiceOf(field), strings);
  // Renders again when they change.
  useStoreOf(store, field.id, ({ validation }) => validation.issues(field));
  const { id, labelId, focusRef, value, onChange, onBlur, locked, secret } = state;
  const multiple = field.kind === "multiSelect";
  const said = {
    "aria-describedby": state.describedBy,
    "aria-invalid": state.invalid || undefined,
  };
  return {
    ...state,
    label: visibleText(foldText(name.replace(/\s+/g, " "), MAX_NAME_CHARACTERS).shown),
    description: field.description === undefined ? undefined : visibleText(field.description),
    meta: metaWords(field, strings),
    note: fieldNote(field, store, strings),
    errors: store.validation.messages(field, strings),
    choices: fieldChoices(field, value, onChange, strings),
    multiple,
    inputProps: {
      id,
      ref: focusRef,
      type: secret ? "password" : kindPresentation[field.kind].inputType,
      value: typeof value === "string" ? value : "",
      onChange: (event) => onChange(event.currentTarget.value),
      onBlur,
      autoComplete: secret && secretAutoComplete(secret),
      readOnly: locked,
      ...said,
      "aria-required": field.required || undefined,
    },
    groupProps: {
      id,
      role: multiple ? "group" : "radiogroup",
      onBlur,
      "aria-labelledby": labelId,
      ...said,
    },
    companion: "other" in field ? field.other : undefined,
  };
}
