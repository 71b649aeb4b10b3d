"use client";

import type { ComponentType } from "react";
import type { Field, FieldKind } from "../../schema/Field.js";
import { defaultControls } from "../controls/defaultControls.js";
import { useFormContext } from "../FormContext.js";
import { type FieldState, useFieldState } from "../useFieldState.js";
import { FieldLayout } from "./FieldLayout.js";

/** The kinds whose own control keeps its text in the DOM: a key typed renders nothing again. */
const UNCONTROLLED: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "string",
  "email",
  "uri",
  "date",
  "dateTime",
  "number",
  "integer",
  "json",
]);

/**
 * What a question is answered with: the control of its kind, with a text box for an answer of the
 * person's own where a choice has one. Renders what the control renders.
 */
export function FieldControl({ field }: { field: Field }) {
  const { controls, replies } = useFormContext();
  if (replies?.field === field) return <replies.Replies field={replies.field} />;
  const own = controls[field.kind] === defaultControls[field.kind];
  const companion = "other" in field && field.other;
  const other = companion && (
    <FieldLayout field={companion} control={<KindControl field={companion} />} />
  );
  return (
    <>
      <KindControl field={field} other={own ? other : undefined} />
      {/* A control of the host knows nothing of the companion, whose answer must not be lost. */}
      {!own && other}
    </>
  );
}

function KindControl({ field, other }: Pick<FieldState, "field" | "other">) {
  const form = useFormContext();
  const { kind } = field;
  const own = form.controls[kind] === defaultControls[kind];
  const state = useFieldState(form, field, !(own && UNCONTROLLED.has(kind)));
  const Control = form.controls[kind] as ComponentType<FieldState>;
  return <Control {...state} other={other} />;
}
