"use client";

import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { quotableText, shortText } from "../core/text.js";
import { ActionButton } from "../ui/ActionButton.js";
import { withoutSharedProps } from "../ui/SharedScreenProps.js";
import { isEscape, useKeptFocus } from "../ui/focus.js";
import { RequesterHeader } from "../ui/header.js";
import { useDefaults, useHostChecks, useLanguage } from "../ui/hooks.js";
import { BlockOffer, DeadlineNote } from "../ui/notes.js";
import { type PartProps, part } from "../ui/part.js";
import { Answers } from "./Answers.js";
import { ApprovalContext, ApprovalWords, useApprovalContext } from "./ApprovalContext.js";
import { Notes } from "./Notes.js";
import { Part } from "./Part.js";
import { approvalOutcome } from "./approvalSentence.js";
import { type ApprovalOptions, useBoundApproval } from "./useBoundApproval.js";
import { type KeyboardEvent, type Ref, forwardRef, useImperativeHandle, useRef } from "react";

/** Props of `<Approval>`. Other props go to its outermost element. */
export interface ApprovalProps extends ApprovalOptions, Omit<PartProps<"div">, "children"> {
  /** What an agent may do if the user allows it. Made by your code, or by an adapter. */
  request: ApprovalRequest;
}

/** The approval, for `<Approval>` and for late code (see `form/FormScreen`). */
export const ApprovalScreen = forwardRef<HTMLDivElement, ApprovalProps>(
  function Approval(given, ref) {
    const props = useDefaults(given);
    const approval = useBoundApproval(props.request, props);
    const root = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => root.current!);
    useHostChecks(root, props);
    return (
      <ApprovalContext.Provider value={approval}>
        <ApprovalWords.Provider value={approval.strings}>
          <div
            {...part("root", { density: props.density })}
            {...withoutSharedProps(given)}
            ref={root}
          >
            <Card />
          </div>
        </ApprovalWords.Provider>
      </ApprovalContext.Provider>
    );
  },
);

/**
 * Everything of an approval in reading order: requester, heading, the agent's words, parts, notes,
 * answers. Renders a `<div role="region">`.
 */
function Card() {
  const approval = useApprovalContext();
  const { requester, strings, title, level, phase, cardProps, host, cancel } = approval;
  const locale = useLanguage(host.locale);
  const card = useRef<HTMLDivElement>(null);
  const onFocusChange = useKeptFocus(card);
  const { timers } = approval;
  const end = endOf(approval);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    cardProps.onKeyDown(event);
    if (host.escape !== "cancel" || !isEscape(event)) return;
    event.preventDefault();
    approval.model.dismiss(event.nativeEvent);
  };

  return (
    <div
      // No `<section>`: style sheets of pages have rules for the first and the last of those.
      role="region"
      {...part("approval-card", { level, pending: phase === "sending" })}
      {...cardProps}
      ref={joined(card, cardProps.ref)}
      // The focus starts here, never on an answer.
      tabIndex={-1}
      aria-label={strings.question(requester.name, title)}
      onKeyDown={onKeyDown}
      onFocus={onFocusChange}
      onBlur={onFocusChange}
    >
      <RequesterHeader
        {...{ requester, strings }}
        progress={host.progress}
        waiting={host.waiting}
      />
      <DeadlineNote
        {...{ strings, locale, timers }}
        expiresAt={host.expiresAt}
        deadline={phase === "open" ? approval.deadline : undefined}
        timeZone={host.timeZone}
      />
      <ApprovalHeading level={host.headingLevel ?? 2} />
      <Says />
      <Parts />
      <Notes />
      {end === undefined && <Answers />}
      <div {...part(end ? "notice" : "heard")} role="status">
        {end ?? (phase === "sending" ? strings.sending : undefined)}
      </div>
      {end !== undefined && host.onClose && (
        <div {...part("actions")}>
          <button
            type="button"
            {...part("action", { name: "close", variant: "secondary" })}
            onClick={() => cancel()}
          >
            {strings.close}
          </button>
        </div>
      )}
      <BlockOffer
        rateLimited={host.rateLimited}
        onBlock={host.onBlock && ((event) => approval.model.block(event.nativeEvent))}
        strings={strings}
      />
    </div>
  );
}

/** Returns why the request can no longer be answered, or what became of it. */
function endOf(approval: ReturnType<typeof useApprovalContext>): string | undefined {
  const { request, result, phase, strings, withdrawn, requester } = approval;
  if (phase === "answered") return approvalOutcome(request, result, strings);
  if (phase !== "over") return undefined;
  if (withdrawn === "elsewhere") return strings.goneElsewhere(requester.name);
  return withdrawn ? strings.takenBack(requester.name) : strings.timeOver;
}

/** What runs, part by part. Renders a `<div>`, or nothing. */
export function Parts() {
  const { parts, hiddenParts, strings, showMore } = useApprovalContext();
  if (parts.length === 0) return null;
  return (
    <div {...part("approval-parts")}>
      {parts.map((view, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a request never move
        <Part key={at} index={at} view={view} />
      ))}
      {hiddenParts > 0 && (
        <ActionButton name="more" act={showMore}>
          {strings.moreRequests(hiddenParts)}
        </ActionButton>
      )}
    </div>
  );
}

/** The built-in heading. A name of the agent's is set apart. Renders a `<div role="heading">`. */
function ApprovalHeading({ level }: { level: number }) {
  const { heading, id } = useApprovalContext();
  const { before, name, after } = heading;
  return (
    <div {...part("approval-heading")} role="heading" aria-level={level} id={`${id}-h`}>
      {before}
      {name !== undefined && (
        <bdi {...part("approval-name")} translate="no">
          {name}
        </bdi>
      )}
      {after}
    </div>
  );
}

/** The agent's sentence and its reason, as its words. Renders a `<div>`, or nothing. */
export function Says() {
  const { message, reason, strings, requester } = useApprovalContext();
  if (message === "" && reason === "") return null;
  const said = [
    [strings.says(shortText(requester.name)), message],
    [strings.reasonGiven, reason],
  ] as const;
  return (
    <div {...part("says")}>
      {said.map(
        ([who, words]) =>
          words !== "" && (
            <div key={who} {...part("says-line")}>
              <span {...part("says-who")}>{who}</span>{" "}
              <bdi {...part("says-words")}>{strings.quoted(quotableText(words))}</bdi>
            </div>
          ),
      )}
    </div>
  );
}

/** Sets one element to two refs. */
function joined<E>(
  one: { current: E | null },
  other: Ref<HTMLElement>,
): (element: E | null) => void {
  return (element) => {
    one.current = element;
    if (typeof other === "function") other(element as HTMLElement | null);
  };
}
