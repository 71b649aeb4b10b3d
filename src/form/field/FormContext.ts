"use client";

import { createContext, type RefObject, useContext } from "react";
import type { HeadingLevel, RenderMessage } from "../../parts/types.js";
import type { Requester } from "../../protocol/types.js";
import type { Controls } from "./types.js";
import type { FormSlots } from "./FormSlots.js";
import type { ApprovalView } from "./useApproval.js";
import type { BoundForm } from "./useFormModel.js";

/** What every part of a form shares. It changes with the props of the form, never with a key typed. */
export interface FormContextValue extends BoundForm {
  requester: Requester;
  controls: Controls | undefined;
  /** The level of the heading with the requester; headings below it are one deeper. */
  headingLevel: HeadingLevel;
  renderMessage: RenderMessage | undefined;
  /** What the user approves. Missing in most forms. */
  approval?: ApprovalView | undefined;
  /** What the features of the form draw and do. */
  slots: FormSlots;
  /** How many forms this one stands in: the parts of an answer are one. */
  nesting?: number;
  /** In a form within the form: how many parts each of its questions may draw at once. */
  share?: number;
  /** The outermost element of the form. */
  root: RefObject<HTMLDivElement | null>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form that a part stands in. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) {
    throw new Error(
      "A part of ElicitationForm was rendered outside of one, so it has no request to show. Render it as a child of <ElicitationForm>.",
    );
  }
  return context;
}
