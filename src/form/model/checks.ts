import { findSecrets } from "../../schema/findSecrets.js";
import { presetText } from "../../schema/presetOf.js";
import { readAnswer } from "../../schema/readAnswer.js";

/** What every form tells of its questions that is not needed to draw them, in one piece of code. */
export const checks = { findSecrets, presetText, readAnswer };
