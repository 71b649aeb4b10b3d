"use client";

import * as Dialog from "radix-ui/dialog";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Session } from "../core/session.js";
import { visibleText } from "../core/text.js";
import { enShared } from "../strings/enShared.js";
import { focusRequest, isComposing } from "../ui/focus.js";
import { type Dismiss, Dismissal, ScreenSlots, useDefaults, useOwnId } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { followTheme } from "./followTheme.js";
import { useQuestion } from "./LateApproval.js";
import type { Fold } from "./useFold.js";
import { giveFocusBack } from "./useFocusBack.js";
import type { ScreenProps } from "./useScreenProps.js";

/**
 * Pages that are kept from scrolling: by how many dialogs, and their own style before the first one.
 * A page is here while one of its dialogs is open.
 */
const held = new Map<HTMLElement, { dialogs: number; before: string }>();

/**
 * Keeps the page behind a dialog in a shadow root from scrolling, as the style sheet does for one in
 * the page itself: inside of a shadow root it has no say about what is around.
 *
 * @returns a function that lets go of the page.
 */
function holdPageStill(layer: Element): (() => void) | undefined {
  const { ownerDocument } = layer;
  if (layer.getRootNode() === ownerDocument) return undefined;
  const page = ownerDocument.documentElement;
  const hold = held.get(page) ?? { dialogs: 0, before: page.style.overflow };
  held.set(page, hold);
  hold.dialogs += 1;
  page.style.overflow = "hidden";
  return () => {
    hold.dialogs -= 1;
    if (hold.dialogs > 0) return;
    held.delete(page);
    page.style.overflow = hold.before;
  };
}

/**
 * Ends a fight over focus with a modal of another library (such as MUI's).
 *
 * It takes focus from the dialog at once, and Radix takes it back, without end. Then focus stays in
 * the dialog, and focus events of the dialog reach only its root element.
 *
 * @returns a function that ends this.
 */
function endFocusQuarrel(layer: Element): () => void {
  const { documentElement: page, defaultView: view } = layer.ownerDocument;
  /** The focused element in the dialog, while its event is being dispatched. */
  let focused: HTMLElement | undefined;
  let isQuarrel = false;
  const hear = (event: FocusEvent) => {
    const path = event.composedPath();
    if (path.includes(layer)) {
      if (isQuarrel) event.stopPropagation();
      else focused = path[0] as HTMLElement;
    } else if (focused) {
      // Focus is taken while its event is still being dispatched.
      isQuarrel = true;
      event.stopPropagation();
      focused.focus();
      focused = undefined;
    }
  };
  const onFocusIn = () => {
    focused = undefined;
  };
  page.addEventListener("focusin", hear);
  view?.addEventListener("focusin", onFocusIn);
  return () => {
    page.removeEventListener("focusin", hear);
    view?.removeEventListener("focusin", onFocusIn);
  };
}

/**
 * Moves focus from the last tab stop to the first, and back.
 *
 * Radix does so where it sees focus. It doesn't in a shadow root, or in a frame that is rendered
 * from outside.
 */
function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const from = event.target as Element;
  if (event.defaultPrevented || document.activeElement === from) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("*")].filter(isStop);
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // A group of radios gives way while the focus is in it.
  const goesOn = stops.some(
    (stop) => from.compareDocumentPosition(stop) & side && !stop.contains(from),
  );
  if (goesOn) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled")) return false;
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
}

export interface DialogShellProps extends Pick<
  ScreenProps,
  "request" | "requester" | "strings" | "density"
> {
  /** The session of the request. */
  session: Session;
  /** The node that the dialog is rendered in. */
  container: Element | DocumentFragment;
  /** An element whose theme the dialog has. Default: that of the container. */
  themeOf: Element | undefined;
  open: boolean;
  /** The dialog, while it is open. */
  content: RefObject<HTMLDivElement | null>;
  /** Folds it away. */
  fold: Pick<Fold, "slots" | "onFocus" | "goBack" | "folded">;
  children: ReactNode;
}

/**
 * The dialog around a request. Its overlay is our own: Radix's inserts a `<style>` to lock the page,
 * which a strict `style-src` refuses, so the style sheet locks it. Renders Radix's Dialog.
 */
