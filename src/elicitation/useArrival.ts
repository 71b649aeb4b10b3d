"use client";

import { type RefObject, useContext, useEffect } from "react";
import { Dismissal } from "../hooks/Dismissal.js";
import { useLatest } from "../hooks/useLatest.js";
import { lazy } from "../lazy/lazy.js";
import type { ScreenOptions } from "../parts/types.js";
import type { ElicitationRequest, Requester } from "../protocol/types.js";
import { isUrlRequest } from "../protocol/requestMode.js";
import { hasLeft } from "../queue/leftRequests.js";
import { statusRegion } from "../queue/statusRegion.js";
import { useQuestion } from "./useQuestion.js";

export const lazyArrival = lazy("announceArrival", () => import("./announceArrival.js"));

interface Arriving extends Pick<ScreenOptions, "strings"> {
  request: ElicitationRequest;
  requester: Requester;
  itemId?: number | undefined;
  onShow?: (() => void) | undefined;
}

/** Requests that the user has answered or dismissed in this page. */
const answered = new WeakSet<ElicitationRequest>();

/**
 * Announces a new request. Not in a dialog, which takes focus and is read by that.
 *
 * @returns a function to call when the user answers or dismisses it.
 */
export function useArrival(props: Arriving, box: RefObject<HTMLElement | null>): () => void {
  const inDialog = useContext(Dismissal) !== null;
  const latest = useLatest(props);
  const question = useQuestion(props);

  useEffect(() => {
    latest.current.onShow?.();
    if (inDialog) return undefined;
    let leave: (() => void) | undefined;
    const arrive = () => {
      const code = lazyArrival.get();
      if (leave || !code || !box.current) return;
      const { requester: asking, strings } = latest.current;
      leave = code.announceArrival({
        request: question,
        isPage: isUrlRequest(question),
        requester: asking,
        strings,
        box: box.current,
        region: statusRegion(box.current.ownerDocument),
        isAnswered: () => answered.has(question),
        hasLeft: () => hasLeft(question),
      });
    };
    const stopWaiting = lazyArrival.subscribe(arrive);
    arrive();
    return () => {
      stopWaiting();
      leave?.();
    };
  }, [question, inDialog, latest, box]);

  return () => {
    answered.add(question);
  };
}
