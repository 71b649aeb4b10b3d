"use client";

import { useEffect, useMemo } from "react";
import type { SharedScreenProps } from "../../answering/SharedScreenProps.js";
import { useCloseLater } from "../../hooks/useCloseLater.js";
import { type Deadline, useDeadline } from "../../hooks/useDeadline.js";
import { useInBrowser } from "../../hooks/useInBrowser.js";
import { useLatest } from "../../hooks/useLatest.js";
import { useOwnId } from "../../hooks/useOwnId.js";
import { useSession } from "../../hooks/useSession.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../../protocol/types.js";
import type { Field } from "../../schema/Field.js";
import type { Settings } from "../../schema/types.js";
import { enForm, type FormStrings } from "../../strings/enForm.js";
import { type Timers, systemTimers } from "../../time/timers.js";
import { createFormModel, type FormModel } from "../model/createFormModel.js";
import { useFormStore } from "./useFormStore.js";
import { settingsOf } from "./settingsOf.js";

/** Options of a form, rendered by the library or by your own markup. */
export interface FormOptions extends SharedScreenProps {
  /**
   * The requester, from your configuration.
   *
   * Input for one requester is never sent to another. Without a requester, equal requests share one
   * form.
   */
  requester?: Requester | undefined;
  /**
   * Called with the one result of the request.
   *
   * While its promise is pending, the form is locked. If it rejects, the input stays and the user
   * can try again. The error itself is never shown.
   */
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  /**
   * Strings that replace the built-in ones, by key.
   *
   * @default the strings of the provider, else English
   */
  strings?: Partial<FormStrings> | undefined;
  /**
   * BCP 47 tag of the user's language. It decides the decimal separator.
   *
   * @default the browser's language
   */
  locale?: string | undefined;
  /**
   * IANA name of the user's time zone, in which times are read.
   *
   * @default the browser's time zone
   */
  timeZone?: string | undefined;
  /**
   * Shows the answers without a way to change or send them.
   *
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * How to treat a form that seems to ask for a secret.
   *
   * A secret is a password, a key, a card number and the like, detected by the text of the field,
   * so the detection is a guess. `"warn"` shows a warning, and the user must select a checkbox
   * before Submit sends a filled-in secret. `"refuse"` says that the form can't be submitted; the
   * user can decline or cancel.
   *
   * @default "warn"
   * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#security-considerations
   */
  secrets?: "warn" | "refuse" | undefined;
  /**
   * Whether Escape cancels outside a dialog.
   *
   * By default it does nothing, because chats use Escape to stop generation and screen readers use
   * it to leave forms mode. `"cancel"` cancels, asking once more if there is input.
   *
   * @default undefined: Escape is ignored
   */
  escape?: "cancel" | undefined;
}

/** A form with the options of its host. It changes with these, never with a keystroke. */
export interface BoundForm extends FormModel {
  request: ElicitationRequest;
  /** The fields, in the server's order. Their texts are untrusted. */
  fields: readonly Field[];
  strings: FormStrings;
  settings: Settings;
  /** Whether the form runs in the browser and its page is hydrated. */
  hydrated: boolean;
  /** Whether nothing can be changed: the host says so, or the time to respond is over. */
  readOnly: boolean;
  /** Whether the requester withdrew the request: see `SharedScreenProps.withdrawn`. */
  withdrawn: boolean | "elsewhere";
  /** Whether the request was withdrawn and the user has entered nothing. */
  blank: boolean;
  /** Whether the time to respond is over. */
  expired: boolean;
  /** Whether Escape cancels outside a dialog. */
  escapes: boolean;
  progress: SharedScreenProps["progress"];
  rateLimited: SharedScreenProps["rateLimited"];
  /** The time to respond. */
  time: { expiresAt: number | undefined; deadline: Deadline; timers: Timers };
  /** Prefix of every DOM ID in this form. */
  id: string;
  /** Closes the form. Missing without `onClose`. */
  close: (() => void) | undefined;
  /** Blocks the requester. Missing without `onBlock`. */
  stop: (() => void) | undefined;
}

/**
 * Returns the model of a form, bound to the options of its host.
 *
 * @param loadSecretSlots loads the warning for secrets, where the host doesn't render its own.
 */
export function useFormModel(
  given: ElicitationRequest,
  options: FormOptions,
  loadSecretSlots?: () => Promise<unknown>,
): BoundForm {
  const { requester, progress, expiresAt, rateLimited, strings, timers = systemTimers } = options;
  const { locale, timeZone } = options;
  const hydrated = useInBrowser(() => true) ?? false;
  const settings = useMemo(
    () => settingsOf(locale, timeZone, hydrated),
    [locale, timeZone, hydrated],
  );
  const session = useSession({ request: given, requester });
  const { request } = session;
  const store = useFormStore(
    session,
    settings,
    hydrated,
    options.secrets === "refuse",
    timers,
    loadSecretSlots,
  );
  const deadline = useDeadline(expiresAt, timers);
  const expired = options.expired === true || deadline === "over";
  const { withdrawn = false } = options;
  const ended = expired || withdrawn !== false;
  const readOnly = options.readOnly === true || ended;
  const escapes = options.escape === "cancel";
  const closable = options.onClose !== undefined;
  const stoppable = options.onBlock !== undefined;
  const id = useOwnId();
  const words = useMemo(() => ({ ...enForm, ...strings }), [strings]);
  const host = useLatest({ ...options, store, readOnly, strings: words });
  const model = useMemo(() => createFormModel(store, host), [store, host]);
  const time = useMemo(() => ({ expiresAt, deadline, timers }), [expiresAt, deadline, timers]);

  useEffect(() => {
    if (ended) store.end();
  }, [store, ended]);

  const blank = withdrawn !== false && !store.values.dirty;
  useCloseLater(blank, options.onClose, timers);

  return useMemo(
    () => ({
      ...model,
      request,
      fields: model.store.reading.fields,
      strings: words,
      settings,
      hydrated,
      readOnly,
      expired,
      withdrawn,
      blank,
      escapes,
      progress,
      rateLimited,
      time,
      id,
      close: closable ? () => host.current.onClose?.() : undefined,
      stop: stoppable ? model.block : undefined,
    }),
    [
      model,
      request,
      words,
      settings,
      hydrated,
      readOnly,
      expired,
      withdrawn,
      blank,
      escapes,
      progress,
      rateLimited,
      time,
      id,
      closable,
      stoppable,
      host,
    ],
  );
}
