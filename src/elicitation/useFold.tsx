"use client";

import {
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Dismissal } from "../hooks/Dismissal.js";
import type { ScreenSlots } from "../hooks/ScreenSlots.js";
import { useLazy } from "../hooks/useLazy.js";
import { lazy } from "../lazy/lazy.js";
import type { ElicitationRequest } from "../protocol/types.js";
import type { ScreenProps } from "./screenProps.js";
import { type FocusPlace, focusPlaceOf, goBackTo } from "./FocusPlace.js";
import { setReveal } from "./revealing.js";
import { useQuestion } from "./useQuestion.js";

export const lazyFold = lazy("FoldBar", () => import("./Fold.js"));

/** A screen that can be folded away. */
export interface Fold {
  /** Whether it is folded: what was entered in it stays. */
  folded: boolean;
  /** What stands in place of it. */
  bar: ReactNode;
  /** What is drawn in it. */
  slots: ScreenSlots;
  /** Remembers what has the focus in it: a handler of `focus`. */
  onFocus: (event: FocusEvent) => void;
  /** Gives the focus back to where it was before it was folded; `false` where it was not. */
  goBack: (screen: Element) => boolean;
}

/**
 * Folds a screen away and unfolds it.
 *
 * @param findScreen the element of the screen, now.
 * @param opens whether what unfolds gives the focus back by itself, once it is drawn: a dialog.
 */
export function useFold(props: ScreenProps, findScreen: () => Element | null, opens = false): Fold {
  const { minimizable = false, request, strings } = props;
  const code = useLazy(minimizable, lazyFold);
  const question = useQuestion(props);
  // Of a question, not of its place: the next one there comes open.
  const [wanted, setWanted] = useState<ElicitationRequest>();
  const folded = wanted === question && minimizable && code !== undefined;
  const takesFocus = useRef(false);
  const lastFocus = useRef<Element>(undefined);
  const place = useRef<FocusPlace>(undefined);
  const going = useRef(false);

  const goBack = (screen: Element) => {
    const back = going.current;
    going.current = false;
    if (back) goBackTo(screen, place.current);
    return back;
  };
  const unfold = () => {
    going.current = true;
    flushSync(() => setWanted(undefined));
    const screen = findScreen();
    if (screen && !opens) goBack(screen);
  };
  const foldNow = () => {
    const screen = findScreen();
    const focused = lastFocus.current;
    const known = screen && focused?.isConnected && screen.contains(focused);
    place.current = known ? focusPlaceOf(screen, focused) : undefined;
    takesFocus.current = true;
    setWanted(question);
  };
  const takeFocus = (button: HTMLButtonElement) => {
    if (takesFocus.current) button.focus({ preventScroll: true });
    takesFocus.current = false;
  };
  const act = useRef({ unfold, foldNow });
  useEffect(() => {
    act.current = { unfold, foldNow };
  });

  // A notification leads to it, folded or not.
  const inDialog = useContext(Dismissal) !== null;
  useEffect(() => {
    // The dialog around it is folded whole.
    if (inDialog) return undefined;
    return setReveal(request, () => {
      if (folded) return act.current.unfold();
      const screen = findScreen();
      if (screen) goBackTo(screen, undefined);
    });
  }, [request, folded, inDialog, findScreen]);

  const slots = useMemo<ScreenSlots>(
    () => ({
      folded,
      header: code && minimizable && (
        <code.FoldButton strings={strings} onFold={() => act.current.foldNow()} />
      ),
    }),
    [code, minimizable, folded, strings],
  );
  return {
    folded,
    slots,
    bar: folded && code && <code.FoldBar {...props} onButton={takeFocus} onUnfold={unfold} />,
    onFocus: ({ target }) => {
      if (!target.matches('[data-elicit="fold"]')) lastFocus.current = target;
    },
    goBack,
  };
}
