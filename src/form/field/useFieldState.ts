"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Field } from "../../schema/Field.js";
import type { FieldValue } from "../../schema/types.js";
import type { ControlProps } from "./types.js";
import type { FormStrings } from "../../strings/enForm.js";
import { kindPresentation } from "./kindPresentation.js";
import { metaWords } from "./metaWords.js";
import { fieldNote } from "./fieldNote.js";
import { useRenderedIds } from "./useRenderedIds.js";
import type { BoundForm } from "./useFormModel.js";

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
 * @param isWhole whether everything that describes the control is sure to be rendered.
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
      // Who only reads is asked for nothing, and told of nothing that is wrong.
      onBlur: () => {
        if (!readOnly) store.leave(field);
      },
      focusRef: (element: HTMLElement | null) => store.attach(field, element, !live),
    }),
    [store, field, readOnly, live],
  );
  const described = describe(field, id, strings, noted, invalid);
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

/** What a control shows of the store. What is found out late about a field is told in its note. */
type Seen = readonly [
  value: FieldValue | undefined,
  invalid: boolean,
  noted: boolean,
  locked: boolean,
];

/** Reads all that a control needs of the store by one subscription, since each slows down the mount. */
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

/** Gives the list of the last time again where nothing in it has changed. */
function unlessSame(see: () => Seen): () => Seen {
  let last = see();
  return () => {
    const next = see();
    if (!next.every((value, at) => Object.is(value, last[at]))) last = next;
    return last;
  };
}

/** The ids of what is said of a field beside its name: what is to be mended first, where it is heard. */
function describe(
  field: Field,
  id: string,
  strings: FormStrings,
  noted: boolean,
  invalid: boolean,
): string | undefined {
  const suffixes = [
    invalid && "e",
    field.description !== undefined && "d",
    metaWords(field, strings).length > 0 && "m",
    kindPresentation[field.kind].noted && "n",
    noted && "s",
  ];
  return suffixes.flatMap((suffix) => (suffix ? `${id}-${suffix}` : [])).join(" ") || undefined;
}
