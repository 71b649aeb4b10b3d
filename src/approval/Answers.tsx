"use client";

import { ActionButton, type ActionVariant } from "../ui/ActionButton.js";
import { isComposing } from "../ui/focus.js";
import type { ApprovalOption } from "../core/ApprovalRequest.js";
import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";
import type { NoteLevel } from "./readApproval.js";
import { isRefusal } from "./createApprovalModel.js";
import { Pieces } from "./TextLines.js";
import { MAX_BUTTONS, shortRule } from "./readOptions.js";
import { readName } from "./readText.js";
import type { ApprovalAnswer } from "./useBoundApproval.js";
import { type KeyboardEvent, useState } from "react";

/** Rules of an answer that are shown at first, and that each press adds. */
const FIRST_RULES = 10;
const PAGE_RULES = 500;
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
  return (
    <PressButton answer={answer} variant={isRow ? undefined : variantOf(answer.option, level)}>
      {answer.label}
    </PressButton>
  );
}

/** Returns the look of an answer: in danger what refuses stands out, else what allows once. */
function variantOf(option: ApprovalOption, level: NoteLevel): ActionVariant | undefined {
  if (isRefusal(option)) return level === "danger" ? "strong" : undefined;
  return option.kind === "allow" && level === "info" ? "primary" : undefined;
}

interface PressButtonProps {
  answer: ApprovalAnswer;
  variant?: ActionVariant | undefined;
  keyName?: string | undefined;
  /** The ID of what the answer covers. */
  captionId?: string | undefined;
  /** In place of the answer: shows what it covers first. */
  unfold?: (() => void) | undefined;
  children: React.ReactNode;
}

/** The button of an answer. It keeps its name while it waits. */
function PressButton(props: PressButtonProps) {
  const { answer, variant, keyName, captionId, unfold, children } = props;
  const { model, guard, store, strings, phase, locked, waiting, replacing, id, missing } =
    useApprovalContext();
  const { option, off, name } = answer;
  const allows = !isRefusal(option);
  const reasonId = allows && missing !== undefined ? `${id}-s` : undefined;
  const isPressed = phase === "sending" && store.state.pressed === option.id;
  return (
    <ActionButton
      {...part("action", { option: option.id, off: off && !locked, chosen: isPressed })}
      name="answer"
      variant={variant}
      ref={allows ? guard.actionRef(option.id) : undefined}
      question={store}
      locked={locked}
      waiting={allows ? waiting : replacing}
      busy={isPressed && strings.sendingNow}
      aria-label={isPressed ? undefined : name}
      {...(off && { "aria-disabled": true })}
      aria-describedby={[captionId, reasonId].filter(Boolean).join(" ") || undefined}
      aria-keyshortcuts={keyName}
      act={(event) => (unfold ? unfold() : model.press(option, event.nativeEvent))}
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
  const { strings, requester, id, store } = useApprovalContext();
  const { option, label, kind, scope, covers, lasts } = answer;
  const [shown, setShown] = useState(FIRST_RULES);
  const rest = covers.length - shown;
  const showMore = () => setShown(shown + PAGE_RULES);
  const isText = option.text === "required";
  const captions = [
    kind,
    isText ? strings.asksForText : scope,
    ...(lasts && covers.length === 0 && option.kind === "allow"
      ? [strings.coversUnsaid(requester.name)]
      : []),
  ];
  const row = (
    <PressButton
      answer={answer}
      keyName={isKey ? String(place) : undefined}
      captionId={lasts || isText ? `${id}-c${place}` : undefined}
      unfold={
        rest > 0
          ? () => {
              showMore();
              store.say(strings.showAllFirst);
            }
          : undefined
      }
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
          {covers.length > 0 && <span {...part("answer-effect")}>{strings.covers}</span>}
          <Covers rules={covers.slice(0, shown)} />
        </span>
      </span>
    </PressButton>
  );
  if (rest <= 0) return row;
  return (
    <>
      {row}
      <ActionButton name="more" act={showMore}>
        {strings.moreRequests(rest)}
      </ActionButton>
    </>
  );
}

/** What a lasting answer covers. Renders a `<bdi>` for each rule. */
function Covers({ rules }: { rules: readonly string[] }) {
  const { strings } = useApprovalContext();
  return rules.map((rule, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the rules of an answer never move
    <bdi key={at} {...part("answer-covers")} translate="no">
      <Pieces pieces={readName(shortRule(rule), strings, { kind: "title" }).lines[0]} />
    </bdi>
  ));
}

/** Opens the box for a reason, where an answer may have one. Renders `<button>`s, or nothing. */
function WithReason() {
  const { options, text, strings, locked } = useApprovalContext();
  const names = { deny: strings.denyWithReason, stop: strings.stopWithReason };
  return (
    options
      .filter(({ option }) => option.text === "optional")
      // A reason goes rather with a refusal for now.
      .toSorted((one, other) => Number(one.lasts) - Number(other.lasts))
      .filter((each, at, all) => all.findIndex(({ kind }) => kind === each.kind) === at)
      .map(({ option, name, lasts }) => (
        <ActionButton
          key={option.id}
          name="reason"
          variant="quiet"
          locked={locked}
          act={() => text.open(option)}
        >
          {(lasts ? undefined : names[option.kind as "deny"]) ?? name}
        </ActionButton>
      ))
  );
}

/** The box for the text that goes with an answer. While it is open, nothing can be allowed. */
function TextAnswer() {
  const { text, strings, requester, id, phase, locked, store, guard } = useApprovalContext();
  const { option: { option, name, lasts } = {} } = text;
  const isReason = option?.kind !== "other";
  const sendWords = { deny: strings.denyAndSend, stop: strings.stopAndSend };
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
          {...part("action", { busy: isSending, arrow: "enter" })}
          ref={option && !isRefusal(option) ? guard.watchAction : undefined}
          name="answer"
          variant="strong"
          question={store}
          locked={locked}
          busy={isSending && strings.sendingNow}
          act={(event) => text.send(event.nativeEvent)}
        >
          {(lasts ? undefined : sendWords[option?.kind as "deny"]) ??
            (isReason ? name : strings.sendText)}
        </ActionButton>
        <ActionButton name="back" variant="quiet" locked={locked} act={text.close}>
          {strings.back}
        </ActionButton>
        <Status />
        <CancelButton />
      </div>
    </>
  );
}