export function DialogShell(given: DialogShellProps) {
  const { request, requester, session, open, container, themeOf, content, fold, children } = given;
  const props = useDefaults(given);
  const strings = { ...enShared, ...props.strings };
  const question = useQuestion(request, props.strings);
  const title = useOwnId();
  const before = useRef<Element>(null);
  const dismissal = useRef<Dismiss>(() => {});
  /** Whether a click began outside, and did not end in the dialog, which takes it back. */
  const pressed = useRef(false);
  const takeDismissal = useCallback((dismiss: Dismiss) => {
    dismissal.current = dismiss;
  }, []);

  /** The element around the dialog, as state: Radix renders it after the commit that opens it. */
  const [layer, setLayer] = useState<HTMLElement | null>(null);

  // Before the first frame.
  useLayoutEffect(
    () => (themeOf && layer ? followTheme(themeOf, layer) : undefined),
    [themeOf, layer],
  );

  // A layout effect, because React cleans up no other when `<Suspense>` hides the dialog.
  useLayoutEffect(() => (layer ? holdPageStill(layer) : undefined), [layer]);

  // Before Radix puts the focus there.
  useLayoutEffect(() => (layer ? endFocusQuarrel(layer) : undefined), [layer]);

  const shownBefore = useRef<Session>(undefined);
  useEffect(() => {
    // The next request is read from its beginning, wherever the focus was in the one before.
    if (shownBefore.current && shownBefore.current !== session) focusRequest(content.current, true);
    shownBefore.current = session;
  }, [session, content]);

  return (
    <Dialog.Root open={open} onOpenChange={() => dismissal.current("button")}>
      <Dialog.Portal container={container}>
        {/* Radix leaves the page around its dialog without pointer events; here one can scroll. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same by keyboard */}
        <div
          {...part("overlay", { density: props.density })}
          ref={setLayer}
          style={{ pointerEvents: "auto" }}
          onPointerDownCapture={(event) => {
            pressed.current = event.target === event.currentTarget && isPlainPress(event);
          }}
          onClick={(event) => {
            if (pressed.current && event.target === event.currentTarget) {
              dismissal.current("outside");
            }
          }}
        >
          <Dialog.Content
            {...part("dialog")}
            ref={content}
            // Radix hides what is around it from readers, but nothing beside it in a shadow root.
            aria-modal
            aria-labelledby={title}
            aria-describedby={undefined}
            onPointerUpCapture={() => {
              pressed.current = false;
            }}
            onKeyDown={keepTabWithin}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const { current: dialog } = content;
              // If it was minimized, `before` already has the element to give the focus back to.
              if (!dialog || fold.goBack(dialog)) return;
              before.current = focusAround(dialog);
              focusDialog(dialog);
            }}
            onFocus={fold.onFocus}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Focus is in the bar: a minimized request is still open.
              if (fold.folded) return;
              giveFocusBack(before.current);
            }}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              // Radix still receives it where `<Suspense>` hides the dialog. React clears the `ref`
              // then.
              if (!content.current) return;
              // A held Escape is a single one, and during composition it belongs to the input
              // method.
              if (!event.repeat && !isComposing(event)) dismissal.current("escape");
            }}
            // Radix doesn't report clicks in a frame that is rendered from outside.
            onInteractOutside={(event) => event.preventDefault()}
          >
            {/* Only its name: the heading is the request's own. */}
            <Dialog.Title asChild id={title}>
              <span hidden>{strings.question(visibleText(requester.name), question)}</span>
            </Dialog.Title>
            <Dismissal.Provider value={takeDismissal}>
              <ScreenSlots.Provider value={fold.slots}>{children}</ScreenSlots.Provider>
            </Dismissal.Provider>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Focuses the dialog, whose name is that of its request. A URL request has its warnings to say. */
function focusDialog(dialog: HTMLElement | null): void {
  if (dialog?.querySelector('[data-elicit="consent"]')) focusRequest(dialog);
  else dialog?.focus();
}

/** Returns the element with focus before a dialog takes it, in the page or around its frame. */
function focusAround(dialog: Element): Element | null {
  const { activeElement } = dialog.getRootNode() as Document | ShadowRoot;
  let focused = activeElement?.contains(dialog) ? null : activeElement;
  focused ??= document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Whether a pointer event is a plain click: not for a menu, and not to scroll. */
function isPlainPress({ button, ctrlKey, currentTarget, nativeEvent }: PointerEvent): boolean {
  return button === 0 && !ctrlKey && nativeEvent.offsetX <= currentTarget.clientWidth;
}
