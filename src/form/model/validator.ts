import { FormEngine } from "./FormEngine.js";
import { issueText } from "./issueText.js";

/** What validates a form and says what is wrong, in one piece of code. */
export const validator = { FormEngine, issueText };
