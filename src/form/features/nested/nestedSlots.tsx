"use client";

import type { FormSlots } from "../../field/FormSlots.js";
import { JsonToggle } from "./JsonToggle.js";
import { drawsParts } from "./drawsParts.js";
import { NestedAnswer } from "./NestedAnswer.js";
import { NestedControl } from "./NestedControl.js";

/** The inputs of nested fields and their read-only answers, in one chunk. */
export const nestedSlots: FormSlots = {
  drawsParts,
  jsonToggle: (fields) => <JsonToggle fields={fields} />,
  nestedControl: (props) => <NestedControl {...props} />,
  nestedAnswer: (props) => <NestedAnswer {...props} />,
};
