"use client";

import type { KeyboardEvent } from "react";
import { ActionButton } from "../ui/ActionButton.js";
import { isComposing } from "../ui/focus.js";
import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";
import { isRefusal } from "./createApprovalModel.js";
import { Question } from "./Question.js";
import { CancelButton, Status } from "./Status.js";
import type { ApprovalAnswer } from "./useApproval.js";

/** Answers that are buttons. The others are in a select. */
const MAX_BUTTONS = 20;
/** The highest number key. */
const HIGHEST_KEY = 9;

/** The answers, why they wait, and × for none of them. Renders a `<div>`. */
export function Answers() {
  const { text, options, level, isRows, isQuestion } = useApprovalContext();
  if (text.option) return <TextAnswer />;
  if (isQuestion || options.length > MAX_BUTTONS) return <Question />;
  if (isRows) return <AnswerRows />;
  const refusals = options.filter(({ option }) => isRefusal(option));
  const others = options.filter((option) => !refusals.includes(option));
  // In danger, the answers that refuse come first.
  const ordered = level === "danger" ? [...refusals, ...others] : options;
  return (
    <div {...part("actions")}>
      {ordered.map((answer) => (
        <AnswerButton key={answer.option.id} answer={answer} />
      ))}
      <WithReason />
      <Status />
      <CancelButton />
    </div>
  );
}

/** One answer in built-in words. Renders a `<button>`. */
function AnswerButton({ answer }: { answer: ApprovalAnswer }) {
  const { level, isRow } = useApprovalContext();
  const { kind } = answer.option;
  return (
    <PressButton
      answer={answer}
      look={{
        primary: kind === "allow" && level === "info" && !isRow,
        strong: isRefusal(answer.option) && level === "danger" && !isRow,
      }}
    >
      {answer.label}
    </PressButton>
  );
}

interface PressButtonProps {
  answer: ApprovalAnswer;
  look?: { primary?: boolean; strong?: boolean };
  keyName?: string | undefined;
  /** The ID of what the answer covers. */
  captionId?: string | undefined;
  children: React.ReactNode;
}

/** The button of an answer. It keeps its name while it waits. */
export function PressButton({ answer, look, keyName, captionId, children }: PressButtonProps) {
  const { model, guard, store, strings, phase, locked, waiting, replacing, id, missing } =
    useApprovalContext();
  const { option, off, buttonProps } = answer;
  const allows = option.kind === "allow" || option.kind === "other";
  const reasonId = allows && missing !== undefined ? `${id}-s` : undefined;
  const isPressed = phase === "sending" && store.state.pressed === option.id;
  return (
    <ActionButton
      {...part("action", { ...look, option: option.id, off: off && !locked, chosen: isPressed })}
      name="answer"
      ref={option.kind === "allow" ? guard.watchAction : undefined}
      question={store}
      locked={locked}
      waiting={allows ? waiting : replacing}
      busy={isPressed && strings.sendingNow}
      aria-label={isPressed ? undefined : buttonProps["aria-label"]}
      {...(off && { "aria-disabled": true })}
      aria-describedby={[captionId, reasonId].filter(Boolean).join(" ") || undefined}
      aria-keyshortcuts={keyName}
      act={(event) => model.press(option, event.nativeEvent)}
    >
      {children}
    </ActionButton>
  );
}

/** Answers in the agent's words, or lasting ones: a row each, with its effect. */
function AnswerRows() {
  const { options, hasKeys, title, isRow } = useApprovalContext();
  return (
    <div {...part("actions")}>
      <div {...part("answers")} role="group" aria-label={title}>
        {options.map((answer, at) => (
          <AnswerRow
            key={answer.option.id}
            answer={answer}
            place={at + 1}
            isKey={hasKeys && !isRow && at < HIGHEST_KEY && !answer.lasts && !answer.option.text}
          />
        ))}
      </div>
      <WithReason />
      <Status />
      <CancelButton />
    </div>
  );
}

interface AnswerRowProps {
  answer: ApprovalAnswer;
  place: number;
  /** Whether its number key answers. */
  isKey: boolean;
}

function AnswerRow({ answer, place, isKey }: AnswerRowProps) {
  const { strings, requester, id } = useApprovalContext();
  const { option, label, kind, scope, covers, lasts } = answer;
  const isText = option.text === "required";
  const captions = [
    kind,
    isText ? strings.asksForText : scope,
    ...(lasts && covers.length === 0 && option.kind === "allow"
      ? [strings.coversUnsaid(requester.name)]
      : []),
  ];
  return (
    <PressButton
      answer={answer}
      keyName={isKey ? String(place) : undefined}
      captionId={lasts ? `${id}-c${place}` : undefined}
    >
      <span {...part("answer-key", { bare: !isKey })} aria-hidden="true">
        {place}
      </span>
      <span {...part("answer-words")}>
        <bdi {...part("answer-label")}>{label}</bdi>
        <span {...part("answer-caption", { kind: option.kind })} id={`${id}-c${place}`}>
          {captions.map((caption) => (
            <span key={caption} {...part("answer-effect")}>
              {caption}
            </span>
          ))}
          {covers.map((line) => (
            <bdi key={line} {...part("answer-covers")} translate="no">
              {line}
            </bdi>
          ))}
        </span>
      </span>
    </PressButton>
  );
}

/** Opens the box for a reason, where an answer may have one. Renders `<button>`s, or nothing. */
function WithReason() {
  const { options, text, strings, locked } = useApprovalContext();
  return options
    .filter(({ option }) => option.text === "optional")
    .map(({ option, label }) => (
      <ActionButton
        {...part("action", { quiet: true })}
        key={option.id}
        name="reason"
        locked={locked}
        act={() => text.open(option)}
      >
        {option.kind === "deny" ? strings.denyWithReason : label}
      </ActionButton>
    ));
}

/** The box for the text that goes with an answer. While it is open, nothing can be allowed. */
function TextAnswer() {
  const { text, strings, requester, id, phase, locked, store } = useApprovalContext();
  const { option: { option, label } = {} } = text;
  const isReason = option?.kind !== "other";
  const isSending = phase === "sending" && store.state.pressed === option?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) text.send(event.nativeEvent);
  };
  return (
    <>
      <div {...part("reason")}>
        <label {...part("reason-label")} htmlFor={`${id}-r`}>
          {isReason ? strings.reason : strings.yourAnswer}{" "}
          <span {...part("reason-hint")}>{strings.sentTo(requester.name)}</span>
        </label>
        <textarea
          {...part("input", { kind: "string" })}
          id={`${id}-r`}
          rows={2}
          value={text.value}
          readOnly={locked}
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it to write
          autoFocus
          onChange={({ currentTarget }) => text.change(currentTarget.value)}
          onKeyDown={onKeyDown}
          aria-describedby={`${id}-s`}
        />
      </div>
      <div {...part("actions")}>
        <ActionButton
          {...part("action", { strong: true, busy: isSending })}
          name="answer"
          question={store}
          locked={locked}
          busy={isSending && strings.sendingNow}
          act={(event) => text.send(event.nativeEvent)}
        >
          {option?.kind === "deny" ? strings.denyAndSend : isReason ? label : strings.sendText}
        </ActionButton>
        <ActionButton
          {...part("action", { quiet: true })}
          name="back"
          locked={locked}
          act={text.close}
        >
          {strings.back}
        </ActionButton>
        <Status />
        <CancelButton />
      </div>
    </>
  );
}
