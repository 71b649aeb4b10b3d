import type { ControlProps } from "../../field/types.js";
import type { NestedModel } from "./NestedModel.js";

/** What draws an answer with parts is given, besides what its control is. */
export interface NestedPartsProps extends ControlProps<"json"> {
  model: NestedModel;
  /** How many parts each of its parts may draw at once. */
  share: number;
  /** What was entered has changed. */
  change: () => void;
}
