"use client";

import { type RefObject, useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useLatest } from "../../../parts/useLatest.js";
import { useFormContext } from "../../field/FormContext.js";
import { type Chosen, UndoMoment } from "./UndoMoment.js";

/** An answer is sent no later than this before the time to answer is over, in milliseconds. */
const IN_TIME = 1_000;

interface UndoOptions {
  /** Whether nothing can be answered now. */
  locked: boolean;
  /** What is said when an answer was taken back. */
  takenBack: string;
  send: (reply: number) => void;
  /** Gives the focus to the button of an answer. */
  focus: (reply: number) => void;
  /** What is shown during the moment, and gone with it. */
  row: RefObject<HTMLElement | null>;
}

export interface UndoState {
  moment: UndoMoment;
  chosen: Chosen | undefined;
  choose: (reply: number) => void;
  takeBack: () => void;
}

/**
 * The moment between a press and the answer it sends. It ends without sending where another answer
 * was given, where it is too late, and where the buttons are gone from the page: what nobody saw
 * leave does not leave, and the request is still open.
 */
export function useUndoMoment(options: UndoOptions): UndoState {
  const { store, until, replies } = useFormContext();
  const { locked, takenBack } = options;
  const latest = useLatest({ ...options, until, undoFor: replies?.undoFor ?? 0 });

  const moment = useMemo(() => {
    const length = () => {
      const { undoFor, until: end } = latest.current;
      if (end.expiresAt === undefined || !Number.isFinite(undoFor)) return undoFor;
      return Math.min(undoFor, end.expiresAt - end.timers.now() - IN_TIME);
    };
    return new UndoMoment(until.timers, length, (reply) => {
      leave(latest.current, reply);
      store.setHeld(undefined);
      if (!latest.current.locked) latest.current.send(reply);
    });
  }, [store, until.timers, latest]);
  const read = () => moment.chosen;
  const chosen = useSyncExternalStore(moment.subscribe, read, read);

  const end = useCallback(() => {
    leave(latest.current, moment.chosen?.reply);
    store.setHeld(undefined);
    moment.stop();
  }, [store, moment, latest]);
  useEffect(() => end, [end]);
  useEffect(() => {
    if (locked) end();
  }, [locked, end]);

  const takeBack = () => {
    end();
    store.say(takenBack);
  };
  const choose = (reply: number) => {
    if (locked || moment.chosen?.reply === reply) return;
    if (store.said !== undefined) store.say(undefined);
    store.setHeld({ takeBack, send: () => moment.finish() });
    moment.start(reply);
  };
  return { moment, chosen, choose, takeBack };
}

/** What has the focus within the moment is gone with it: the button that began it takes it. */
function leave({ row, focus }: UndoOptions, reply: number | undefined): void {
  if (reply !== undefined && row.current?.matches(":focus-within")) focus(reply);
}
