"use client";

import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import {
  type ApprovalRequest,
  type ApprovalResult,
  isApprovalRequest,
} from "../core/ApprovalRequest.js";
import { visibleText } from "../core/text.js";
import { type Session } from "../core/session.js";
import { Dismissal, useCommit, useLatest } from "../ui/hooks.js";
import { lazy } from "../core/lazy.js";
import type { ScreenOptions } from "../ui/part.js";
import {
  type ElicitationRequest,
  type ElicitationResult,
  isUrlRequest,
  type Requester,
} from "../core/protocol.js";
import { statusRegion } from "../queue/statusRegion.js";
import { lazyApproval } from "./LateApproval.js";
import { enForm } from "../strings/enForm.js";

export const lazyArrival = lazy("announceArrival", () => import("./announceArrival.js"));

interface Arriving extends Pick<ScreenOptions, "strings"> {
  requester: Requester;
  onShow?: (() => void) | undefined;
}

/** Outcome of a request that has just left its place. */
interface Outcome {
  /** Its session; for one that takes the place, that one. */
  of: Session;
  action: ElicitationResult["action"];
  /** The same in words. */
  words: string;
}

/** Set while a request is removed, for the one that is rendered in the same commit. */
let leaving: Outcome | undefined;

/**
 * Announces a new request, unless it is in a dialog, which takes focus and is read by that.
 *
 * @returns how the user responded to the request before, whose place this one has taken.
 */
export function useArrival(
  session: Session,
  props: Arriving,
  box: RefObject<HTMLElement | null>,
): Outcome | undefined {
  const inDialog = useContext(Dismissal) !== null;
  const latest = useLatest(props);
  const [after, setAfter] = useState<Outcome>();
  const known = useRef<Outcome>(undefined);

  // The next request is laid out with the outcome of this one, so that nothing moves later.
  useCommit(() => {
    if (leaving) {
      known.current = { ...leaving, of: session };
      setAfter(known.current);
      leaving = undefined;
    }
    const stringsNow = () => latest.current.strings;
    return () => {
      const { outcome } = session;
      const action = outcome === "dismissed" ? undefined : outcome;
      const result = session.sending ?? session.sent;
      // A page that was opened is still shown, or its request was answered long ago.
      const isOpened = action === "accept" && isUrlRequest(session.request);
      if (!action || !result || isOpened || !session.over) return;
      leaving = { of: session, action, words: outcomeText(session.request, result, stringsNow()) };
    };
  }, [session, latest]);

  useEffect(() => {
    latest.current.onShow?.();
    const before = known.current?.of === session ? known.current : undefined;
    const page = box.current?.ownerDocument;
    const shownAt = Date.now();
    const isApproval = isApprovalRequest(session.request);
    const stringsNow = () => latest.current.strings;
    let leave: (() => void) | undefined;
    const arrive = () => {
      const code = lazyArrival.get();
      const approval = isApproval ? lazyApproval.get() : undefined;
      if (isApproval && !approval) return;
      // A screen reader reads a dialog when it opens, but not when the call in it changes.
      const isRead = inDialog && !before && !session.view.isChanged;
      if (leave || !code || !box.current || !page || isRead) return;
      const { requester, strings } = latest.current;
      leave = code.announceArrival({
        session,
        isPage: isUrlRequest(session.request),
        requester,
        sentence: approval?.approvalSentence(
          session.request as ApprovalRequest,
          visibleText(requester.name),
          strings,
          session.view.isChanged,
        ),
        strings,
        box: box.current,
        shownAt,
        region: statusRegion(page),
        title: approval?.approvalTitle(session.request as ApprovalRequest, strings),
        outcome: before?.words,
      });
    };
    const stopWaiting = lazyArrival.subscribe(arrive);
    const stopLoading = isApproval ? lazyApproval.subscribe(arrive) : undefined;
    arrive();
    return () => {
      stopWaiting();
      stopLoading?.();
      leave?.();
      if (leaving?.of !== session) return;
      const { words } = leaving;
      leaving = undefined;
      if (page) lazyArrival.get()?.announceOutcome(statusRegion(page), words, stringsNow());
    };
  }, [session, inDialog, latest, box]);

  return after?.of === session ? after : undefined;
}

/** Returns how the user responded to a request, in words. */
function outcomeText(
  request: ElicitationRequest,
  result: ElicitationResult,
  strings: Arriving["strings"],
): string {
  const approval = isApprovalRequest(request) ? lazyApproval.get() : undefined;
  if (approval)
    return approval.approvalOutcome(request as ApprovalRequest, result as ApprovalResult, strings);
  const { sent, declined, cancelled } = { ...enForm, ...strings };
  return { accept: sent, decline: declined, cancel: cancelled }[result.action];
}
