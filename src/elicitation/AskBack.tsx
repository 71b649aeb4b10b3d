"use client";

import {
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { focusedIn, isComposing } from "../hooks/focusedIn.js";
import { FormContext } from "../form/field/FormContext.js";
import { useDeadline } from "../hooks/useDeadline.js";
import { useOwnId } from "../hooks/useOwnId.js";
import { ActionButton } from "../parts/ActionButton.js";
import { part } from "../parts/part.js";
import { UnfoldableText } from "../parts/UnfoldableText.js";
import type { Field } from "../schema/Field.js";
import { type AskBackStrings, enAskBack } from "../strings/enAskBack.js";
import { enShared, type SharedStrings } from "../strings/enShared.js";
import { shortText } from "../text/heardText.js";
import { systemTimers } from "../time/timers.js";
import {
  type AskBackTalk,
  type Exchange,
  MAX_ASKED_CHARACTERS,
  type ReplyEnd,
} from "./AskBackTalk.js";
import type { ElicitationProps, OnAskBack } from "./types.js";

export { AskBackTalk } from "./AskBackTalk.js";

type Words = AskBackStrings & SharedStrings;

interface AskBackProps extends Pick<
  ElicitationProps,
  "expired" | "expiresAt" | "timers" | "strings"
> {
  talk: AskBackTalk;
  onAsk: (
    text: string,
    about: Pick<Parameters<OnAskBack>[1], "field" | "signal">,
  ) => ReturnType<OnAskBack>;
}

/**
 * A way to ask back before one answers, beneath what is asked. What is typed here belongs to no form
 * (`form=""`): Enter submits none, and nothing of it is in what a form sends. What is said in reply
 * scrolls in a box of one height, so that it moves no action while a finger is on its way. Renders a
 * `<div>` with a `<button>`, and what that opens.
 */
export function AskBack({ talk, onAsk, ...props }: AskBackProps) {
  const { expired, expiresAt, timers = systemTimers } = props;
  const words: Words = { ...enShared, ...enAskBack, ...props.strings };
  const form = useContext(FormContext);
  const { open } = useSyncExternalStore(talk.subscribe, talk.get, talk.get);
  const over = useDeadline(expiresAt, timers) === "over" || expired === true;
  const panelId = useOwnId();
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (over) talk.stop();
  }, [over, talk]);

  useEffect(() => {
    const view = box.current?.ownerDocument.defaultView;
    if (!open || !view) return;
    // Escape closes this alone. A dialog around it listens at the document, in front of React.
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event) || !focusedIn(box.current)) return;
      event.preventDefault();
      event.stopPropagation();
      toggle.current?.focus();
      talk.set({ open: false });
    };
    view.addEventListener("keydown", close, true);
    return () => view.removeEventListener("keydown", close, true);
  }, [open, talk]);

  if (over || form?.readOnly) return null;
  return (
    <div {...part("ask-back")} ref={box}>
      <ActionButton
        name="ask-back"
        ref={toggle}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        act={() => {
          flushSync(() => talk.set({ open: !open }));
          text.current?.focus();
        }}
      >
        {words.askBack}
      </ActionButton>
      {open && (
        <Panel
          {...{ talk, words, text }}
          id={panelId}
          fields={form?.fields ?? []}
          onAsk={(field) => {
            const send = (asked: string, signal: AbortSignal) => onAsk(asked, { field, signal });
            void talk.ask(send, field ? field.label || field.key : "");
          }}
        />
      )}
    </div>
  );
}

interface PanelProps {
  talk: AskBackTalk;
  words: Words;
  id: string;
  fields: readonly Field[];
  text: RefObject<HTMLTextAreaElement | null>;
  onAsk: (field: Field | undefined) => void;
}

