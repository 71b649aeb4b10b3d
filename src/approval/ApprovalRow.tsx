"use client";

import { useEffect } from "react";
import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import type { Session } from "../core/session.js";
import type { enApproval } from "../strings/enApproval.js";
import type { enApprovalReceipt } from "../strings/enApprovalReceipt.js";
import { useLatest } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { Answers } from "./Answers.js";
import { ApprovalContext, useApprovalContext } from "./ApprovalContext.js";
import { Notes } from "./Notes.js";
import { readOutcome } from "./outcome.js";
import { Part } from "./Part.js";
import type { NoteView } from "./readApproval.js";
import { type ApprovalOptions, type BoundApproval, useBoundApproval } from "./useApproval.js";

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
  const { member, request, place, host, sharedNotes, onChange } = props;
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
  const report = useLatest(onChange);
  const { missing, phase, edit, store } = approval;
  const { state } = store;
  useEffect(() => {
    report.current(approval);
    // oxlint-disable-next-line react/exhaustive-deps -- `approval` is new at every render
  }, [report, missing, phase, edit.isEditing, state]);
  const isDone = !member.unsettled;
  const { cardProps, title } = approval;
  return (
    <ApprovalContext.Provider value={approval}>
      <div role="listitem" {...part("approval-row", { done: isDone })} {...cardProps}>
        {isDone ? (
          <Done {...props} />
        ) : (
          <>
            <div {...part("approval-row-head")} tabIndex={-1}>
              <span {...part("approval-row-place")}>{place}</span> <bdi>{title}</bdi>
            </div>
            <Says />
            <div {...part("approval-parts")}>
              {approval.parts.map((view, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the parts of a request never move
                <Part key={at} index={at} view={view} />
              ))}
            </div>
            <Notes shared={sharedNotes} />
            <Answers />
          </>
        )}
      </div>
    </ApprovalContext.Provider>
  );
}

/** The agent's sentence, as its words. */
function Says() {
  const { message, strings } = useApprovalContext();
  if (message === "") return null;
  return <bdi {...part("says-words")}>{strings.quoted(message)}</bdi>;
}

/** What became of a request, in one line. */
function Done({ member, request, strings }: ApprovalRowProps) {
  const { end, option, brief } = readOutcome(request, member.sent);
  const words = {
    allowed: strings.youAllowed,
    answered: strings.answeredNow,
    denied: strings.youDenied,
    cancelled: strings.youClosed,
    unknown: member.status === "expired" ? strings.timeOver : strings.closedNow,
  };
  return (
    <div {...part("receipt-line")}>
      {words[end]}{" "}
      <bdi {...part("receipt-call")} dir="ltr" translate="no">
        {brief}
      </bdi>{" "}
      {end === "allowed" && strings.receiptScopes[option?.scope ?? "once"]}
    </div>
  );
}
