import { BooleanControl } from "./BooleanControl.js";
import type { DefaultControls } from "../field/types.js";
import { DateControl, DateTimeControl, TimeControl } from "./DateControls.js";
import { JsonControl, TextControl } from "./TextControls.js";
import { MultiSelectControl, SingleSelectControl } from "./SelectControls.js";
import { NumberControl } from "./NumberControl.js";

/** The built-in control of each field kind. */
export const defaultControls: DefaultControls = {
  string: TextControl,
  email: TextControl,
  uri: TextControl,
  date: DateControl,
  time: TimeControl,
  dateTime: DateTimeControl,
  number: NumberControl,
  integer: NumberControl,
  boolean: BooleanControl,
  singleSelect: SingleSelectControl,
  multiSelect: MultiSelectControl,
  json: JsonControl,
};
