"use client";

import { useMemo } from "react";
import type { Phase } from "../parts/Phase.js";
import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Field } from "../schema/Field.js";
import { visibleText } from "../text/visibleText.js";
import { formHandlers } from "./field/formHandlers.js";
import { noticeText } from "./field/noticeText.js";
import { type FormModel, type FormOptions, useFormModel } from "./field/useFormModel.js";
import { focusFirstProblem, useRefused } from "./field/useRefused.js";
import { useStoreOf } from "./field/useStore.js";

/** Of a form that asks for what looks like a secret: how far the person agreed to give it. */
export interface SecretsState {
  /** The questions that do. */
  fields: readonly Field[];
  /** Whether the host refuses them: then it can only be declined or cancelled. */
  refused: boolean;
  /**
   * How often Submit was pressed and nothing sent, since one of them is filled in and the person has
   * not agreed. Ask them then, by a control of its own.
   */
  heldBack: number;
  agreed: boolean;
  agree: (agreed: boolean) => void;
}

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
  /** What of the request cannot be drawn, and that it asks for what looks like a secret, in words. */
  notice: string | undefined;
  /**
   * Whether a press on Submit counts: not in the first moment, in which it was made for something
   * else. For the look of the button; leave it enabled.
   */
  armed: boolean;
  /** What is to be asked besides Submit. Known a moment after the first frame; missing in most forms. */
  secrets: SecretsState | undefined;
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
  const armed = useStoreOf(store, "phase", (held) => held.armed);
  const found = useStoreOf(store, "secrets", (held) =>
    held.asksForSecret ? held.secrets : undefined,
  );
  const refused = useStoreOf(store, "secrets", (held) => held.refused);
  const agreed = useStoreOf(store, "secrets", (held) => held.secretsAgreed);
  const heldBack = useStoreOf(store, "secrets", (held) => held.secretsHeldBack);
  const refusals = useStoreOf(store, "summary", (held) => held.refusals);
  useRefused(refusals, () => focusFirstProblem(store));
  const secrets = useMemo<SecretsState | undefined>(
    () =>
      found && {
        fields: [...found.kinds.keys()],
        refused,
        heldBack,
        agreed,
        agree: (agrees) => store.setSecretsAgreed(agrees),
      },
    [found, refused, heldBack, agreed, store],
  );
  return useMemo(() => {
    const { title, description } = store.reading;
    const notices = [noticeText(store.reading, strings), found?.notice(refused, strings)];
    return {
      ...model,
      message: typeof request.message === "string" ? visibleText(request.message) : "",
      title: title === undefined ? undefined : visibleText(title),
      description: description === undefined ? undefined : visibleText(description),
      phase,
      problems,
      notice: notices.filter(Boolean).join(strings.gap) || undefined,
      armed,
      secrets,
      formProps: formHandlers(model),
    };
  }, [model, store, strings, request, phase, problems, armed, found, refused, secrets]);
}
