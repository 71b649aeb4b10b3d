"use client";

import { NESTED_FIELDS } from "../../model/FormElements.js";
import { type ReactNode, useEffect, useMemo } from "react";
import type { Field, FieldOf } from "../../../schema/Field.js";
import { toPointer } from "../../../schema/keywords.js";
import { readNestedInput } from "../../../schema/NestedInput.js";
import { documentOf } from "../../../schema/SchemaDocument.js";
import type { FormStrings } from "../../../strings/enForm.js";
import { enNested, type NestedStrings } from "../../../strings/enNested.js";
import { part } from "../../../ui/part.js";
import { readOnlyParts } from "../../../validation/evaluate.js";
import {
  FormContext,
  type NestedPlace,
  useFormContext,
  useStore,
} from "../../field/FormContext.js";
import type { ControlProps } from "../../field/types.js";
import { useFailedSubmit } from "../../field/useFailedSubmit.js";
import { FieldControl, FieldLayout } from "../../parts/Field.js";
import { FieldDescription, FieldError, FieldMeta, FieldNote } from "../../parts/FieldElements.js";
import type { FormStore } from "../../model/FormStore.js";
import type { NestedModel } from "./NestedModel.js";
import type { Row } from "./RowMaker.js";

interface InnerFormProps {
  row: Row;
  /** The start of the DOM ids within. */
  id: string;
  /** What its only field is called, if the label of that is visible elsewhere. */
  name?: string | undefined;
  locked: boolean;
  /** How many nested fields each field in it may render at once. */
  share: number;
  /** See `NestedPlace`. */
  path: string;
  isGroup?: boolean;
  readOnly: readonly string[];
  /** Something was entered within, or its errors changed. */
  onChange: () => void;
  children: ReactNode;
}

/** A form in the form, whose fields belong to one answer. */
export function InnerForm(props: InnerFormProps) {
  const { row, id, name, locked, share, path, isGroup = false, readOnly } = props;
  const { onChange, children } = props;
  const outer = useFormContext();
  const { store } = row.form;
  // No box is replaced that the user has gone to meanwhile.
  store.secrets.detect();
  const failedSubmits = useStore("summary", (state) => state.validation.failedSubmits);
  // Each nested field shows its own errors.
  useFailedSubmit(outer.store, failedSubmits, () => void row.form.check().then(onChange));
  useEffect(() => {
    const ids = store.fields.map((field) => field.id);
    store.secrets.find().catch(() => {});
    return store.topics.subscribeAll(ids, onChange);
  }, [store, onChange]);
  const { settings } = outer;
  useEffect(() => {
    if (store.values.settings === settings) return;
    store.configure(settings, false);
    // The input may be another answer there.
    onChange();
  }, [store, settings, onChange]);
  const { nested } = outer.features;
  const context = useMemo(
    () => ({
      ...outer,
      store,
      fields: store.reading.fields,
      id,
      name,
      readOnly: locked,
      nesting: (outer.nesting ?? 0) + 1,
      share,
      place: { path, isGroup, readOnly },
      features: { nested },
    }),
    [outer, nested, store, id, name, locked, share, path, isGroup, readOnly],
  );
  return <FormContext.Provider value={context}>{children}</FormContext.Provider>;
}

/** A field whose label is visible elsewhere: that of its row, or of the selected case. */
export function OnlyField({ field }: { field: Field }) {
  const { id, name } = useFormContext();
  const control = `${id}-${field.id}`;
  return (
    <FieldLayout field={field} control={undefined}>
      {/* Accessible name of its control. As a visible text it would be read twice. */}
      <span {...part("heard")} id={`${control}-l`} hidden>
        {name}
      </span>
      <FieldMeta field={field} />
      <FieldDescription field={field} />
      <FieldControl field={field} />
      <FieldNote field={field} />
      <FieldError field={field} />
    </FieldLayout>
  );
}

/** Props of a nested field's inputs, besides those of its control. */
export interface NestedFieldsProps extends ControlProps<"json"> {
  model: NestedModel;
  /** How many nested fields each of its fields may render at once. */
  share: number;
  /** See `NestedPlace`. */
  path: string;
  readOnly: readonly string[];
  /** Reports a change of the input. */
  change: () => void;
}

/** Returns the strings of nested fields, with the host's own merged in. */
export function useNestedStrings(): FormStrings & NestedStrings {
  const { strings } = useFormContext();
  return useMemo(() => ({ ...enNested, ...strings }), [strings]);
}

/** Returns the location of a field's answer in that of the outermost field. */
export function pathOf({ key }: Pick<Field, "key">, place: NestedPlace | undefined): string {
  if (!place) return "";
  return place.isGroup ? place.path + toPointer([key]) : place.path;
}

/** Whether the part of an answer holds what the server gave and only it sets. */
export function isPinned(path: string, readOnly: readonly string[]): boolean {
  return readOnly.some((each) => `${each}/`.startsWith(`${path}/`));
}

/** Returns the locations of what the server gave in an answer and only it sets. */
export function readOnlyIn(field: FieldOf<"json">, { values }: FormStore): readonly string[] {
  const { nested } = field;
  const given = readNestedInput(values.initial(field))?.value;
  if (!nested || given === undefined) return [];
  const parts = readOnlyParts(nested.schema, given, documentOf(nested), given) ?? [];
  return parts.map(({ path }) => toPointer(path));
}

const ANSWERED =
  'input:not([tabindex="-1"]), textarea, select, button:not([tabindex="-1"]), [tabindex="0"]';

const WRONG = `[aria-invalid="true"], [data-elicit="row"][data-invalid], [data-elicit="field"][data-invalid] > ${NESTED_FIELDS}`;

/** Moves focus into a field with nested fields: to the first error, else to the first input. */
export function focusWithin(group: HTMLElement | null): void {
  const all = [...(group?.querySelectorAll<HTMLElement>(WRONG) ?? [])];
  // A field whose nested error is found already is no stop on the way to it.
  const wrong = all.find((each) => !each.querySelector(WRONG));
  const within = wrong?.matches(`${ANSWERED}, ${NESTED_FIELDS}`)
    ? wrong
    : wrong?.querySelector<HTMLElement>(ANSWERED);
  const target = within ?? group?.querySelector<HTMLElement>(ANSWERED);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest" });
}
