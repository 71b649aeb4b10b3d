import { FormEngine } from "./FormEngine.js";
import { loadNested } from "../../validation/nested.js";
import { issueText } from "./issueText.js";
import { findUnchecked } from "./findUnchecked.js";

/** What validates a form and says what is wrong, in one piece of code. */
export const validator = { FormEngine, issueText, loadNested, findUnchecked };
