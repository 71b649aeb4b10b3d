"use client";

import type { ComponentType, ReactNode } from "react";
import type { Field, FieldKind } from "../../schema/Field.js";
import type { Controls } from "../field/Controls.js";
import { defaultControls } from "../controls/defaultControls.js";
import { kindPresentation } from "../field/kindPresentation.js";
import { useFormContext } from "../field/FormContext.js";
import { type FieldState, useFieldState } from "../field/useFieldState.js";
import { HostGuard } from "../../parts/HostGuard.js";
import { FieldLayout } from "./FieldLayout.js";
import type { FieldPartProps } from "../field/FieldPartProps.js";
import { LongText } from "./LongText.js";
import { fitsBox } from "../../schema/fitsBox.js";

/**
 * What a question is answered with: the control of its kind, with a text box for an answer of the
 * person's own where a choice has one. Renders what the control renders.
 */
export function FieldControl({ field }: Pick<FieldPartProps<"div">, "field">) {
  const { controls, slots } = useFormContext();
  if (slots.answeringField === field) return slots.answeringControl?.();
  const companion = "other" in field && field.other;
  return controlOf(
    field,
    controls,
    companion && (
      <FieldLayout field={companion} control={controlOf(companion, controls, undefined)} />
    ),
  );
}

function controlOf(field: Field, controls: Controls, other: ReactNode) {
  const own = defaultControls[field.kind];
  const given = controls[field.kind];
  const plain = <KindControl field={field} control={own} other={other || undefined} />;
  if (given === own) return plain;
  return (
    // What was entered can be seen and sent without a control that fails.
    <HostGuard instead={plain}>
      <KindControl field={field} control={given} />
      {/* A control of the host knows nothing of the companion, whose answer must not be lost. */}
      {other}
    </HostGuard>
  );
}

interface KindControlProps extends Pick<FieldState, "field" | "other"> {
  control: Controls[FieldKind];
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
