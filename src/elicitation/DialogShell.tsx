"use client";

import * as Dialog from "radix-ui/dialog";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Dismissal, type Dismiss } from "../parts/Dismissal.js";
import { part } from "../parts/part.js";
import { enElicitation } from "../strings/enElicitation.js";
import { visibleText } from "../text/visibleText.js";
import type { ElicitationDialogProps } from "./ElicitationDialog.js";

export interface DialogShellProps extends ElicitationDialogProps {
  open: boolean;
  children: ReactNode;
}

/**
 * The dialog around a request. Its overlay is our own: Radix's inserts a `<style>` to lock the page,
 * which a strict `style-src` refuses, so the style sheet locks it. Renders Radix's Dialog.
 */
export function DialogShell(props: DialogShellProps) {
  const { request, requester, itemId, open, container, children } = props;
  const strings = { ...enElicitation, ...props.strings };
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const dismissal = useRef<Dismiss>(() => {});
  /** Whether a press that began outside was let go in the dialog: so one takes it back. */
  const takenBack = useRef(false);
  const takeDismissal = useCallback((dismiss: Dismiss) => {
    dismissal.current = dismiss;
  }, []);

  const shownBefore = useRef<unknown>(undefined);
  useEffect(() => {
    // The next request is read from its beginning, wherever the focus was in the one before.
    const shown = itemId ?? request;
    if (shownBefore.current !== undefined && shownBefore.current !== shown) {
      focusHeading(content.current);
    }
    shownBefore.current = shown;
  }, [itemId, request]);

  return (
    <Dialog.Root open={open} onOpenChange={() => dismissal.current("button")}>
      <Dialog.Portal container={container}>
        {/* Radix leaves the page around its dialog without pointer events; here one can scroll. */}
        <div
          {...part("overlay")}
          style={{ pointerEvents: "auto" }}
          onPointerDownCapture={() => {
            takenBack.current = false;
          }}
        >
          <Dialog.Content
            {...part("dialog")}
            ref={content}
            aria-describedby={undefined}
            onPointerUpCapture={() => {
              takenBack.current = true;
            }}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              before.current = content.current?.ownerDocument.activeElement ?? null;
              focusHeading(content.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (before.current instanceof HTMLElement) before.current.focus();
            }}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              // Held down, it is one press; and an input method has used it already.
              if (!event.repeat && !event.isComposing) dismissal.current("escape");
            }}
            onPointerDownOutside={(event) => {
              event.preventDefault();
              const { originalEvent } = event.detail;
              if (isPlainPress(originalEvent) && !takenBack.current) dismissal.current("outside");
            }}
            onInteractOutside={(event) => event.preventDefault()}
          >
            {/* The heading is the request's own. */}
            <Dialog.Title asChild>
              <span {...part("heard")}>{strings.question(visibleText(requester.name))}</span>
            </Dialog.Title>
            <Dismissal.Provider value={takeDismissal}>{children}</Dismissal.Provider>
            <Dialog.Close {...part("dialog-close")} aria-label={strings.close}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" fill="none" />
              </svg>
            </Dialog.Close>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusHeading(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('[data-elicit="requester-name"]')?.focus();
}

/** Whether a press is meant to press: not one for a menu, nor one that scrolls. */
function isPlainPress({ button, ctrlKey, target, offsetX }: PointerEvent): boolean {
  const onScrollbar = target instanceof Element && offsetX > target.clientWidth;
  return button === 0 && !ctrlKey && !onScrollbar;
}
