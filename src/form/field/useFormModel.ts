"use client";

import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo } from "react";
import type { ElicitationRequest, ElicitationResult, Requester } from "../../core/protocol.js";
import { isGuardOn } from "../../core/inputGuard.js";
import { systemTimers, type Timers } from "../../core/timers.js";
import type { Field } from "../../schema/Field.js";
import type { Settings } from "../../schema/types.js";
import { enForm, type FormStrings } from "../../strings/enForm.js";
import { requireProps, type SharedScreenProps } from "../../ui/SharedScreenProps.js";
import { clickSubmit, isComposing } from "../../ui/focus.js";
import {
  type Deadline,
  useCloseLater,
  useDeadline,
  useInBrowser,
  useLatest,
  useOwnId,
  useStable,
} from "../../ui/hooks.js";
import { useSession } from "../../ui/useSession.js";
import { createFormModel, type FormModel } from "../model/createFormModel.js";
import type { ValidateField } from "../model/HostRule.js";
import type { FormElementProps } from "./types.js";
import { settingsOf, useFormStore } from "./useFormStore.js";

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
   * Validates an answer by your own rule, beyond the schema.
   *
   * It runs when the user leaves the field and at Submit, and returns why the answer is refused, in
   * the user's language. The text is the error of the field. Secrets are left out. If it throws, the
   * error is reported (`reportError`), and the answer counts as valid.
   *
   * @default no rule
   */
  validate?: ValidateField | undefined;
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
   * it to leave forms mode. `"cancel"` cancels, asking again if there is input.
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
  /** Whether nothing can be changed: the host says so, or the request is over. */
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
  waiting: SharedScreenProps["waiting"];
  rateLimited: SharedScreenProps["rateLimited"];
  /** The time to respond. */
  time: { expiresAt: number | undefined; deadline: Deadline; timers: Timers };
  /** Prefix of every DOM ID in this form. */
  id: string;
  /** Closes the form. Missing without `onClose`. */
  close: (() => void) | undefined;
  /** Whether the host sets `onBlock`. */
  blockable: boolean;
}

/** Returns the model of a form, bound to the options of its host and, in a queue, its item. */
export function useFormModel(
  given: ElicitationRequest,
  options: FormOptions & { item?: object },
): BoundForm {
  requireProps({ ...options, request: given }, "request", "onRespond");
  const { locale, timeZone, expiresAt, strings, timers = systemTimers } = options;
  const hydrated = useInBrowser(() => true) ?? false;
  const settings = useMemo(
    () => settingsOf(locale, timeZone, hydrated),
    [locale, timeZone, hydrated],
  );
  const session = useSession({ ...options, request: given });
  const { request } = session;
  const refusesSecrets = options.secrets === "refuse";
  const isGuarded = isGuardOn(options.inputGuard);
  const store = useFormStore(session, settings, hydrated, refusesSecrets, timers, isGuarded);
  const deadline = useDeadline(expiresAt, timers);
  const expired = options.expired === true || deadline === "over";
  const { withdrawn = false } = options;
  const ended = expired || withdrawn !== false;
  const readOnly = options.readOnly === true || ended;
  const closable = options.onClose !== undefined;
  const id = useOwnId();
  const words = useMemo(() => ({ ...enForm, ...strings }), [strings]);
  const host = useLatest({ ...options, store, readOnly, strings: words });
  const model = useMemo(() => createFormModel(store, host), [store, host]);
  const time = useStable({ expiresAt, deadline, timers });
  const close = useMemo(
    () => (closable ? () => host.current.onClose?.() : undefined),
    [closable, host],
  );

  useEffect(() => {
    store.rule.set(options.validate);
  }, [store, options.validate]);

  useEffect(() => {
    if (ended) store.end();
  }, [store, ended]);

  const blank = withdrawn !== false && !store.values.dirty;
  useCloseLater(blank, options.onClose, timers);

  return useStable({
    ...model,
    request,
    fields: store.reading.fields,
    strings: words,
    settings,
    hydrated,
    readOnly,
    expired,
    withdrawn,
    blank,
    escapes: options.escape === "cancel",
    progress: options.progress,
    waiting: options.waiting,
    rateLimited: options.rateLimited,
    time,
    id,
    close,
    blockable: options.onBlock !== undefined,
  });
}

/**
 * Returns the handlers of a `<form>`: submit, Escape, reset, and guards against accidental clicks.
 */
export function formHandlers(form: BoundForm): FormElementProps {
  const { store, readOnly, submit, dismiss, escapes } = form;
  const guard = ({ nativeEvent }: SyntheticEvent) => {
    store.guard.handleEvent(nativeEvent);
    store.status.replacementGuard.handleEvent(nativeEvent);
  };
  return {
    noValidate: true,
    // Before the page is hydrated, the browser submits nothing.
    method: "dialog",
    onKeyDownCapture: guard,
    onPointerDownCapture: guard,
    onFocusCapture: guard,
    // Not in the capture phase: a change would render before the text box has reported its input,
    // and React would then reset the box.
    onInput: (event) => {
      guard(event);
      // Typing clears a first Escape, so that the next Escape asks again.
      store.status.setDismissing(undefined);
    },
    onClickCapture: (event) => {
      guard(event);
      if (!store.doubleClicks.hitsAnother(event.nativeEvent)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event) => {
      // A popup that closed, or an input method, has used this key already.
      if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
      if (event.key === "Enter") pressEnter(event);
      if (event.key !== "Escape") return;
      if (readOnly || store.session.locked) return;
      if (!escapes) return;
      event.preventDefault();
      // A held key is a single one.
      if (!event.repeat) dismiss("escape");
    },
    onSubmit: (event) => {
      event.preventDefault();
      // In a portal, the event would also submit the host's form around this one.
      event.stopPropagation();
      void submit();
    },
    onReset: (event) => {
      // A native reset changes text boxes without input events, so the store would keep the old input.
      event.preventDefault();
      if (!readOnly) store.startOver();
    },
  };
}

/**
 * Gives Enter in a text box the meaning that it has in the composer of a chat: with Shift or Alt it
 * sends nothing, with Ctrl or Cmd it always sends.
 */
function pressEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const target = event.target as Element;
  const hasLines = target.matches("textarea");
  const isBox = hasLines || target.matches("input:read-write");
  const sends = isBox && (event.ctrlKey || event.metaKey);
  // Otherwise a browser sends the form, because an `<input>` has no second line.
  const isNewLine = isBox && !hasLines && (event.shiftKey || event.altKey);
  // Enter held down since the form before this one sends nothing in this one.
  const isHeld = event.repeat && !hasLines;
  if (sends || isNewLine || isHeld) event.preventDefault();
  if (sends && !event.repeat) clickSubmit(event.currentTarget);
}
