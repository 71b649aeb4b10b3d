"use client";

import { useMemo } from "react";
import { answerOnce } from "../../parts/answerOnce.js";
import type { DismissBy } from "../../parts/Dismissal.js";
import type { Standing } from "../../parts/Standing.js";
import { type Deadline, useDeadline } from "../../parts/useDeadline.js";
import { useLatest } from "../../parts/useLatest.js";
import { useOwnId } from "../../parts/useOwnId.js";
import type { ElicitationRequest } from "../../protocol/ElicitationRequest.js";
import type { ElicitationContent, ElicitationResult } from "../../protocol/ElicitationResult.js";
import type { Field } from "../../schema/Field.js";
import type { Settings } from "../../schema/Settings.js";
import type { FormStrings } from "../../strings/enForm.js";
import { enForm } from "../../strings/enForm.js";
import { systemTimers } from "../../time/systemTimers.js";
import type { Timers } from "../../time/Timers.js";
import type { FormStore } from "../model/FormStore.js";
import { useFormStore } from "./useFormStore.js";
import { useSettings } from "./useSettings.js";

/** How a form behaves, however it is drawn. */
export interface FormOptions extends Standing {
  /**
   * Called with the one result of the request. While its promise is pending the form is locked; if
   * it rejects, the error is shown, nothing typed is lost, and the person can try again.
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
}

/** A form without its looks. It changes with what the host gives, never with a key typed. */
export interface FormModel {
  /** The state outside React, which parts and fields listen to. Its shape is not part of the API. */
  store: FormStore;
  request: ElicitationRequest;
  /** The questions, in the server's order. Their texts are untrusted. */
  fields: readonly Field[];
  strings: FormStrings;
  settings: Settings;
  /** Whether nothing can be changed: the host says so, or it is too late. */
  readOnly: boolean;
  /** Whether it is too late to answer. */
  expired: boolean;
  standing: Pick<Standing, "progress" | "tooOften">;
  /** Until when it can be answered. */
  until: { expiresAt: number | undefined; deadline: Deadline; timers: Timers };
  /** The start of every DOM id in this form. */
  id: string;
  /** Checks every field; where all hold, sends `accept`. */
  submit: () => Promise<void>;
  /** The same, if what would be sent may go. */
  submitIf: (mayGo: (content: ElicitationContent) => boolean) => Promise<void>;
  /** The person says no. */
  decline: () => void;
  /** The person dismisses it without choosing. */
  cancel: () => void;
  /** Puts the form away. Missing where the host does not. */
  close: (() => void) | undefined;
  /** Stops this server. Missing where the host cannot. */
  stop: (() => void) | undefined;
  /** Dismisses it as a dialog or a key does: what could be a slip is asked about first. */
  dismiss: (by: DismissBy) => void;
}

export function useFormModel(request: ElicitationRequest, options: FormOptions): FormModel {
  const { progress, expiresAt, tooOften, strings, timers = systemTimers } = options;
  const settings = useSettings(options.locale, options.timeZone);
  const store = useFormStore(request, settings, options.secrets === "refuse", timers);
  const deadline = useDeadline(expiresAt, timers);
  const expired = options.expired === true || deadline === "over";
  const readOnly = options.readOnly === true || expired;
  const closable = options.onClose !== undefined;
  const stoppable = options.onStop !== undefined;
  const id = useOwnId();
  const latest = useLatest({ ...options, request, store });

  return useMemo(() => {
    const answer = async (result: ElicitationResult) => {
      // What was checked for the request before is no answer to the one that is shown by now.
      if (latest.current.store !== store) return;
      await answerOnce(store, latest.current.request, result, latest.current.onRespond);
    };
    const cancel = () => void answer({ action: "cancel" });
    const submitIf = async (mayGo: (content: ElicitationContent) => boolean) => {
      if (readOnly || store.locked) return;
      const { phase } = store;
      const check = async () => ((await store.admits(words)) ? store.submit() : undefined);
      const content = await check().catch(() => {
        // What checks it could not be loaded: nothing that is unchecked is sent.
        if (store.phase === phase) store.setPhase({ name: "failed", message: "" });
      });
      // Another answer may have been given while this one was checked, even one that failed.
      if (!content || store.phase !== phase || !mayGo(content)) return;
      if (store.holdsSecretsBack()) return;
      await answer({ action: "accept", content });
    };
    const words = { ...enForm, ...strings };
    const close = closable ? () => latest.current.onClose?.() : undefined;
    return {
      store,
      request,
      fields: store.reading.fields,
      strings: words,
      settings,
      readOnly,
      expired,
      standing: { progress, tooOften },
      until: { expiresAt, deadline, timers },
      id,
      submit: async () => {
        if (store.held && !store.locked && !readOnly) store.held.send();
        else await submitIf(() => true);
      },
      submitIf,
      decline: () => void answer({ action: "decline" }),
      cancel,
      close,
      stop: stoppable ? () => latest.current.onStop?.() : undefined,
      dismiss: (by) => {
        if (readOnly || store.phase.name === "answered") close?.();
        else if (store.locked) return;
        // What could be a slip dismisses nothing that was just answered, and lets nothing out.
        else if (by !== "button" && store.held) store.held.takeBack();
        else if (by !== "button" && store.dirty && store.dismissing !== by) store.setDismissing(by);
        else cancel();
      },
    };
  }, [
    store,
    request,
    strings,
    settings,
    readOnly,
    expired,
    progress,
    expiresAt,
    deadline,
    tooOften,
    timers,
    closable,
    stoppable,
    id,
    latest,
  ]);
}
