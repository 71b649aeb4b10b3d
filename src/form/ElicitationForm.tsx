"use client";

import * as Direction from "radix-ui/direction";
import { type KeyboardEvent, useId, useMemo, useRef } from "react";
import { answerOnce } from "../parts/answerOnce.js";
import { DeadlineNote } from "../parts/DeadlineNote.js";
import { type DismissBy, useDismissal } from "../parts/Dismissal.js";
import { part } from "../parts/part.js";
import { RequesterHeader } from "../parts/RequesterHeader.js";
import type { Standing } from "../parts/Standing.js";
import { StopOffer } from "../parts/StopOffer.js";
import { useDeadline } from "../parts/useDeadline.js";
import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import type { Requester } from "../protocol/Requester.js";
import type { Strings } from "../strings/en.js";
import { enForm } from "../strings/enForm.js";
import { systemTimers } from "../time/systemTimers.js";
import { Actions } from "./Actions.js";
import type { Controls } from "./controls/Controls.js";
import { defaultControls } from "./controls/defaultControls.js";
import { ErrorSummary } from "./ErrorSummary.js";
import { Fields } from "./Fields.js";
import { FormContext, type FormContextValue, useFormContext } from "./FormContext.js";
import { FormNotice } from "./FormNotice.js";
import { FormStatus } from "./FormStatus.js";
import { Message } from "./Message.js";
import { useFormStore } from "./useFormStore.js";
import { useLatest } from "../parts/useLatest.js";
import { useSettings } from "./useSettings.js";
import { useStore } from "./useStore.js";
import { useTextDirection } from "./useTextDirection.js";

export interface ElicitationFormProps extends Standing {
  /**
   * `params` of `elicitation/create` in form mode, as they came: untrusted. An equal one keeps what
   * was typed. A request of another mode is said to be unreadable here.
   *
   * After the answer another object is another question, even an equal one: hand over the one you
   * were given, not a copy made anew on every render.
   */
  request: ElicitationRequest;
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /**
   * Called with the one result of the request. While its promise is pending the form is locked; if
   * it rejects, the error is shown, nothing typed is lost, and the person can try again.
   */
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  /** Controls in place of the form's own, by kind of field. */
  controls?: Partial<Controls>;
  /** Words in place of the library's own, by key. */
  strings?: Partial<Strings>;
  /** BCP 47 tag of the person's language, which decides their decimal sign. Default: the browser's. */
  locale?: string;
  /** IANA name of the person's time zone, in which times are read. Default: the browser's. */
  timeZone?: string;
  /** Shows what was entered without a way to change or send it. */
  readOnly?: boolean;
  className?: string;
}

/**
 * Shows a form-mode elicitation of an MCP server or an ACP agent, and carries back exactly one
 * honest answer. Renders a `<div>` with a `<form>`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * <ElicitationForm
 *   request={request.params}
 *   requester={{ name: "Table booking", url: "https://mcp.tables.example/mcp" }}
 *   onRespond={(result) => resolve(result)}
 * />
 */
export function ElicitationForm(props: ElicitationFormProps) {
  const { request, requester, controls, strings, progress, expiresAt, tooOften } = props;
  const { timers = systemTimers } = props;
  const deadline = useDeadline(expiresAt, timers);
  const expired = props.expired === true || deadline === "over";
  const readOnly = props.readOnly === true || expired;
  const closable = props.onClose !== undefined;
  const settings = useSettings(props.locale, props.timeZone);
  const store = useFormStore(request, settings);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const direction = useTextDirection(root);
  const latest = useLatest(props);
  const shown = useLatest(store);

  const context = useMemo<FormContextValue>(() => {
    const answer = async (result: ElicitationResult) => {
      // What was checked for the request before is no answer to the one that is shown by now.
      if (shown.current !== store) return;
      await answerOnce(store, latest.current.request, result, latest.current.onRespond);
    };
    return {
      store,
      request,
      requester,
      strings: { ...enForm, ...strings },
      settings,
      controls: { ...defaultControls, ...controls },
      readOnly,
      expired,
      standing: { progress, expiresAt, deadline, tooOften, timers },
      root,
      id,
      submit: async () => {
        if (readOnly || store.locked) return;
        const { phase } = store;
        const content = await store.submit();
        // Another answer may have been given while this one was checked, even one that failed.
        if (content && store.phase === phase) await answer({ action: "accept", content });
      },
      decline: () => void answer({ action: "decline" }),
      cancel: () => void answer({ action: "cancel" }),
      close: closable ? () => latest.current.onClose?.() : undefined,
      stop: () => latest.current.onStop?.(),
    };
  }, [
    store,
    request,
    requester,
    strings,
    settings,
    controls,
    readOnly,
    expired,
    progress,
    expiresAt,
    deadline,
    tooOften,
    timers,
    closable,
    id,
    latest,
    shown,
  ]);

  return (
    <FormContext.Provider value={context}>
      <Direction.Provider dir={direction}>
        <div {...part("root", { readonly: readOnly })} ref={root} className={props.className}>
          <FormElement key={store.serial} />
        </div>
      </Direction.Provider>
    </FormContext.Provider>
  );
}

function FormElement() {
  const { store, requester, strings, settings, id, standing, readOnly, ...act } = useFormContext();
  const phase = useStore("phase", (held) => held.phase.name);

  const dismiss = (by: DismissBy) => {
    if (readOnly || store.phase.name === "answered") act.close?.();
    else if (store.locked) return;
    else if (by !== "button" && store.dirty && store.dismissing !== by) store.setDismissing(by);
    else act.cancel();
  };
  useDismissal(dismiss);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter held down since the form before this one sends nothing in this one.
    if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      return;
    }
    // A popup that closed, or an input method, has used this key already.
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (readOnly || store.locked) return;
    event.preventDefault();
    // Held down, it is one press.
    if (!event.repeat) dismiss("escape");
  };

  return (
    <form
      {...part("form", { pending: phase === "pending" })}
      noValidate
      aria-labelledby={`${id}-requester`}
      aria-describedby={`${id}-message`}
      onKeyDown={onKeyDown}
      onPointerDownCapture={() => {
        store.hold();
        // Wherever it is released; the click that follows comes first.
        const release = () => setTimeout(() => store.release());
        addEventListener("pointerup", release, { once: true });
        addEventListener("pointercancel", release, { once: true });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A form of the host around this one, through a portal, is not submitted by it.
        event.stopPropagation();
        void act.submit();
      }}
    >
      <RequesterHeader
        requester={requester}
        strings={strings}
        id={`${id}-requester`}
        progress={standing.progress}
      />
      {phase !== "answered" && <DeadlineNote {...standing} {...settings} strings={strings} />}
      <Message />
      <FormNotice />
      <ErrorSummary />
      <Fields />
      <FormStatus />
      <Actions />
      <StopOffer tooOften={standing.tooOften} onStop={act.stop} strings={strings} />
    </form>
  );
}
