import { BooleanControl } from "./BooleanControl.js";
import type { DefaultControls } from "../field/types.js";
import { DateControl } from "./DateControl.js";
import { DateTimeControl } from "./DateTimeControl.js";
import { JsonControl } from "./JsonControl.js";
import { MultiSelectControl } from "./MultiSelectControl.js";
import { NumberControl } from "./NumberControl.js";
import { SingleSelectControl } from "./SingleSelectControl.js";
import { TextControl } from "./TextControl.js";
import { TimeControl } from "./TimeControl.js";

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
