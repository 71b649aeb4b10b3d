"use client";

import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Dismissal } from "../hooks/Dismissal.js";
import { useLatest } from "../hooks/useLatest.js";
import { lazy } from "../lazy/lazy.js";
import type { ScreenOptions } from "../parts/types.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../protocol/types.js";
import { isUrlRequest } from "../protocol/requestMode.js";
import { hasLeft } from "../queue/leftRequests.js";
import { statusRegion } from "../queue/statusRegion.js";
import { enForm } from "../strings/enForm.js";
import { useQuestion } from "./useQuestion.js";

export const lazyArrival = lazy("announceArrival", () => import("./announceArrival.js"));

interface Arriving extends Pick<ScreenOptions, "strings"> {
  request: ElicitationRequest;
  requester: Requester;
  itemId?: number | undefined;
  onShow?: (() => void) | undefined;
}

type Action = ElicitationResult["action"];

/** Outcome of a request that has just left its place. */
interface Outcome {
  /** The request; for one that takes the place, that one. */
  of: ElicitationRequest;
  action: Action;
}

interface Arrived {
  /** How the user responded to the request before, whose place this one has taken. */
  before: Action | undefined;
  /** Call it when the user answers or, without an action, dismisses the request. */
  noteAnswer: (action?: Action) => void;
}

/** Requests that the user has answered or dismissed in this page. */
const answered = new WeakMap<ElicitationRequest, Action | undefined>();

/** Set while a request is removed, for the one that is rendered in the same commit. */
let leaving: Outcome | undefined;

/** A server renders no effects, and React 18 warns of those that the browser would run first. */
const useCommit = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Announces a new request, unless it is in a dialog, which takes focus and is read by that. */
export function useArrival(props: Arriving, box: RefObject<HTMLElement | null>): Arrived {
  const inDialog = useContext(Dismissal) !== null;
  const latest = useLatest(props);
  const question = useQuestion(props);
  const [after, setAfter] = useState<Outcome>();
  const known = useRef<Outcome>(undefined);

  // The next request is laid out with the outcome of this one, so that nothing moves later.
  useCommit(() => {
    if (leaving) {
      known.current = { of: question, action: leaving.action };
      setAfter(known.current);
      leaving = undefined;
    }
    return () => {
      const action = answered.get(question);
      // A page that was opened is still shown, or its request was answered long ago.
      const isOpened = action === "accept" && isUrlRequest(question);
      if (action && !isOpened && hasLeft(question)) leaving = { of: question, action };
    };
  }, [question]);

  useEffect(() => {
    latest.current.onShow?.();
    const before = known.current?.of === question ? known.current.action : undefined;
    const page = box.current?.ownerDocument;
    const stringsNow = () => latest.current.strings;
    let leave: (() => void) | undefined;
    const arrive = () => {
      const code = lazyArrival.get();
      if (leave || !code || !box.current || !page || (inDialog && !before)) return;
      const { requester: asking, strings } = latest.current;
      leave = code.announceArrival({
        request: question,
        isPage: isUrlRequest(question),
        requester: asking,
        strings,
        box: box.current,
        region: statusRegion(page),
        isAnswered: () => answered.has(question),
        hasLeft: () => hasLeft(question),
        outcome: before && outcomeText(before, strings),
      });
    };
    const stopWaiting = lazyArrival.subscribe(arrive);
    arrive();
    return () => {
      stopWaiting();
      leave?.();
      if (leaving?.of !== question) return;
      const strings = stringsNow();
      const outcome = outcomeText(leaving.action, strings);
      leaving = undefined;
      if (page) lazyArrival.get()?.announceOutcome(statusRegion(page), outcome, strings);
    };
  }, [question, inDialog, latest, box]);

  return {
    before: after?.of === question ? after.action : undefined,
    noteAnswer: (action) => {
      answered.set(question, action);
    },
  };
}

/** Returns how the user responded to a request, in words. */
export function outcomeText(action: Action, strings: Arriving["strings"]): string {
  const { sent, declined, cancelled } = { ...enForm, ...strings };
  return { accept: sent, decline: declined, cancel: cancelled }[action];
}