function Panel({ talk, words, id, fields, text, onAsk }: PanelProps) {
  const state = useSyncExternalStore(talk.subscribe, talk.get, talk.get);
  const { running } = talk;
  const ask = () => {
    onAsk(fields.find((field) => field.id === state.about));
    text.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // No key in here is one of the form's.
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it keeps keys to itself, and does nothing by them
    <div {...part("ask-panel")} id={id} onKeyDown={onKeyDown}>
      <Log exchanges={state.exchanges} words={words} />
      <div {...part("heard")} role="status">
        {running && words.askBackWaiting}
      </div>
      {fields.length > 1 && (
        <>
          <label {...part("ask-label")} htmlFor={`${id}-about`}>
            {words.askBackAbout}
          </label>
          <select
            {...part("ask-about")}
            id={`${id}-about`}
            form=""
            value={state.about}
            onChange={({ target }) => talk.set({ about: target.value })}
          >
            <option value="">{words.askBackWhole}</option>
            {fields.map((field) => (
              <option key={field.id} value={field.id}>
                {shortText(field.label || field.key)}
              </option>
            ))}
          </select>
        </>
      )}
      <label {...part("ask-label")} htmlFor={`${id}-text`}>
        {words.askBackText}
      </label>
      <div {...part("ask-line")}>
        <textarea
          {...part("ask-text")}
          id={`${id}-text`}
          ref={text}
          form=""
          rows={1}
          maxLength={MAX_ASKED_CHARACTERS}
          autoComplete="off"
          aria-describedby={`${id}-note`}
          value={state.text}
          onChange={({ target }) => talk.set({ text: target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            if (!event.repeat) ask();
          }}
        />
        <ActionButton name="ask" act={running ? () => talk.stop() : ask}>
          {running ? words.askBackStop : words.askBackSend}
        </ActionButton>
      </div>
      <div {...part("ask-note")} id={`${id}-note`}>
        {words.askBackNote}
      </div>
    </div>
  );
}

/** How near its end a log is taken to be at its end, in pixels. */
const NEAR_END_PIXELS = 24;

function Log({ exchanges, words }: { exchanges: readonly Exchange[]; words: Words }) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    // Scrolls to what comes, unless the person reads what came before.
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <div
      {...part("ask-log", { empty: exchanges.length === 0 })}
      ref={box}
      role="log"
      aria-label={words.askBackLog}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys
      tabIndex={exchanges.length > 0 ? 0 : undefined}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PIXELS;
      }}
    >
      {exchanges.map((exchange) => (
        // A finished reply has another key: as a new element it is read out, once.
        <Said key={`${exchange.key} ${exchange.end}`} exchange={exchange} words={words} />
      ))}
    </div>
  );
}

function Said({ exchange, words }: { exchange: Exchange; words: Words }) {
  const { asked, about, reply, end } = exchange;
  const note = noteOf(end, reply, words);
  return (
    <div {...part("ask-exchange")} aria-live={end ? undefined : "off"}>
      <div {...part("ask-asked")}>
        <span {...part("ask-mark")}>
          {words.askBackAsked}
          {about !== "" && ` · ${shortText(about)}`}
        </span>
        <UnfoldableText text={asked} strings={words} />
      </div>
      {reply !== "" && (
        <div {...part("ask-reply")}>
          <span {...part("ask-mark")}>{words.askBackReply}</span>
          <UnfoldableText text={reply} strings={words} />
        </div>
      )}
      {note !== undefined && <div {...part("ask-state")}>{note}</div>}
    </div>
  );
}

function noteOf(end: ReplyEnd | undefined, reply: string, words: Words): string | undefined {
  switch (end) {
    case undefined:
      return reply === "" ? words.askBackWaiting : undefined;
    case "whole":
      return reply === "" ? words.askBackElsewhere : undefined;
    case "elsewhere":
      return words.askBackElsewhere;
    case "stopped":
      return words.askBackStopped;
    case "cut":
      return words.askBackCut;
    case "failed":
      return words.askBackFailed;
  }
}
