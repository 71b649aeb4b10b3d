import { findSecrets } from "../../schema/findSecrets.js";
import { readAnswer } from "../../schema/readAnswer.js";
import { FormEngine } from "./FormEngine.js";
import { issueText } from "./issueText.js";
import { uncheckedPatterns } from "./uncheckedPatterns.js";

/** All that checks a form, in one piece of code that loads while the person reads. */
export const checks = { FormEngine, findSecrets, issueText, readAnswer, uncheckedPatterns };
