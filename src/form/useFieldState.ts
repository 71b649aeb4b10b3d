"use client";

import { useCallback, useMemo } from "react";
import type { Field, FieldKind } from "../schema/Field.js";
import type { FieldValue } from "../schema/FieldValue.js";
import type { ControlProps } from "./controls/ControlProps.js";
import { fieldNote } from "./fieldNote.js";
import type { FormModel } from "./useFormModel.js";
import { useStoreOf } from "./useStore.js";

/**
 * The props of a control whose kind is known only at run time. A map of controls pairs each kind
 * with its own, which a union of kinds cannot express.
 */
export interface FieldState extends Omit<ControlProps<"json">, "field" | "value" | "onChange"> {
  field: Field;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/**
 * What a control needs of a field; renders again when that changes.
 *
 * @param live whether to render again for every change of the value. A text box that keeps its own
 *   text does not need it.
 */
export function useFieldState(model: FormModel, field: Field, live: boolean): FieldState {
  const { store, strings, settings, readOnly } = model;
  const id = `${model.id}-${field.id}`;
  const invalid = useStoreOf(store, field.id, (held) => held.issues(field).length > 0);
  const locked = useStoreOf(store, "phase", (held) => held.locked || held.refused) || readOnly;
  const value = useStoreOf(store, field.id, (held) => (live ? held.value(field) : undefined));
  const onChange = useCallback(
    (next: FieldValue) => {
      if (!readOnly) store.change(field, next);
    },
    [store, field, readOnly],
  );
  const onBlur = useCallback(() => store.leave(field), [store, field]);
  const focusRef = useCallback(
    (element: HTMLElement | null) => store.attach(field, element, !live),
    [store, field, live],
  );
  // What is known late of a field is said in its note.
  const note = useStoreOf(store, field.id, (held) => fieldNote(field, held, strings));
  const noted = note !== undefined;
  const describedBy = useMemo(
    () => describe(field, id, noted, invalid),
    [field, id, noted, invalid],
  );
  return {
    field,
    value: live ? (value as FieldValue) : store.value(field),
    onChange,
    onBlur,
    focusRef,
    id,
    labelId: `${id}-l`,
    describedBy,
    invalid,
    required: field.required,
    secret: store.secretKind(field),
    locked,
    strings,
    settings,
  };
}

/** The kinds whose own control says something more below itself. */
const NOTED: ReadonlySet<FieldKind> = new Set<FieldKind>(["dateTime", "json"]);

/** The ids of what is said of a field beside its name. */
function describe(field: Field, id: string, noted: boolean, invalid: boolean): string {
  const suffixes = [
    field.description !== undefined && "d",
    "m",
    NOTED.has(field.kind) && "n",
    noted && "s",
    invalid && "e",
  ];
  return suffixes.flatMap((suffix) => (suffix ? `${id}-${suffix}` : [])).join(" ");
}
