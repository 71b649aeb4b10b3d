"use client";

import { createContext, type RefObject, useContext } from "react";
import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Deadline } from "../parts/useDeadline.js";
import type { Standing } from "../parts/Standing.js";
import type { Requester } from "../protocol/Requester.js";
import type { Settings } from "../schema/Settings.js";
import type { FormStrings } from "../strings/enForm.js";
import type { Timers } from "../time/Timers.js";
import type { Controls } from "./controls/Controls.js";
import type { FormStore } from "./FormStore.js";

/** What every part of a form shares. It changes with the props of the form, never with a key typed. */
export interface FormContextValue {
  store: FormStore;
  request: ElicitationRequest;
  requester: Requester;
  strings: FormStrings;
  settings: Settings;
  controls: Controls;
  /** Whether nothing can be changed: the host says so, or it is too late. */
  readOnly: boolean;
  /** Whether it is too late to answer. */
  expired: boolean;
  standing: Pick<Standing, "progress" | "tooOften"> & {
    expiresAt: number | undefined;
    deadline: Deadline;
    timers: Timers;
  };
  /** The outermost element of the form. */
  root: RefObject<HTMLDivElement | null>;
  /** The start of every DOM id in this form. */
  id: string;
  submit: () => Promise<void>;
  decline: () => void;
  cancel: () => void;
  /** Missing where the host does not put the form away. */
  close: (() => void) | undefined;
  stop: () => void;
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
