"use client";

import { useMemo } from "react";
import type { Phase } from "../parts/Phase.js";
import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Field } from "../schema/Field.js";
import { visibleText } from "../text/visibleText.js";
import { formHandlers } from "./formHandlers.js";
import { noticeText } from "./noticeText.js";
import { type FormModel, type FormOptions, useFormModel } from "./useFormModel.js";
import { focusFirstProblem, useRefused } from "./useRefused.js";
import { useStoreOf } from "./useStore.js";

/** A form without looks. It changes when an answer is sent or refused, never with a key typed. */
export interface ElicitationFormState extends FormModel {
  /** What is asked. Untrusted, with hidden characters made visible: render it as text. */
  message: string;
  /** Of the form itself, in ACP. Untrusted: render them as text. */
  title: string | undefined;
  description: string | undefined;
  /** How far the answer got. */
  phase: Phase;
  /** The questions that Submit found wrong and that are not mended yet, the first in focus. */
  problems: readonly Field[];
  /** What of the request cannot be drawn, in words. */
  notice: string | undefined;
  /** For the `<form>` around it: Submit and Enter, Escape, and ids. */
  formProps: ReturnType<typeof formHandlers>;
}

/**
 * The form without its looks, for teams with controls of their own: reads the schema, keeps what is
 * typed, checks it, and gives exactly one answer. Each question is drawn with `useElicitationField`.
 *
 * @example
 * const form = useElicitationForm(request, { onRespond });
 * return (
 *   <form {...form.formProps}>
 *     <p>{form.message}</p>
 *     {form.fields.map((field) => <Question key={field.id} form={form} field={field} />)}
 *     <button>Submit</button>
 *     <button type="button" onClick={form.decline}>Decline</button>
 *     <button type="button" onClick={form.cancel}>Cancel</button>
 *   </form>
 * );
 */
export function useElicitationForm(
  request: ElicitationRequest,
  options: FormOptions,
): ElicitationFormState {
  const model = useFormModel(request, options);
  const { store, strings } = model;
  const phase = useStoreOf(store, "phase", (held) => held.phase);
  const problems = useStoreOf(store, "summary", (held) => held.summary);
  useRefused(store, () => focusFirstProblem(store));
  return useMemo(() => {
    const { title, description } = store.reading;
    return {
      ...model,
      message: typeof request.message === "string" ? visibleText(request.message) : "",
      title: title === undefined ? undefined : visibleText(title),
      description: description === undefined ? undefined : visibleText(description),
      phase,
      problems,
      notice: noticeText(store.reading, strings),
      formProps: formHandlers(model),
    };
  }, [model, store, strings, request, phase, problems]);
}
