"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Session } from "../core/session.js";
import { useDefaults, useLatest } from "../ui/hooks.js";
import { SessionContext, useSession } from "../ui/useSession.js";
import { lazy } from "../core/lazy.js";
import { isUrlRequest } from "../core/protocol.js";
import { useFold } from "./useFold.js";
import { ElicitationScreen } from "./Elicitation.js";
import { type ElicitationProps, type ScreenProps, useScreenProps } from "./useScreenProps.js";

/** Props of `<ElicitationDialog>`, besides those of `<Elicitation>`. */
interface DialogOptions {
  /**
   * Whether the dialog is open.
   *
   * Closing it from the host sends no response, and the input is there when it opens again.
   *
   * @default true until the request is settled
   */
  open?: boolean | undefined;
  /**
   * Called with `false` when the user responds or dismisses, and the dialog closes.
   *
   * The dialog opens only when `open` changes or another request arrives.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Element or shadow root that the dialog is rendered in.
   *
   * The style sheet must be loaded there too. By default the dialog has the theme of the place where
   * the component is rendered; in a container it has that of the container.
   *
   * @default the modal `<dialog>`, shadow root or `<body>` around the component
   */
  container?: Element | DocumentFragment | null | undefined;
}

/** Props of `<ElicitationDialog>`: those of `<Elicitation>`, and how it opens. */
export type ElicitationDialogProps = ElicitationProps & DialogOptions;

/** How long to wait for the dialog's code before the request is shown without a dialog. */
const CODE_WAIT_MILLISECONDS = 5_000;

/** The dialog's code, imported with the first request. */
export const lazyShell = lazy("DialogShell", () => import("./DialogShell.js"));

/**
 * Shows a request of any mode in a modal Radix Dialog.
 *
 * Escape, a click outside and Close send `cancel`. If there is input, Escape and a click outside
 * ask again. Focus moves to the dialog, never to a button, and returns when the dialog closes.
 * Renders a portal. If the dialog's code cannot be loaded, the request is shown without a dialog.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#response-actions
 * @example
 * const { item } = useElicitation(queue);
 * return <ElicitationDialog item={item} />;
 */
export function ElicitationDialog(given: ElicitationDialogProps) {
  const { container, open, onOpenChange, ...rest } = given;
  const props = useScreenProps(rest as ElicitationProps);
  return props ? <DialogScreen {...props} {...{ container, open, onOpenChange }} /> : null;
}

/** Shows a request, given by flat props. */
function DialogScreen(given: ScreenProps & DialogOptions) {
  const { container, open = true, onOpenChange, ...props } = given;
  const { onClose } = props;
  const session = useSession(props);
  const [Shell, setShell] = useState(() => lazyShell.get()?.DialogShell);
  const [failed, setFailed] = useState(false);
  /** An element where the dialog is rendered: its theme is the dialog's. */
  const [mark, setMark] = useState<Element>();
  const place = useMemo(() => mark && endOf(mark), [mark]);
  /** The request that is settled or dismissed, for which the dialog stays closed. */
  const [closed, setClosed] = useState<Session>();
  const isOver = closed === session || isDone(session);

  useEffect(() => {
    if (lazyShell.get()) return;
    let wanted = true;
    const fail = () => wanted && setFailed(true);
    const timer = setTimeout(fail, CODE_WAIT_MILLISECONDS);
    void lazyShell
      .load()
      .then(({ DialogShell }) => wanted && setShell(() => DialogShell), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);

  const close = () => {
    setClosed(session);
    if (closed !== session) onOpenChange?.(false);
  };
  const latestClose = useLatest(close);
  useEffect(() => {
    const stop = session.subscribe(() => {
      if (!isDone(session)) return;
      stop();
      latestClose.current();
    });
    return stop;
  }, [session, latestClose]);
  const takeMark = useCallback((element: Element | null) => {
    // React takes it back where `<Suspense>` hides the dialog.
    if (element) setMark(element);
  }, []);
  const content = useRef<HTMLDivElement>(null);
  const findScreen = useCallback(() => content.current, []);
  const filled = useDefaults(props);
  const fold = useFold(session, filled, findScreen, true);
  const shown = (
    <ElicitationScreen
      {...props}
      request={session.request}
      // The dialog is minimized as a whole.
      minimizable={failed && props.minimizable}
      onClose={() => {
        close();
        onClose?.();
      }}
    />
  );
  if (failed) return open ? shown : null;
  return (
    <SessionContext.Provider value={session}>
      {/* An element that is allowed anywhere and seen nowhere, only to learn where that is. */}
      <template ref={takeMark} />
      {place && Shell && (
        <>
          {open && !isOver && fold.bar}
          <Shell
            {...props}
            session={session}
            container={container ?? place}
            themeOf={container ? undefined : mark}
            open={open && !isOver && !fold.folded}
            content={content}
            fold={fold}
          >
            {shown}
          </Shell>
        </>
      )}
    </SessionContext.Provider>
  );
}

/** Whether the response was sent. After `accept` of a URL request, the user still finishes its page. */
function isDone({ sent, request }: Session): boolean {
  return sent !== undefined && !(sent.action === "accept" && isUrlRequest(request));
}

/** Returns the node to append a portal to, in the same tree as an element. */
function endOf(element: Element): Element | ShadowRoot {
  // jsdom supports neither `:modal` nor modal dialogs.
  const knowsModal = globalThis.CSS?.supports?.("selector(:modal)");
  const modal = knowsModal ? element.closest("dialog:modal") : null;
  if (modal) return modal;
  const root = element.getRootNode();
  return "host" in root ? (root as ShadowRoot) : element.ownerDocument.body;
}
