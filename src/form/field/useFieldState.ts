"use client";

import { useEffect, useMemo, useState } from "react";
import type { Field, FieldKind } from "../../schema/Field.js";
import { controlValue, EMPTY_TEXT, type FieldValue, isEmptyText } from "../../schema/types.js";
import { allowsEmptyText } from "../../validation/validateValue.js";
import type { SecretKind } from "../../schema/secrets/SecretWords.js";
import type { FormStore } from "../model/FormStore.js";
import { describingWords, fieldNote, metaWords } from "./fieldText.js";
import { useStoreOf } from "./FormContext.js";
import type { ControlProps } from "./types.js";
import type { BoundForm } from "./useFormModel.js";

/** How a field kind is presented, besides its control. */
interface KindPresentation {
  /**
   * The `type` of its `<input>`. Of those for text, only this one leaves what is entered unchanged.
   */
  inputType: "text" | "date" | "time" | "datetime-local";
  /** The keyboard of a phone. */
  inputMode: "email" | "url" | undefined;
  /** Direction of its text box: numbers, addresses and JSON are left to right in every page. */
  dir: "ltr" | "auto" | undefined;
  /** Whether its own control keeps its text in the DOM: a key typed renders nothing again. */
  uncontrolled: boolean;
  /** Whether its control shows a note of its own. */
  noted: boolean;
}

const textBox = (
  inputType: KindPresentation["inputType"],
  { inputMode, dir, noted = false }: Partial<KindPresentation> = {},
): KindPresentation => ({ inputType, inputMode, dir, uncontrolled: true, noted });

const choice: KindPresentation = { ...textBox("text"), uncontrolled: false };

/** A kind that is missing here does not compile. */
export const kindPresentation: Readonly<Record<FieldKind, KindPresentation>> = {
  string: textBox("text", { dir: "auto" }),
  email: textBox("text", { dir: "ltr", inputMode: "email" }),
  uri: textBox("text", { dir: "ltr", inputMode: "url" }),
  date: textBox("date"),
  time: textBox("time", { noted: true }),
  dateTime: textBox("datetime-local", { noted: true }),
  number: textBox("text", { dir: "ltr" }),
  integer: textBox("text", { dir: "ltr" }),
  boolean: choice,
  singleSelect: choice,
  multiSelect: choice,
  json: textBox("text", { dir: "ltr", noted: true }),
};

/**
 * Leaves out the IDs of elements that are not on the page: a layout of the host's need not render every
 * element that describes a control.
 *
 * @param ids separated by spaces.
 * @param enabled `false` where the library itself lays the field out, and renders all of them.
 */
function useRenderedIds(
  ids: string | undefined,
  { elements }: FormStore,
  field: Field,
  enabled: boolean,
): string | undefined {
  const [missing, setMissing] = useState("");
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every render, since the host may render any of them at any time
  useEffect(() => {
    if (!enabled) return;
    const root = elements.rootOf(field);
    if (root) setMissing(idsWhere(ids, (id) => !root.getElementById(id)));
  });
  const gone = missing.split(" ");
  return missing ? idsWhere(ids, (id) => !gone.includes(id)) || undefined : ids;
}

function idsWhere(ids: string | undefined, isWanted: (id: string) => boolean): string {
  return (ids?.split(" ") ?? []).filter(isWanted).join(" ");
}

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
  /**
   * Answers with the empty text, or takes that back.
   *
   * `undefined` unless Submit has asked for a required text that may be empty. `placeholder` is set
   * while the empty text is the answer.
   */
  leaveEmpty: (() => void) | undefined;
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
  { live = true, isWhole = false }: { live?: boolean; isWhole?: boolean } = {},
): FieldState {
  const { store, strings, settings, readOnly } = model;
  const id = `${model.id}-${field.id}`;
  // A text box of our own holds its text itself.
  const isTextBox = !live;
  const seen = useSeen(model, field, live);
  const { invalid, note } = seen;
  const locked = seen.locked || readOnly || store.isReadOnly(field);
  const handlers = useMemo(
    () => ({
      onChange: (next: FieldValue) => {
        if (!readOnly && !store.secrets.refused) store.change(field, next);
      },
      leaveEmpty: () => {
        const instead = isEmptyText(store.values.get(field)) ? "" : EMPTY_TEXT;
        if (!readOnly) store.change(field, instead);
      },
      // Read-only forms never validate.
      onBlur: () => {
        if (!readOnly) store.leave(field);
      },
      focusRef: (element: HTMLElement | null) => store.attach(field, element, isTextBox),
    }),
    [store, field, readOnly, isTextBox],
  );
  const words = metaWords(field, store, strings);
  const described = describingIds(
    field,
    id,
    isWhole ? describingWords(field, words, strings) : words,
    note !== undefined,
    invalid,
  );
  const describedBy = useRenderedIds(described, store, field, !isWhole);
  return {
    field,
    value: seen.value ?? controlValue(store.values.get(field)),
    ...handlers,
    leaveEmpty: seen.mayBeEmpty ? handlers.leaveEmpty : undefined,
    id,
    labelId: `${id}-l`,
    describedBy,
    invalid,
    required: field.required,
    secret: seen.secret,
    locked,
    placeholder: seen.isEmpty ? strings.emptyOption : undefined,
    strings,
    settings,
  };
}

/** The parts of the store that a control shows. */
interface Seen {
  /** `undefined` for a text box, which holds its text itself. */
  value: FieldValue | undefined;
  invalid: boolean;
  note: string | undefined;
  secret: SecretKind | undefined;
  locked: boolean;
  /** After a reset, a text box shows its default again. */
  resets: number;
  isEmpty: boolean;
  mayBeEmpty: boolean;
}

/**
 * Reads everything that a control needs by one subscription, because each one slows down mounting.
 */
function useSeen({ store, strings }: BoundForm, field: Field, live: boolean): Seen {
  const see = useMemo(
    () =>
      unlessSame(() => ({
        value: live ? controlValue(store.values.get(field)) : undefined,
        invalid: store.validation.issues(field).length > 0,
        note: fieldNote(field, store, strings),
        secret: store.secrets.kindOf(field),
        locked: store.session.locked || store.secrets.refused,
        resets: store.resets,
        isEmpty: isEmptyText(store.values.get(field)),
        mayBeEmpty: offersEmpty(field, store),
      })),
    [store, field, live, strings],
  );
  return useStoreOf(store, [field.id, "status"], see);
}

/** Whether a text that the user was asked for may be empty, and nothing else is entered. */
function offersEmpty(field: Field, { validation, values, budget }: FormStore): boolean {
  if (!validation.wasMissing(field) || !allowsEmptyText(field, budget)) return false;
  return controlValue(values.get(field)) === "";
}

/** Returns the previous object while nothing in it has changed. */
function unlessSame(see: () => Seen): () => Seen {
  let last = see();
  return () => {
    const next = see();
    const keys = Object.keys(next) as (keyof Seen)[];
    if (!keys.every((key) => Object.is(next[key], last[key]))) last = next;
    return last;
  };
}

/** Returns the IDs that describe a field: errors first, where they are read first. */
function describingIds(
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
