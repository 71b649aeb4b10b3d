import type { Field, FieldKind } from "../../schema/Field.js";
import type { ControlContext, ControlRule, Controls, DefaultControls } from "./types.js";

/** Returns the host's control for a field: that of its kind, or of the first matching rule. */
export function chosenControl(
  field: Field,
  controls: Controls,
  context: ControlContext,
): DefaultControls[FieldKind] | undefined {
  const given = controls[field.kind];
  if (!Array.isArray(given)) return given as DefaultControls[FieldKind] | undefined;
  // Rules are listed under the kind of their fields.
  const rules: readonly ControlRule<never>[] = given;
  const rule = rules.find(({ when }) => when(field as never, context));
  return rule?.control as DefaultControls[FieldKind] | undefined;
}
