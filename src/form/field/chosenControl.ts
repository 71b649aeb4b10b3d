import type { Field, FieldKind } from "../../schema/Field.js";
import type { ControlContext, ControlRule, Controls, DefaultControls } from "./types.js";

/** The control that a host has for a question: that of its kind, or of the first rule that holds. */
export function chosenControl(
  field: Field,
  controls: Controls,
  context: ControlContext,
): DefaultControls[FieldKind] | undefined {
  const given = controls[field.kind];
  if (!Array.isArray(given)) return given as DefaultControls[FieldKind] | undefined;
  // Rules stand under the kind of the questions that they are asked about.
  const rules: readonly ControlRule<never>[] = given;
  const rule = rules.find(({ when }) => when(field as never, context));
  return rule?.control as DefaultControls[FieldKind] | undefined;
}
