"use client";

import { useFormState } from "../../field/useFormState.js";
import { useFormContext } from "../../field/FormContext.js";
import { Review } from "./Review.js";
import { StepHeader } from "./StepHeader.js";
import { useFlowFocus } from "./useFlowFocus.js";

/** What leads through a form: the step on show, or, in place of the questions, what will be sent. */
export function Guide() {
  const { flow } = useFormContext();
  const content = useFormState((held) => held.view.review);
  useFlowFocus();
  if (content) return <Review content={content} />;
  return flow && flow.steps.length > 1 ? <StepHeader steps={flow.steps} /> : null;
}
