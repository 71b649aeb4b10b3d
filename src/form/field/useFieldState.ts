"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Field } from "../../schema/Field.js";
import type { FieldValue } from "../../schema/types.js";
import type { ControlProps } from "./types.js";
import { kindPresentation } from "./kindPresentation.js";
import { metaWords } from "./metaWords.js";
import { fieldNote } from "./fieldNote.js";
import { useRenderedIds } from "./useRenderedIds.js";
import type { BoundForm } from "./useFormModel.js";

/**
 * Props of a control whose field kind is known only at run time.
 *
 * A map of controls pairs each kind with its own props, which a union of kinds cannot express.
 */
export interface FieldState extends Omit<ControlProps<"json">, "field" | "value" | "onChange"> {
  /** The field, read and normalized. Its texts are untrusted: render them as text. */
  field: Field;
  /** The input so far. */
  value: FieldValue;
  /** Reports a change of the input. Ignored while the response is being sent. */
  onChange: (value: FieldValue) => void;
}

/**
 * Returns the props of a field's control, and renders again when they change.
 *
 * @param live whether to render again for every change of the value. An uncontrolled text box
 *   doesn't need it.
 * @param isWhole whether every element that describes the control is sure to be rendered.
 */
export function useFieldState(
  model: BoundForm,
  field: Field,
  live: boolean,
  isWhole: boolean,
): FieldState {
  const { store, strings, settings, readOnly } = model;
  const id = `${model.id}-${field.id}`;
  const [value, invalid, noted, taken] = useSeen(model, field, live);
  const handlers = useMemo(
    () => ({
      onChange: (next: FieldValue) => {
        if (!readOnly) store.change(field, next);
      },
      // Read-only forms never validate.
      onBlur: () => {
        if (!readOnly) store.leave(field);
      },
      focusRef: (element: HTMLElement | null) => store.attach(field, element, !live),
    }),
    [store, field, readOnly, live],
  );
  const described = describe(field, id, metaWords(field, store, strings), noted, invalid);
  const describedBy = useRenderedIds(described, store, field, !isWhole);
  return {
    field,
    value: live ? (value as FieldValue) : store.values.get(field),
    ...handlers,
    id,
    labelId: `${id}-l`,
    describedBy,
    invalid,
    required: field.required,
    secret: store.secrets.kindOf(field),
    locked: taken || readOnly || store.isReadOnly(field),
    strings,
    settings,
  };
}

/**
 * The parts of the store that a control shows. Late findings about a field are shown in its note.
 */
type Seen = readonly [
  value: FieldValue | undefined,
  invalid: boolean,
  noted: boolean,
  locked: boolean,
];

/**
 * Reads everything that a control needs by one subscription, because each one slows down mounting.
 */
function useSeen({ store, strings }: BoundForm, field: Field, live: boolean): Seen {
  const [subscribe, snapshot] = useMemo(() => {
    const see = unlessSame(() => [
      live ? store.values.get(field) : undefined,
      store.validation.issues(field).length > 0,
      fieldNote(field, store, strings) !== undefined,
      store.status.locked || store.secrets.refused,
    ]);
    const listen = (listener: () => void) =>
      store.topics.subscribeAll([field.id, "status"], listener);
    return [listen, see] as const;
  }, [store, field, live, strings]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Returns the previous list while nothing in it has changed. */
function unlessSame(see: () => Seen): () => Seen {
  let last = see();
  return () => {
    const next = see();
    if (!next.every((value, at) => Object.is(value, last[at]))) last = next;
    return last;
  };
}

/** Returns the IDs that describe a field: errors first, where they are read first. */
function describe(
  field: Field,
  id: string,
  meta: readonly string[],
  noted: boolean,
  invalid: boolean,
): string | undefined {
  const suffixes = [
    invalid && "e",
    field.description !== undefined && "d",
    meta.length > 0 && "m",
    kindPresentation[field.kind].noted && "n",
    noted && "s",
  ];
  return suffixes.flatMap((suffix) => (suffix ? `${id}-${suffix}` : [])).join(" ") || undefined;
}