/** Answers that are a choice, which a button sends. Renders radios or a `<select>`. */
function Question() {
  const { options, parts, store, model, strings, title, id, locked, phase, waiting, guard } =
    useApprovalContext();
  const { watchAction } = guard;
  const { chosen } = store.state;
  const answer = options.find(({ option }) => option.id === chosen);
  // Who does not say what runs may ask anything.
  const isUnclear = parts.some(({ type }) => type === "missing");
  const choose = (option: string) => store.set({ chosen: option, said: undefined });
  return (
    <>
      {options.length > MAX_BUTTONS ? (
        <select
          {...part("input", { kind: "singleSelect" })}
          value={chosen ?? ""}
          disabled={locked}
          aria-label={title}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="" disabled>
            {strings.chooseFirst}
          </option>
          {options.map(({ option, name }) => (
            <option key={option.id} value={option.id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <div {...part("choices")} role="radiogroup" aria-label={title}>
          {options.map(({ option, label, name, lasts }, at) => (
            <label key={option.id} {...part("choice", { chosen: option.id === chosen })}>
              <input
                {...part("choice-radio")}
                type="radio"
                name={`${id}-q`}
                value={String(at)}
                checked={option.id === chosen}
                disabled={locked}
                onChange={() => choose(option.id)}
              />
              <bdi>{lasts || isUnclear ? name : label}</bdi>
            </label>
          ))}
        </div>
      )}
      {/* A list shows only the beginning of what is chosen. */}
      {answer && options.length > MAX_BUTTONS && (
        <span {...part("answer-caption", { kind: answer.option.kind })}>
          <span {...part("answer-effect")}>{answer.caption}</span>
        </span>
      )}
      {answer && <Covers rules={answer.covers} />}
      <div {...part("actions")}>
        <ActionButton
          {...part("action", { busy: phase === "sending" })}
          name="answer"
          variant="primary"
          question={store}
          ref={watchAction}
          locked={locked}
          waiting={waiting}
          busy={phase === "sending" && strings.sendingNow}
          aria-describedby={`${id}-s`}
          act={(event) => {
            if (answer) model.press(answer.option, event.nativeEvent);
            else store.say(strings.chooseFirst);
          }}
        >
          {strings.sendText}
        </ActionButton>
        <Status />
        <CancelButton />
      </div>
    </>
  );
}

/**
 * Why an allowing answer waits, or what went wrong. It is announced after a press only: it changes with
 * each line that is read. Renders a `<div>`.
 */
function Status() {
  const { missing, said, phase, strings, id, store, text } = useApprovalContext();
  const { isRefused, refusals } = store.state;
  const failed = phase === "failed";
  const isNews = failed || said !== undefined || isRefused === true;
  // A refusal doesn't wait for reading, so its text box shows nothing that Allow waits for.
  const lock = text.option && isRefusal(text.option.option) ? undefined : missing;
  const words = failed ? strings.failed : (said ?? lock);
  return (
    <div {...part("why", { failed })} id={`${id}-s`} aria-live={isNews ? "polite" : "off"}>
      {/* The key inserts the text again at each press, or a screen reader doesn't announce it. */}
      {words && <span key={refusals}>{words}</span>}
    </div>
  );
}

/** Closes the request without an answer. Renders a `<button>`, drawn as a cross in the header. */
function CancelButton() {
  const { strings, cancel, phase, store, replacing, id, place } = useApprovalContext();
  return (
    <ActionButton
      name="cancel"
      variant="icon"
      title={strings.closeUnanswered}
      // Each row of a group has one, and so has the group.
      aria-label={
        place === undefined ? undefined : strings.inRequest(place, strings.closeUnanswered)
      }
      question={store}
      locked={phase === "sending"}
      waiting={replacing}
      aria-describedby={`${id}-x`}
      act={(event) => cancel(event.nativeEvent)}
    >
      {strings.closeUnanswered}
      <span id={`${id}-x`} hidden>
        {strings.mayStop}
      </span>
    </ActionButton>
  );
}
