"use client";

import { useEffect, useMemo } from "react";
import type { ElicitationItem } from "../queue/ElicitationQueue.js";
import { useItemProps } from "../ui/useSession.js";
import type { DismissBy } from "../ui/SharedScreenProps.js";
import { useDefaults } from "../ui/hooks.js";
import type {
  ElicitationContent,
  ElicitationRequest,
  ElicitationResult,
} from "../core/protocol.js";
import type { Field } from "../schema/Field.js";
import type { FormStrings } from "../strings/enForm.js";
import type { Session } from "../core/session.js";
import { visibleText } from "../core/text.js";
import { type ElicitationFormHandle, handleOf } from "./field/useElicitationField.js";
import type { FormElementProps } from "./field/types.js";
import { formHandlers, type FormOptions, useFormModel } from "./field/useFormModel.js";
import { noticeText, secretsNotice } from "./field/fieldText.js";
import { focusFirstProblem, useFailedSubmit } from "./field/useFailedSubmit.js";
import { useStoreOf } from "./field/FormContext.js";

/**
 * Progress of the one response to a request.
 *
 * - `open`: no response yet.
 * - `pending`: the response is being sent.
 * - `failed`: sending failed, and the user can try again. `unloaded`: code could not be loaded.
 * - `answered`: the response was sent.
 */
export type Phase =
  | {
      /** No response yet. */
      name: "open";
    }
  | {
      /** The response is being sent. */
      name: "pending";
      /** The action of the response. */
      action: ElicitationResult["action"];
    }
  | {
      /** Sending failed. The user can try again. */
      name: "failed";
      /** The error that `onRespond` rejected with. Its message is in no language of the user's. */
      error: unknown;
      /** The action of the response that was not sent. */
      action: ElicitationResult["action"];
      /** Whether validation code could not be loaded, so that nothing was sent. */
      unloaded?: true;
    }
  | {
      /** The response was sent. */
      name: "answered";
      /** The action of the response. */
      action: ElicitationResult["action"];
      /** The content that was sent. */
      content?: ElicitationContent | undefined;
    };

/** State of a form that seems to ask for secrets. */
export interface SecretsState {
  /** The fields that seem to ask for a secret. */
  fields: readonly Field[];
  /** Whether the host refuses them (`secrets="refuse"`). Then submitting is not possible. */
  refused: boolean;
  /**
   * Number of submits blocked because a secret is filled in and not confirmed.
   *
   * When it increases, show a confirmation checkbox bound to `agreed` and `agree`.
   */
  unconfirmedSubmits: number;
  /** Whether the user has confirmed that the secret may be sent. */
  agreed: boolean;
  /** Sets whether the user has confirmed. */
  agree: (agreed: boolean) => void;
}

/**
 * State of a form for your own markup.
 *
 * It changes when a response is sent or rejected, and seldom with a keystroke: one that corrects an
 * error, or the first one.
 */
export interface ElicitationFormState {
  /** Pass it to `useElicitationField`. */
  handle: ElicitationFormHandle;
  /** Prefix of every DOM ID in this form. */
  id: string;
  /** Message of the request. Untrusted, with hidden characters made visible: render it as text. */
  message: string;
  /** Title of the form (ACP). Untrusted: render it as text. */
  title: string | undefined;
  /** Description of the form (ACP). Untrusted: render it as text. */
  description: string | undefined;
  /** The fields, in the server's order. Their texts are untrusted. */
  fields: readonly Field[];
  /** Strings of the form, with your own merged in. */
  strings: FormStrings;
  /** Progress of the response. */
  phase: Phase;
  /** Whether nothing can be changed: the host says so, or the request has expired or was withdrawn. */
  readOnly: boolean;
  /** Whether the time to respond is over. */
  expired: boolean;
  /** Whether the requester withdrew the request. See the option of the same name. */
  withdrawn: boolean | "elsewhere";
  /** Whether the time to respond is nearly over. */
  expiresSoon: boolean;
  /** Fields that Submit found invalid and that are not fixed yet. The first has focus. */
  problems: readonly Field[];
  /** Notice about fields that cannot be shown, and about secrets. */
  notice: string | undefined;
  /**
   * Whether Submit accepts clicks yet: not before the form was in view for 500 ms.
   *
   * Use it to style the button, and leave the button enabled.
   */
  ready: boolean;
  /** State of secrets. Known a moment after the first frame, and missing in most forms. */
  secrets: SecretsState | undefined;
  /** Props of the `<form>` element. */
  formProps: FormElementProps;
  /** Validates every field and sends `accept` if all are valid. */
  submit: () => Promise<void>;
  /** Sends `decline`: the user said no. */
  decline: () => void;
  /** Sends `cancel`: the user dismissed the request without choosing. */
  cancel: () => void;
  /** Cancels by Escape or a click outside, asking again if there is input. */
  dismiss: (by: DismissBy) => void;
  /** Closes the form. Missing without `onClose`. */
  close: (() => void) | undefined;
  /** Blocks the requester. Missing without `onBlock`. */
  block: (() => void) | undefined;
}

