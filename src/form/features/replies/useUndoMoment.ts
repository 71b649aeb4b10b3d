"use client";

import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { ScreenSlots } from "../../../hooks/ScreenSlots.js";
import { useLatest } from "../../../hooks/useLatest.js";
import { useFormContext } from "../../field/FormContext.js";
import { type Chosen, UndoMoment } from "./UndoMoment.js";

/**
 * Minimum time to undo an answer that was chosen without a pointer, in milliseconds.
 *
 * Reading it by a screen reader and stopping it takes longer than seeing it (WCAG 2.2.1).
 */
const UNHURRIED_MILLISECONDS = 20_000;

/** How long before the deadline an answer is sent at the latest, in milliseconds. */
const MARGIN_MILLISECONDS = 1_000;

interface UndoOptions {
  /** Whether nothing can be answered now. */
  locked: boolean;
  /** How long there is to undo. */
  undoMilliseconds: number;
  /** Text that says that an answer was undone. */
  takenBack: string;
  send: (reply: number) => void;
  /** Gives the focus to the button of an answer. */
  focus: (reply: number) => void;
  /** The row that is shown while the answer can be undone. */
  row: RefObject<HTMLElement | null>;
}

export interface UndoState {
  moment: UndoMoment;
  chosen: Chosen | undefined;
  /** @param hurried whether it was chosen by a pointer, whose hand can undo it at once. */
  choose: (reply: number, hurried: boolean) => void;
  takeBack: () => void;
}

/**
 * The time between a click and sending its answer.
 *
 * It ends without sending if another answer was given, if the time to respond is over, or if the
 * buttons are unmounted: then the request stays open.
 */
export function useUndoMoment(options: UndoOptions): UndoState {
  const { store, time } = useFormContext();
  const { locked, takenBack } = options;
  const latest = useLatest({ ...options, time });

  const moment = useMemo(() => {
    const length = (least: number) => {
      const { time: end } = latest.current;
      const undoMilliseconds = Math.max(latest.current.undoMilliseconds, least);
      if (end.expiresAt === undefined || !Number.isFinite(undoMilliseconds))
        return undoMilliseconds;
      return Math.min(undoMilliseconds, end.expiresAt - end.timers.now() - MARGIN_MILLISECONDS);
    };
    return new UndoMoment(time.timers, length, (reply) => {
      leave(latest.current, reply);
      store.status.setUndoable(undefined);
      if (!latest.current.locked) latest.current.send(reply);
    });
  }, [store, time.timers, latest]);
  const read = () => moment.chosen;
  const chosen = useSyncExternalStore(moment.subscribe, read, read);

  const end = useCallback(() => {
    leave(latest.current, moment.chosen?.reply);
    store.status.setUndoable(undefined);
    moment.stop();
  }, [store, moment, latest]);
  useEffect(() => end, [end]);
  // A minimized form sends nothing: the user would not see it.
  const { folded } = useContext(ScreenSlots);
  useEffect(() => {
    if (locked || folded) end();
  }, [locked, folded, end]);

  const takeBack = () => {
    end();
    store.status.announce(takenBack);
  };
  const choose = (reply: number, hurried: boolean) => {
    if (locked || moment.chosen?.reply === reply) return;
    if (store.status.announcement !== undefined) store.status.announce(undefined);
    store.status.setUndoable({ takeBack, send: () => moment.finish() });
    moment.start(reply, hurried ? 0 : UNHURRIED_MILLISECONDS);
  };
  return { moment, chosen, choose, takeBack };
}

/** If focus was in the row, which is removed now, the button that began it gets it. */
function leave({ row, focus }: UndoOptions, reply: number | undefined): void {
  if (reply !== undefined && row.current?.matches(":focus-within")) focus(reply);
}
