"use client";

import { createContext, type RefObject, useContext } from "react";
import type { HeadingLevel, RenderMessage } from "../../parts/types.js";
import type { Requester } from "../../protocol/types.js";
import type { Controls } from "./types.js";
import type { FormSlots } from "./FormSlots.js";
import type { ApprovalView } from "./useApproval.js";
import type { BoundForm } from "./useFormModel.js";

/**
 * The state that all elements of a form share. It changes with the props of the form, never with a
 * keystroke.
 */
export interface FormContextValue extends BoundForm {
  requester: Requester;
  controls: Controls | undefined;
  /** The level of the heading, which is the question; headings below it are one deeper. */
  headingLevel: HeadingLevel;
  renderMessage: RenderMessage | undefined;
  /** Commands, arguments or diffs that the user approves. Missing in most forms. */
  approval?: ApprovalView | undefined;
  /** What the features of the form render and do. */
  slots: FormSlots;
  /** Number of forms around this one. A nested answer is a form. */
  nesting?: number;
  /** In a nested form: what its only field is called, if its label is visible elsewhere. */
  name?: string | undefined;
  /** In a nested form: how many fields each of its fields may render at once. */
  share?: number;
  /** The outermost element of the form. */
  root: RefObject<HTMLDivElement | null>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the form around an element. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) {
    throw new Error(
      "A part of ElicitationForm was rendered outside of one, so it has no request to show. Render it as a child of <ElicitationForm>.",
    );
  }
  return context;
}
