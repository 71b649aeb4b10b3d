"use client";

import { useEffect, useMemo } from "react";
import type { SharedScreenProps } from "../../answering/SharedScreenProps.js";
import { useCloseLater } from "../../hooks/useCloseLater.js";
import { type Deadline, useDeadline } from "../../hooks/useDeadline.js";
import { useInBrowser } from "../../hooks/useInBrowser.js";
import { useLatest } from "../../hooks/useLatest.js";
import { useOwnId } from "../../hooks/useOwnId.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../../protocol/types.js";
import { ownRequest } from "../../protocol/ownRequest.js";
import type { Field } from "../../schema/Field.js";
import type { Settings } from "../../schema/types.js";
import { enForm, type FormStrings } from "../../strings/enForm.js";
import { type Timers, systemTimers } from "../../time/timers.js";
import { createFormModel, type FormModel } from "../model/createFormModel.js";
import { useFormStore } from "./useFormStore.js";
import { settingsOf } from "./settingsOf.js";

/** How a form behaves, however it is drawn. */
export interface FormOptions extends SharedScreenProps {
  /**
   * Who asks, by the host's own configuration: what was entered for one is never sent to another.
   * Without it, forms of equal requests are one form, whoever asks.
   */
  requester?: Requester | undefined;
  /**
   * Called with the one result of the request. While its promise is pending the form is locked; if
   * it rejects, nothing typed is lost, and the user can try again. The error itself is never shown.
   */
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  /** Words in place of the library's own, by key. */
  strings?: Partial<FormStrings> | undefined;
  /** BCP 47 tag of the person's language, which decides their decimal sign. Default: the browser's. */
  locale?: string | undefined;
  /** IANA name of the person's time zone, in which times are read. Default: the browser's. */
  timeZone?: string | undefined;
  /** Shows what was entered without a way to change or send it. */
  readOnly?: boolean | undefined;
  /**
   * What becomes of a form that asks for what looks like a secret: a password, a key, a card number.
   * `"warn"`, the default, says so, and has the person agree to it besides Submit. `"refuse"` says
   * that it is refused, and cannot be submitted; the person declines or cancels, nobody else does.
   *
   * What looks like a secret is found by the words of the question, so it is a guess.
   */
  secrets?: "warn" | "refuse" | undefined;
  /**
   * What Escape does outside of a dialog. By default nothing: chats stop with it, and screen readers
   * leave a form with it. `"cancel"` dismisses, after asking once where something was entered.
   */
  escape?: "cancel" | undefined;
}

/** A form with the options that the host gives it. It changes with these, never with a key typed. */
export interface BoundForm extends FormModel {
  request: ElicitationRequest;
  /** The questions, in the server's order. Their texts are untrusted. */
  fields: readonly Field[];
  strings: FormStrings;
  settings: Settings;
  /** Whether it is no longer what a server drew: not there, nor until its page is hydrated. */
  hydrated: boolean;
  /** Whether nothing can be changed: the host says so, or it is too late. */
  readOnly: boolean;
  /** Whether the requester withdrew the request: see `SharedScreenProps.withdrawn`. */
  withdrawn: boolean | "elsewhere";
  /** Whether it was withdrawn and holds nothing that the user entered, so that there is nothing to keep. */
  blank: boolean;
  /** Whether it is too late to answer. */
  expired: boolean;
  /** Whether Escape dismisses it where it stands in no dialog. */
  escapes: boolean;
  progress: SharedScreenProps["progress"];
  rateLimited: SharedScreenProps["rateLimited"];
  /** Until when it can be answered. */
  time: { expiresAt: number | undefined; deadline: Deadline; timers: Timers };
  /** The start of every DOM id in this form. */
  id: string;
  /** Puts the form away. Missing where the host does not. */
  close: (() => void) | undefined;
  /** Stops this server. Missing where the host cannot. */
  stop: (() => void) | undefined;
}

/** @param loadSecretSlots loads what shows that a form asks for a secret, where the host does not. */
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
  const request = ownRequest({ request: given, requester });
  const store = useFormStore(
    { request, requester },
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
  const host = useLatest({ ...options, store, request, readOnly, strings: words });
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
