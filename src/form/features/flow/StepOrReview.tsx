"use client";

import { useFormState } from "../../field/useFormState.js";
import type { Flow } from "./Flow.js";
import { Review } from "./Review.js";
import { StepHeader } from "./StepHeader.js";
import { useFlowFocus } from "./useFlowFocus.js";

/** The current step, or the review in place of the fields. */
export function StepOrReview({ flow }: { flow: Flow }) {
  const content = useFormState().navigation.view.review;
  useFlowFocus(flow);
  if (content) return <Review content={content} />;
  return flow.steps.length > 1 ? <StepHeader steps={flow.steps} /> : null;
}