/** Options of a form for the item of a queue, which has the rest. */
type ItemFormOptions = Pick<
  FormOptions,
  | "strings"
  | "locale"
  | "timeZone"
  | "readOnly"
  | "validate"
  | "secrets"
  | "escape"
  | "waiting"
  | "timers"
  | "inputGuard"
>;

/**
 * Returns a form without markup, for your own controls and layout.
 *
 * Reads the schema, holds the input, validates it, and returns exactly one response. Render each
 * field with `useElicitationField`.
 *
 * @param item an item of a queue, which is also marked as shown. Without a queue, pass the request
 *   with its `requester` and `onRespond`.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema
 * @example
 * const form = useElicitationForm(item);
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
  item: ElicitationItem,
  options?: ItemFormOptions,
): ElicitationFormState;
export function useElicitationForm(
  request: ElicitationRequest,
  options: FormOptions,
): ElicitationFormState;
export function useElicitationForm(
  shown: ElicitationItem | ElicitationRequest,
  options?: Partial<FormOptions>,
): ElicitationFormState {
  // A request is JSON, so a server can't send one with a function.
  const item =
    shown && "respond" in shown && typeof shown.respond === "function" ? shown : undefined;
  const ofItem = useItemProps(item);
  const given = useDefaults({ ...options, ...ofItem } as FormOptions & typeof ofItem);
  const form = useFormModel(ofItem?.request ?? (shown as ElicitationRequest), given);
  const onShow = ofItem?.onShow;
  useEffect(() => onShow?.(), [onShow]);
  const { store, strings } = form;
  useStoreOf(store, "whole", ({ topics }) => topics.changes);
  const ready = useStoreOf(store, "guard", ({ guard }) => guard.state === "ready");
  const { sent, pending, failure } = store.session;
  const phase = useMemo(() => phaseOf({ sent, pending, failure }), [sent, pending, failure]);
  const { problems, failedSubmits } = store.validation;
  const { asked, kinds, refused, agreed, unconfirmedSubmits } = store.secrets;
  const found = asked ? kinds : undefined;
  useFailedSubmit(store, failedSubmits, () => focusFirstProblem(store));
  const secrets = useMemo<SecretsState | undefined>(
    () =>
      found && {
        fields: [...found.keys()],
        refused,
        unconfirmedSubmits,
        agreed,
        agree: (agrees) => store.secrets.setAgreed(agrees),
      },
    [found, refused, unconfirmedSubmits, agreed, store],
  );
  return useMemo(() => {
    const { title, description } = store.reading;
    const notices = [noticeText(store.reading, strings), found && secretsNotice(refused, strings)];
    return {
      handle: handleOf(form),
      id: form.id,
      message: typeof form.request.message === "string" ? visibleText(form.request.message) : "",
      title: title === undefined ? undefined : visibleText(title),
      description: description === undefined ? undefined : visibleText(description),
      fields: form.fields,
      strings,
      phase,
      readOnly: form.readOnly,
      expired: form.expired,
      withdrawn: form.withdrawn,
      expiresSoon: form.time.deadline === "soon",
      problems,
      notice: notices.filter(Boolean).join(strings.gap) || undefined,
      ready,
      secrets,
      formProps: formHandlers(form),
      submit: form.submit,
      decline: form.decline,
      cancel: form.cancel,
      dismiss: form.dismiss,
      close: form.close,
      block: form.blockable ? form.block : undefined,
    };
  }, [form, store, strings, phase, problems, ready, found, refused, secrets]);
}

function phaseOf({ sent, pending, failure }: Pick<Session, "sent" | "pending" | "failure">): Phase {
  if (sent) return { name: "answered", ...sent };
  if (pending) return { name: "pending", action: pending };
  if (failure?.unloaded)
    return { name: "failed", error: undefined, action: "accept", unloaded: true };
  return failure
    ? { name: "failed", error: failure.error, action: failure.action }
    : { name: "open" };
}
