import { FormEngine } from "./FormEngine.js";
import { loadNested } from "../../validation/nested.js";
import { issueText } from "./issueText.js";
import { findUnchecked } from "./findUnchecked.js";

/** The validation code and its messages, in one chunk. */
export const validator = { FormEngine, issueText, loadNested, findUnchecked };
