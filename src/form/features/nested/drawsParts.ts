import type { FieldOf } from "../../../schema/Field.js";
import { presetText } from "../../../schema/presetOf.js";
import { enNested } from "../../../strings/enNested.js";
import type { FormStore } from "../../model/FormStore.js";
import { NestedModel } from "./NestedModel.js";

/** Whether a field has nested fields that can be shown, with its current or initial value. */
export function drawsParts(field: FieldOf<"json">, store: FormStore): boolean {
  const { nested, required } = field;
  if (!nested) return false;
  const entered = store.values.get(field);
  const text = store.values.changed(field) ? entered : (presetText(field) ?? entered);
  return new NestedModel(nested, required, store, enNested, text).drawable;
}
