"use client";

import {
  type ApprovalOption,
  type ApprovalRequest,
  answerWith,
  optionsOf,
} from "../core/ApprovalRequest.js";
import { ConsentGuard } from "../core/ConsentGuard.js";
import type { RequestGroup } from "../core/RequestGroup.js";
import { ACTIVATION_DELAY_MILLISECONDS, ReplacementGuard, isGuardOn } from "../core/inputGuard.js";
import type { Session } from "../core/session.js";
import { visibleText } from "../core/text.js";
import { systemTimers } from "../core/timers.js";
import { enApproval } from "../strings/enApproval.js";
import { enApprovalReceipt } from "../strings/enApprovalReceipt.js";
import { ActionButton } from "../ui/ActionButton.js";
import { withoutSharedProps } from "../ui/SharedScreenProps.js";
import { focusRequest, isEscape, useKeptFocus } from "../ui/focus.js";
import { RequesterHeader } from "../ui/header.js";
import { useDefaults, useDismissal, useOwnId } from "../ui/hooks.js";
import { BlockOffer } from "../ui/notes.js";
import { part } from "../ui/part.js";
import type { ApprovalProps } from "./ApprovalScreen.js";
import { ApprovalWords } from "./ApprovalContext.js";
import { ApprovalRow, type GroupMember } from "./ApprovalRow.js";
import { NoteList, sharedNotes } from "./Notes.js";
import { isRefusal } from "./createApprovalModel.js";
import { ownNotesOf } from "./readApproval.js";
import type { BoundApproval } from "./useBoundApproval.js";
import {
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

interface ApprovalGroupProps extends ApprovalProps {
  group: RequestGroup;
}

/** Rows that are shown at once, and that each press adds. */
const PAGE_ROWS = 20;

/**
 * Several approvals as one list: a row each, with its own answers, and answers for all.
 *
 * Allow all presses no lasting answer, and waits until every row was on screen. Renders a `<div>`.
 */
export function ApprovalGroup({ group, ...given }: ApprovalGroupProps) {
  const props = useDefaults(given);
  const { requester, timers = systemTimers } = props;
  const sessions = useSyncExternalStore(group.subscribe, group.snapshot, group.snapshot);
  const members = sessions as readonly GroupMember[];
  const [pages, setPages] = useState(1);
  /** Why the last press on "Allow all" allowed nothing, and the number of presses. */
  const [said, setSaid] = useState<{ words: string | undefined; presses: number }>();
  const [rows, setRows] = useState<ReadonlyMap<Session, BoundApproval>>(new Map());
  const strings = useMemo(
    () => ({ ...enApproval, ...enApprovalReceipt, ...props.strings }),
    [props.strings],
  );
  const isGuarded = isGuardOn(props.inputGuard);
  const [guard] = useState(
    () => new ConsentGuard(ACTIVATION_DELAY_MILLISECONDS, timers, isGuarded),
  );
  const [replacementGuard] = useState(() => new ReplacementGuard(isGuarded));
  useEffect(() => replacementGuard.show(timers), [replacementGuard, timers]);
  const { watchAction } = guard;
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const whyId = useOwnId();

  const shown = members.slice(0, PAGE_ROWS * pages);
  const open = shown.filter(({ unsettled }) => unsettled);
  const answered = members.filter(({ unsettled }) => !unsettled).length;
  useEffect(() => (heading.current ? guard.watch(heading.current) : undefined), [guard]);
  useEffect(() => {
    // A row that joins is to be read first.
    if (shown.length > 0) guard.renew(ACTIVATION_DELAY_MILLISECONDS);
  }, [guard, shown.length]);
  const keepFocus = useKeptFocus(card, focusNextRow);

  const problem = open
    .map((member) => problemOf(rows.get(member), members.indexOf(member) + 1, strings))
    .find((each) => each !== undefined);

  const say = (words: string | undefined) => setSaid({ words, presses: (said?.presses ?? 0) + 1 });
  const why = problem?.words ?? said?.words;

  const allowAll = (press: { isTrusted: boolean }) => {
    const isReady = guard.press(press);
    // Clicks by scripts are ignored.
    if (!isReady && !press.isTrusted) return;
    say(problem?.words ?? (isReady ? undefined : strings.tooEarly));
    if (problem) problem.row?.reading.reveal(problem.part ?? 0);
    if (!isReady || problem) return;
    guard.act();
    let before: Promise<void> | undefined;
    for (const member of open) {
      const row = rows.get(member);
      const option = row && allowOnceOf(row);
      if (row && option) before = row.model.answerInGroup(option, before);
    }
  };
  // A press may have been meant for another request here, and a key for anything else.
  const isMeant = () => replacementGuard.isReady && !guard.ignoresKey();
  const refuseAll = () => {
    if (!isMeant()) return;
    let before: Promise<void> | undefined;
    for (const member of members.filter(({ unsettled }) => unsettled)) {
      const option = refusalOf(member.request as ApprovalRequest);
      const row = rows.get(member);
      if (row && option) before = row.model.answerInGroup(option, before);
      else void member.respondForUser(option ? answerWith(option) : { action: "cancel" });
    }
  };
  const cancelAll = () => {
    for (const member of members) {
      if (member.unsettled) void member.respondForUser({ action: "cancel" });
      else {
        // A withdrawn or expired request stays on screen until it is dismissed.
        member.view.dismiss();
        member.dismiss();
      }
    }
  };
  const closeAll = () => {
    if (isMeant()) cancelAll();
  };
  /** For Escape and a dialog that closes: one key loses no edit and no reason. */
  const dismiss = () => {
    if (!isMeant()) return;
    const entered = open.map((member) => rows.get(member));
    const written = entered.find((row) => row?.text.option && row.text.value !== "");
    if (entered.some((row) => row?.edit.isEditing)) say(problem?.words);
    else if (written) written.text.close();
    else cancelAll();
  };
  useDismissal(dismiss);
  const capture = ({ nativeEvent }: SyntheticEvent) => {
    guard.handleEvent(nativeEvent);
    replacementGuard.handleEvent(nativeEvent);
  };
  const shared = useMemo(
    () => sharedNotes(members.map(({ request }) => ownNotesOf(request as ApprovalRequest))),
    [members],
  );
  const title = strings.allowThese(members.length);
  const name = visibleText(requester.name);

  return (
    <ApprovalWords.Provider value={strings}>
      <div {...part("root", { density: props.density })} {...withoutSharedProps(given)}>
        <div
          role="region"
          {...part("approval-card", {})}
          ref={card}
          tabIndex={-1}
          aria-label={strings.question(name, title)}
          onKeyDownCapture={capture}
          onPointerDownCapture={capture}
          onClickCapture={capture}
          onFocusCapture={capture}
          onFocus={keepFocus}
          onBlur={keepFocus}
          onKeyDown={(event) => {
            if (props.escape !== "cancel" || !isEscape(event)) return;
            event.preventDefault();
            dismiss();
          }}
        >
          <RequesterHeader {...{ requester, strings }} waiting={props.waiting} />
          <div
            {...part("approval-heading")}
            ref={heading}
            role="heading"
            aria-level={props.headingLevel ?? 2}
          >
            {title}
          </div>
          <div {...part("approval-progress")} role="status">
            {strings.answeredCount(answered, members.length)}
          </div>
          <NoteList notes={shared} />
          <div {...part("approval-rows")} role="list">
            {shown.map((member, at) => (
              <ApprovalRow
                key={member.id}
                member={member}
                sharedNotes={shared}
                request={member.request as ApprovalRequest}
                place={at + 1}
                host={props}
                strings={strings}
                onChange={(row) => setRows((known) => new Map(known).set(member, row))}
              />
            ))}
          </div>
          {members.length > shown.length && (
            <ActionButton name="more" act={() => setPages(pages + 1)}>
              {strings.moreRequests(Math.min(PAGE_ROWS, members.length - shown.length))}
            </ActionButton>
          )}
          <div {...part("actions")}>
            {open.length > 0 && (
              <>
                <ActionButton
                  {...part("action", { off: problem !== undefined })}
                  name="answer"
                  variant="primary"
                  ref={watchAction}
                  question={members}
                  aria-disabled={problem !== undefined || undefined}
                  aria-describedby={problem && whyId}
                  act={(event) => allowAll(event.nativeEvent)}
                >
                  {strings.allowAll(open.length)}
                </ActionButton>
                <ActionButton name="answer" act={refuseAll}>
                  {strings.denyAll(members.length - answered)}
                </ActionButton>
                {/* The key inserts the text again at each press, or it is not announced. */}
                <div
                  {...part("why")}
                  id={whyId}
                  aria-live={why !== undefined && why === said?.words ? "polite" : "off"}
                >
                  {why !== undefined && <span key={said?.presses}>{why}</span>}
                </div>
              </>
            )}
            {answered < members.length ? (
              <ActionButton
                name="cancel"
                variant="icon"
                title={strings.closeUnanswered}
                act={closeAll}
              >
                {strings.closeUnanswered}
              </ActionButton>
            ) : (
              <ActionButton name="close" act={closeAll}>
                {strings.close}
              </ActionButton>
            )}
          </div>
          <BlockOffer
            rateLimited={props.rateLimited}
            onBlock={
              props.onBlock &&
              (() => {
                if (isMeant()) props.onBlock?.();
              })
            }
            strings={strings}
          />
        </div>
      </div>
    </ApprovalWords.Provider>
  );
}

/** Returns the answer that allows a row once, if it has one. */
function allowOnceOf({ options }: BoundApproval): ApprovalOption | undefined {
  return options.find(({ option: { kind, text }, lasts }) => kind === "allow" && !lasts && !text)
    ?.option;
}

/** Returns the answer that refuses a request, rather once than for good. Its text is never needed. */
function refusalOf(request: ApprovalRequest): ApprovalOption | undefined {
  const refusals = optionsOf(request).filter(
    (option) => isRefusal(option) && option.text !== "required",
  );
  const isOnce = ({ scope = "once" }: ApprovalOption) => scope === "once";
  return (
    refusals.find((option) => option.kind === "deny" && isOnce(option)) ??
    refusals.find(isOnce) ??
    refusals[0]
  );
}

interface RowProblem {
  words: string;
  row: BoundApproval | undefined;
  part?: number | undefined;
}

/** Returns why a row can't be allowed with the others. */
function problemOf(
  row: BoundApproval | undefined,
  place: number,
  strings: typeof enApproval,
): RowProblem | undefined {
  const say = (words: string, at?: number) => ({
    words: strings.inRequest(place, words),
    row,
    part: at,
  });
  if (!row) return say(strings.unseen);
  // Without parts, nothing says whether a row was on screen.
  const isAlone =
    row.level === "danger" ||
    row.parts.length === 0 ||
    row.parts.some(({ type }) => type === "missing") ||
    row.isQuestion ||
    row.text.option !== undefined ||
    !allowOnceOf(row);
  if (isAlone) return say(strings.answerAlone);
  const problem = row.model.problem();
  return problem === undefined ? undefined : say(problem, row.reading.unseen()?.part);
}

/** Focuses the heading of the next open row, or the card after the last one. Never an answer. */
function focusNextRow(card: Element | null): void {
  const head = card?.querySelector<HTMLElement>('[data-elicit="approval-row-head"]');
  if (head) head.focus({ preventScroll: true });
  else focusRequest(card);
}
