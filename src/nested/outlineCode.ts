"use client";

import { enNested } from "../strings/enNested.js";
import { OutlineAnswer } from "./OutlineAnswer.js";
import { readOutline } from "./readOutline.js";

/** The code that reads and shows nested answers, with its strings, in one chunk. */
export const outlineCode = { readOutline, OutlineAnswer, enNested };
