import type { ControlProps } from "../../field/types.js";
import type { NestedModel } from "./NestedModel.js";

/** Props of a nested field's inputs, besides those of its control. */
export interface NestedPartsProps extends ControlProps<"json"> {
  model: NestedModel;
  /** How many nested fields each of its fields may render at once. */
  share: number;
  /** Reports a change of the input. */
  change: () => void;
}
