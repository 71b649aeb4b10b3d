"use client";

import type { ComponentType, ReactNode } from "react";
import type { Field, FieldKind } from "../../schema/Field.js";
import { defaultControls } from "../controls/defaultControls.js";
import { kindPresentation } from "../field/kindPresentation.js";
import { useFormContext } from "../field/FormContext.js";
import { type FieldState, useFieldState } from "../field/useFieldState.js";
import { HostGuard } from "../../parts/HostGuard.js";
import { FieldLayout } from "./FieldLayout.js";
import type { FieldPartProps } from "../field/FieldPartProps.js";
import { LongText } from "./LongText.js";
import { chosenControl } from "../field/chosenControl.js";
import type { Controls, DefaultControls } from "../field/Controls.js";
import { fitsBox } from "../../schema/fitsBox.js";

/**
 * What a question is answered with: the control of its kind, with a text box for an answer of the
 * person's own where a choice has one. Renders what the control renders.
 */
export function FieldControl({ field }: Pick<FieldPartProps<"div">, "field">) {
  const { controls, slots } = useFormContext();
  if (slots.answeringField === field) return slots.answeringControl?.();
  const companion = "other" in field && field.other;
  const other = companion && (
    <FieldLayout field={companion} control={controlOf(companion, controls, undefined)} />
  );
  return controlOf(field, controls, other || undefined);
}

function controlOf(field: Field, controls: Controls | undefined, other: ReactNode) {
  const plain = <KindControl field={field} control={defaultControls[field.kind]} other={other} />;
  if (!controls?.[field.kind]) return plain;
  return (
    // What was entered can be seen and sent without a control that fails, or a rule.
    <HostGuard instead={plain}>
      <HostControl field={field} other={other} plain={plain} />
    </HostGuard>
  );
}

function HostControl(props: Pick<FieldState, "field" | "other"> & { plain: ReactNode }) {
  const { field, other, plain } = props;
  const { controls = {}, request, requester } = useFormContext();
  const control = chosenControl(field, controls, { request, requester });
  if (!control) return plain;
  return (
    <>
      <KindControl field={field} control={control} />
      {/* A control of the host knows nothing of the companion, whose answer must not be lost. */}
      {other}
    </>
  );
}

interface KindControlProps extends Pick<FieldState, "field" | "other"> {
  control: DefaultControls[FieldKind];
}

function KindControl(props: KindControlProps) {
  const { field, control } = props;
  const { store } = useFormContext();
  const uncontrolled = isUncontrolled(props);
  const initial = store.values.initial(field);
  const box = <Bound field={field} control={control} other={props.other} />;
  if (!uncontrolled || typeof initial !== "string" || fitsBox(initial)) return box;
  return <LongText field={field} box={box} />;
}

/** A control with what its field holds when it comes on show, and from then on where it is controlled. */
function Bound({ field, control, other }: KindControlProps) {
  const state = useFieldState(useFormContext(), field, !isUncontrolled({ field, control }));
  const Control = control as ComponentType<FieldState>;
  return <Control {...state} other={other} />;
}

function isUncontrolled({ field: { kind }, control }: KindControlProps): boolean {
  return control === defaultControls[kind] && kindPresentation[kind].uncontrolled;
}
