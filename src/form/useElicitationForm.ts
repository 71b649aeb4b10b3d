"use client";

import { useMemo } from "react";
import type { DismissBy } from "../answering/DismissBy.js";
import type { Phase } from "../answering/Phase.js";
import { useDefaults } from "../hooks/useDefaults.js";
import type { ElicitationRequest } from "../protocol/types.js";
import type { Field } from "../schema/Field.js";
import type { FormStrings } from "../strings/enForm.js";
import { visibleText } from "../text/visibleText.js";
import { type ElicitationFormHandle, handleOf } from "./field/ElicitationFormHandle.js";
import type { FormElementProps } from "./field/types.js";
import { formHandlers } from "./field/formHandlers.js";
import { secretsNotice } from "./field/secretsNotice.js";
import { noticeText } from "./field/noticeText.js";
import { type FormOptions, useFormModel } from "./field/useFormModel.js";
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
export interface ElicitationFormState {
  /** For `useElicitationField`. */
  handle: ElicitationFormHandle;
  /** The start of every DOM id in this form. */
  id: string;
  /** What is asked. Untrusted, with hidden characters made visible: render it as text. */
  message: string;
  /** The title of the form itself, in ACP. Untrusted: render it as text. */
  title: string | undefined;
  /** The description of the form itself, in ACP. Untrusted: render it as text. */
  description: string | undefined;
  /** The questions, in the server's order. Their texts are untrusted. */
  fields: readonly Field[];
  /** The words of the form, with those that the host gives in place of the library's. */
  strings: FormStrings;
  /** How far the answer got. */
  phase: Phase;
  /** Whether nothing can be changed: the host says so, or it is too late. */
  readOnly: boolean;
  /** Whether it is too late to answer. */
  expired: boolean;
  /** Whether the requester withdrew the request: see the option of the same name. */
  withdrawn: boolean | "elsewhere";
  /** Whether the time to answer is nearly over. */
  expiresSoon: boolean;
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
  /** For the `<form>` around it. */
  formProps: FormElementProps;
  /** Checks every field; where all are valid, sends `accept`. */
  submit: () => Promise<void>;
  /** The person says no: sends `decline`. */
  decline: () => void;
  /** The person dismisses it without choosing: sends `cancel`. */
  cancel: () => void;
  /** Dismisses it as a dialog or a key does: what could be a slip is asked about first. */
  dismiss: (by: DismissBy) => void;
  /** Puts the form away. Missing where the host does not. */
  close: (() => void) | undefined;
  /** Stops this server. Missing where the host cannot. */
  stop: (() => void) | undefined;
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
  const form = useFormModel(request, useDefaults(options));
  const { store, strings } = form;
  useStoreOf(store, "whole", ({ topics }) => topics.changes);
  const armed = useStoreOf(store, "held", ({ guard }) => guard.armed);
  const { phase } = store.status;
  const { problems, refusals } = store.validation;
  const { asked, kinds, refused, agreed, withheld: heldBack } = store.secrets;
  const found = asked ? kinds : undefined;
  useRefused(refusals, () => focusFirstProblem(store));
  const secrets = useMemo<SecretsState | undefined>(
    () =>
      found && {
        fields: [...found.keys()],
        refused,
        heldBack,
        agreed,
        agree: (agrees) => store.secrets.setAgreed(agrees),
      },
    [found, refused, heldBack, agreed, store],
  );
  return useMemo(() => {
    const { title, description } = store.reading;
    const {
      id,
      fields,
      readOnly,
      expired,
      withdrawn,
      time,
      submit,
      decline,
      cancel,
      dismiss,
      close,
      stop,
    } = form;
    const notices = [
      noticeText(store.reading, strings),
      found && secretsNotice(store, refused, strings),
    ];
    return {
      handle: handleOf(form),
      id,
      message: typeof request.message === "string" ? visibleText(request.message) : "",
      title: title === undefined ? undefined : visibleText(title),
      description: description === undefined ? undefined : visibleText(description),
      fields,
      strings,
      phase,
      readOnly,
      expired,
      withdrawn,
      expiresSoon: time.deadline === "soon",
      problems,
      notice: notices.filter(Boolean).join(strings.gap) || undefined,
      armed,
      secrets,
      formProps: formHandlers(form),
      submit,
      decline,
      cancel,
      dismiss,
      close,
      stop,
    };
  }, [form, store, strings, request, phase, problems, armed, found, refused, secrets]);
}
