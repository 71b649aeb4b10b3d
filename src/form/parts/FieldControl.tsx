"use client";

import { type ComponentType, type FunctionComponent, type ReactNode, useEffect } from "react";
import type { Field, FieldKind } from "../../schema/Field.js";
import { defaultControls } from "../controls/defaultControls.js";
import { kindPresentation } from "../field/kindPresentation.js";
import { type FormContextValue, useFormContext } from "../field/FormContext.js";
import { type FieldState, useFieldState } from "../field/useFieldState.js";
import { HostGuard } from "../../parts/HostGuard.js";
import type { FormStore } from "../model/FormStore.js";
import { FieldLayout } from "./FieldLayout.js";
import type { DefaultControls, FieldPartProps } from "../field/types.js";
import { LongText } from "./LongText.js";
import { chosenControl } from "../field/chosenControl.js";
import { isProduction, warnOnce } from "../../time/development.js";
import { fitsBox } from "../../schema/fits.js";

type ControlOfField = FunctionComponent<Pick<FieldPartProps<"div">, "field">>;

// The type is one of React's: the declarations of a host cannot name a function that is not exported.
/**
 * Renders the control of a field, and the text box of "Other…".
 *
 * It renders what the control renders.
 */
export const FieldControl: ControlOfField = ({ field }) => useControl(field, false);

/**
 * Renders the same in the built-in layout, in which everything that describes the control is
 * rendered.
 */
export const OwnControl: ControlOfField = ({ field }) => useControl(field, true);

function useControl(field: Field, isWhole: boolean): ReactNode {
  const form = useFormContext();
  const companion = "other" in field && field.other;
  const other = companion && (
    <FieldLayout field={companion} control={controlOf(companion, form, true, undefined)} />
  );
  return controlOf(field, form, isWhole, other || undefined);
}

function controlOf(
  field: Field,
  { controls, store }: FormContextValue,
  isWhole: boolean,
  other: ReactNode,
) {
  const plain = drawControl(store, { field, control: defaultControls[field.kind], isWhole, other });
  if (!controls?.[field.kind]) return plain;
  return (
    // Where a control of the host's, or its rule, throws, what was entered can still be seen and
    // sent.
    <HostGuard instead={plain}>
      <HostControl field={field} isWhole={isWhole} other={other} plain={plain} />
    </HostGuard>
  );
}

function HostControl(props: Omit<BoundProps, "control"> & { plain: ReactNode }) {
  const { field, isWhole, other, plain } = props;
  const { store, controls = {}, request, requester } = useFormContext();
  const control = chosenControl(field, controls, { request, requester });
  const isOwn = !control;
  useEffect(() => {
    if (isOwn || store.elements.has(field) || isProduction()) return;
    warnOnce(
      `The custom control for "${field.kind}" fields doesn't use \`focusRef\`, so it can't take the focus when its answer is refused. Pass \`focusRef\` as the \`ref\` of the element that the user operates.`,
    );
  }, [isOwn, store, field]);
  if (!control) return plain;
  return (
    <>
      {drawControl(store, { field, control, isWhole })}
      {/* A control of the host knows nothing of the companion, whose answer must not be lost. */}
      {other}
    </>
  );
}

interface BoundProps extends Pick<FieldState, "field" | "other"> {
  control: DefaultControls[FieldKind];
  /** Whether everything that describes the control is sure to be rendered. */
  isWhole: boolean;
}

/** Renders the control of a field, or a default that is too long for a text box. */
function drawControl({ values }: FormStore, props: BoundProps) {
  const { field } = props;
  const initial = values.initial(field);
  const box = <Bound {...props} />;
  if (!isUncontrolled(props) || typeof initial !== "string" || fitsBox(initial)) return box;
  return <LongText field={field} box={box} />;
}

/** Renders a control with the value of its field. An uncontrolled one gets it only at first. */
function Bound({ field, control, isWhole, other }: BoundProps) {
  const isLive = !isUncontrolled({ field, control });
  const state = useFieldState(useFormContext(), field, isLive, isWhole);
  const Control = control as ComponentType<FieldState>;
  return <Control {...state} other={other} />;
}

function isUncontrolled({
  field: { kind },
  control,
}: Pick<BoundProps, "field" | "control">): boolean {
  return control === defaultControls[kind] && kindPresentation[kind].uncontrolled;
}
