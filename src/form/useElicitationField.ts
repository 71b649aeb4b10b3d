"use client";

import type { Field } from "../schema/Field.js";
import { shortText } from "../text/shortText.js";
import { visibleText } from "../text/visibleText.js";
import { fieldLabel } from "./fieldLabel.js";
import { fieldNote } from "./fieldNote.js";
import { issueText } from "./issueText.js";
import { metaWords } from "./metaWords.js";
import { type FieldState, useFieldState } from "./useFieldState.js";
import type { FormModel } from "./useFormModel.js";
import { useStoreOf } from "./useStore.js";

/** All that is to be known of one question, for a control and a layout of the host's own. */
export interface ElicitationField extends FieldState {
  /** Its name. Untrusted, with hidden characters made visible: render it as text. */
  label: string;
  /** What the server says of it. Untrusted: render it as text. */
  description: string | undefined;
  /** Whether it must be answered, and within which limits. */
  meta: readonly string[];
  /** What only the server can check. */
  note: string | undefined;
  /** Why the answer was refused, in words. */
  errors: readonly string[];
  /** The answer of the person's own beside a choice: a question to be drawn with it. */
  companion: Field | undefined;
}

/**
 * One question of `useElicitationForm`. The component that calls it renders again when this field
 * changes, and for no other.
 *
 * The elements must carry the ids that the control is described by: `labelId` for the label, and
 * `id` followed by `-d` (description), `-m` (meta), `-s` (note), `-e` (errors).
 *
 * @example
 * const { label, errors, ...control } = useElicitationField(form, field);
 */
export function useElicitationField(form: FormModel, field: Field): ElicitationField {
  const { store, strings } = form;
  const state = useFieldState(form, field, true);
  const issues = useStoreOf(store, field.id, (held) => held.issues(field));
  return {
    ...state,
    label: shortText(fieldLabel(field, store.choiceOf(field), strings)),
    description: field.description === undefined ? undefined : visibleText(field.description),
    meta: metaWords(field, strings),
    note: fieldNote(field, strings),
    errors: issues.map((issue) => issueText(issue, field, strings)),
    companion: "other" in field ? field.other : undefined,
  };
}
