"use client";

import { drawsParts } from "./drawsParts.js";
import { NestedAnswer } from "./NestedAnswer.js";
import { NestedControl } from "./NestedControl.js";

/** What answers a question with parts and what shows its answer, in one piece of code. */
export const nestedCode = { NestedControl, NestedAnswer, drawsParts };
