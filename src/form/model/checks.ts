import { findSecrets } from "../../schema/findSecrets.js";
import { presetText } from "../../schema/presetOf.js";
import { readAnswer } from "../../schema/readAnswer.js";

/** The code that reads answers and finds secrets: every form needs it, but not to be drawn. */
export const checks = { findSecrets, presetText, readAnswer };
