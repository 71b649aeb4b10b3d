import { advance } from "./advance.js";
import { FlowButtons } from "./FlowButtons.js";
import { StepOrReview } from "./StepOrReview.js";

/** Steps and review, in one piece of code that is loaded when a form has either. */
export const flowCode = { advance, FlowButtons, StepOrReview };
