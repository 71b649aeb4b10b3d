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
import { Dismissal, type ScreenSlots, useLazy } from "../ui/hooks.js";
import { lazy } from "../core/lazy.js";
import type { Session } from "../core/session.js";
import type { ScreenProps } from "./useScreenProps.js";
import { giveFocusBack } from "./useFocusBack.js";
import { scrollerOf } from "../core/sight.js";
import { focusRequest } from "../ui/focus.js";

export const lazyFold = lazy("FoldBar", () => import("./Fold.js"));

/** State of a request that can be minimized. */
export interface Fold {
  /** Whether it is minimized. Its input stays. */
  folded: boolean;
  /** The bar that replaces it. */
  bar: ReactNode;
  /** The elements added to it. */
  slots: ScreenSlots;
  /** Remembers what has the focus in it: a handler of `focus`. */
  onFocus: (event: FocusEvent) => void;
  /** Returns focus to where it was before minimizing. Returns `false` if it was not minimized. */
  goBack: (screen: Element) => boolean;
}

/**
 * Minimizes and restores a request.
 *
 * @param findScreen returns the current element of the request.
 * @param opens whether the restored element takes focus by itself, as a dialog does.
 */
export function useFold(
  session: Session,
  props: ScreenProps,
  findScreen: () => Element | null,
  opens = false,
): Fold {
  const { minimizable = false, strings } = props;
  const code = useLazy(minimizable, lazyFold);
  // The state belongs to the request, not to its place: the next one there is not minimized.
  const [wanted, setWanted] = useState<Session>();
  const folded = wanted === session && minimizable && code !== undefined;
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
    setWanted(session);
  };
  const takeFocus = (button: HTMLButtonElement) => {
    if (takesFocus.current) giveFocusBack(button, 0);
    takesFocus.current = false;
  };
  const act = useRef({ unfold, foldNow });
  useEffect(() => {
    act.current = { unfold, foldNow };
  });

  // A notification reveals it, minimized or not.
  const inDialog = useContext(Dismissal) !== null;
  useEffect(() => {
    // The dialog around it is minimized as a whole.
    if (inDialog) return undefined;
    return session.view.setReveal(() => {
      if (folded) return act.current.unfold();
      const screen = findScreen();
      if (screen) goBackTo(screen, undefined);
    });
  }, [session, folded, inDialog, findScreen]);

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

/** Selects elements that can have focus, in document order. A form has it only for a while. */
const FOCUSABLE = "a[href], button, input, select, summary, textarea, [tabindex]:not(form)";

/** Where the focus was in a screen, and how far that was scrolled. */
interface FocusPlace {
  /** The place of the focused element among all that can have the focus: a dialog renders new elements. */
  at: number;
  /** How far from the top of the window, in pixels. */
  top: number;
}

/** Returns the position of a focused element in its request. */
function focusPlaceOf(screen: Element, focused: Element): FocusPlace {
  const all = [...screen.querySelectorAll(FOCUSABLE)];
  return { at: all.indexOf(focused), top: focused.getBoundingClientRect().top };
}

/** Gives the focus back to where it was, and brings that to where it was seen; else to the request. */
function goBackTo(screen: Element, place: FocusPlace | undefined): void {
  const target = place && screen.querySelectorAll<HTMLElement>(FOCUSABLE)[place.at];
  if (!target) return focusRequest(screen, true);
  target.focus({ preventScroll: true });
  scrollerOf(target)?.scrollBy(0, target.getBoundingClientRect().top - place.top);
  // A window that has changed meanwhile may show it nowhere.
  target.scrollIntoView?.({ block: "nearest" });
}
