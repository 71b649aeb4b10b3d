"use client";

import { enNested } from "../strings/enNested.js";
import { OutlineAnswer } from "./OutlineAnswer.js";
import { readOutline } from "./readOutline.js";

/** What reads an answer with parts and what shows it, with its words, in one piece of code. */
export const outlineCode = { readOutline, OutlineAnswer, enNested };
