"use client";

import type { FormSlots } from "../../field/FormSlots.js";
import { drawsParts } from "./drawsParts.js";
import { NestedAnswer } from "./NestedAnswer.js";
import { NestedControl } from "./NestedControl.js";

/** What answers a question with parts and what shows its answer, in one piece of code. */
export const nestedSlots: FormSlots = {
  drawsParts,
  nestedControl: (props) => <NestedControl {...props} />,
  nestedAnswer: (props) => <NestedAnswer {...props} />,
};
