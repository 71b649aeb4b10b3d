"use client";

import { createContext, type RefObject, useContext } from "react";
import type { Requester } from "../../protocol/Requester.js";
import type { Controls } from "./Controls.js";
import type { Flow } from "../features/flow/useFlow.js";
import type { FormMemory } from "../features/memory/startMemory.js";
import type { QuickReplies } from "../features/replies/useQuickReplies.js";
import type { Shortcuts } from "../features/shortcuts/createShortcuts.js";
import type { FormModel } from "./useFormModel.js";

/** What every part of a form shares. It changes with the props of the form, never with a key typed. */
export interface FormContextValue extends FormModel {
  requester: Requester;
  controls: Controls;
  /** How it is gone through, where not all at once; then `submit` goes one step further. */
  flow: Flow | undefined;
  /** What is kept between visits, once it has loaded. Missing where the host asks for nothing. */
  memory: FormMemory | undefined;
  /** The only question, and the buttons that answer it, where there are such. */
  replies: QuickReplies | undefined;
  /** The keys that answer, where the host asked for them. */
  shortcuts: Shortcuts | undefined;
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
