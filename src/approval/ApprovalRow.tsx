"use client";

import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import type { Session } from "../core/session.js";
import { visibleText } from "../core/text.js";
import type { enApproval } from "../strings/enApproval.js";
import type { enApprovalReceipt } from "../strings/enApprovalReceipt.js";
import { useLanguage, useLatest } from "../ui/hooks.js";
import { DeadlineNote } from "../ui/notes.js";
import { part } from "../ui/part.js";
import { Answers } from "./Answers.js";
import { Parts, Says } from "./ApprovalScreen.js";
import { ApprovalContext } from "./ApprovalContext.js";
import { Notes } from "./Notes.js";
import { readOutcome } from "./outcome.js";
import type { NoteView } from "./readApproval.js";
import { type ApprovalOptions, type BoundApproval, useBoundApproval } from "./useBoundApproval.js";
import { useEffect } from "react";

/** A request of a queue, as a group has it. */
export type GroupMember = Session & { dismiss: () => void };

interface ApprovalRowProps {
  member: GroupMember;
  request: ApprovalRequest;
  /** Its place in the group, from 1. */
  place: number;
  host: ApprovalOptions;
  /** Notes of the whole group, which stand above its rows. */
  sharedNotes: readonly NoteView[];
  strings: typeof enApproval & typeof enApprovalReceipt;
  /** Called when something has changed that the group depends on. */
  onChange: (row: BoundApproval) => void;
}

/** One request of a group: its heading, parts and answers; once it has its result, a line. */
export function ApprovalRow(props: ApprovalRowProps) {
  const { member, request, place, host, onChange } = props;
  const approval = useBoundApproval(
    request,
    {
      ...host,
      item: member,
      requester: member.requester ?? host.requester,
      expiresAt: member.expiresAt,
      expired: member.status === "expired",
      withdrawn: member.withdrawn,
      onRespond: member.respond,
      onClose: member.dismiss,
    },
    place,
  );
  const locale = useLanguage(host.locale);
  const report = useLatest(onChange);
  const { missing, phase, edit, store, parts, notes } = approval;
  const { state } = store;
  useEffect(() => {
    report.current(approval);
    // oxlint-disable-next-line react/exhaustive-deps -- `approval` is new at every render, and each report renders again
  }, [report, missing, phase, edit.isEditing, state, parts, notes]);
  const isDone = !member.unsettled;
  const { cardProps, title } = approval;
  return (
    <ApprovalContext.Provider value={approval}>
      <div role="listitem" {...part("approval-row", { done: isDone })} {...cardProps}>
        {isDone ? (
          <Done {...props} />
        ) : (
          <>
            <div
              {...part("approval-row-head")}
              role="heading"
              aria-level={(host.headingLevel ?? 2) + 1}
              tabIndex={-1}
            >
              <span {...part("approval-row-place")}>{place}</span> <bdi>{title}</bdi>
            </div>
            <DeadlineNote
              {...{ strings: approval.strings, locale, timers: approval.timers }}
              expiresAt={member.expiresAt}
              deadline={approval.phase === "open" ? approval.deadline : undefined}
              timeZone={host.timeZone}
            />
            <Says />
            <Parts />
            <Notes shared={props.sharedNotes} />
            <Answers />
          </>
        )}
      </div>
    </ApprovalContext.Provider>
  );
}

/** What became of a request, in one line. */
function Done({ member, request, strings, host }: ApprovalRowProps) {
  const { end, option, brief } = readOutcome(request, member.sent);
  const name = visibleText(host.requester.name);
  if (member.status === "expired") return <div {...part("receipt-line")}>{strings.timeOver}</div>;
  if (member.withdrawn === "elsewhere")
    return <div {...part("receipt-line")}>{strings.goneElsewhere(name)}</div>;
  if (member.withdrawn) return <div {...part("receipt-line")}>{strings.takenBack(name)}</div>;
  const words = {
    allowed: strings.youAllowed,
    answered: strings.answeredNow,
    denied: strings.youDenied,
    cancelled: strings.youClosed,
    unknown: strings.closedNow,
  };
  return (
    <div {...part("receipt-line")}>
      {words[end]}{" "}
      <bdi {...part("receipt-call")} dir="ltr" translate="no">
        {brief}
      </bdi>{" "}
      {end === "allowed" && option && strings.receiptScopes[option.scope ?? "once"]}
    </div>
  );
}
