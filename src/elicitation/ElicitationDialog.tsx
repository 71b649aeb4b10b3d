"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useDefaults } from "../hooks/useDefaults.js";
import { lazy } from "../lazy/lazy.js";
import { isUrlRequest } from "../protocol/requestMode.js";
import { ownRequest } from "../protocol/ownRequest.js";
import type { ElicitationRequest, ElicitationResult } from "../protocol/types.js";
import { hostTest } from "../time/hostTest.js";
import { useFold } from "./useFold.js";
import { ElicitationScreen } from "./Elicitation.js";
import { type ElicitationProps, screenProps } from "./screenProps.js";

/** Props of `<ElicitationDialog>`, besides those of `<Elicitation>`. */
interface DialogOptions {
  /**
   * Whether it is open. By default until the request is over. Closed by the host, nothing is answered,
   * and what was entered is there when it is opened again.
   */
  open?: boolean | undefined;
  /**
   * Called with `false` when the person has answered or dismissed the request, and the dialog closes.
   * It opens for no other reason than `open`, or another request.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Where the dialog is drawn: an element, or a shadow root. Without one, and while it is `null`, at
   * the end of what the component itself stands in: a `<dialog>` that is modal, outside of which nothing
   * can be reached, the shadow root, or the `<body>` of its document, be it that of a frame. The style
   * sheet must be there too.
   */
  container?: Element | DocumentFragment | null | undefined;
}

/** Props of `<ElicitationDialog>`. */
export type ElicitationDialogProps = ElicitationProps & DialogOptions;

/** How long the request is not shown while the dialog loads. */
const CODE_WAIT_MILLISECONDS = 5_000;

/** The dialog is code that a host may never need, so it comes with the first request. */
export const lazyShell = lazy("DialogShell", () => import("./DialogShell.js"));

/**
 * Shows a request of any mode in a modal Radix Dialog, as long as it is mounted and not over. Escape,
 * a press outside and Close are `cancel`; where something was entered, the first two ask once more.
 * The focus goes to the heading, never to an action, and comes back to where it was. Renders a
 * portal; where the dialog cannot be loaded, the same without one.
 *
 * @example
 * const { item } = useElicitation(queue);
 * return item && <ElicitationDialog item={item} />;
 */
export function ElicitationDialog(given: ElicitationDialogProps) {
  const { container, open = true, onOpenChange, ...rest } = given;
  const props = screenProps(rest as ElicitationProps);
  const { onRespond, onClose } = props;
  const request = ownRequest(props);
  const [Shell, setShell] = useState(() => lazyShell.get()?.DialogShell);
  const [failed, setFailed] = useState(false);
  const [place, setPlace] = useState<Element | ShadowRoot>();
  /** The request that needs nothing more of the person. */
  const [over, setOver] = useState<ElicitationRequest>();

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
    setOver(request);
    if (over !== request) onOpenChange?.(false);
  };
  const findPlace = (mark: Element | null) => {
    if (mark) setPlace(endOf(mark));
  };
  const content = useRef<HTMLDivElement>(null);
  const findScreen = useCallback(() => content.current, []);
  const filled = useDefaults(props);
  const fold = useFold(filled, findScreen, true);
  const shown = (
    <ElicitationScreen
      {...props}
      // The dialog is folded whole.
      minimizable={failed && props.minimizable}
      onRespond={async (result: ElicitationResult) => {
        await onRespond(result);
        // A page that was agreed to is still to be finished.
        if (result.action !== "accept" || !isUrlRequest(request)) {
          hostTest.update(close);
        }
      }}
      onClose={() => {
        close();
        onClose?.();
      }}
    />
  );
  // An element that is allowed anywhere and seen nowhere, only to learn where that is.
  if (!place) return <template ref={findPlace} />;
  if (failed) return open ? shown : null;
  if (!Shell) return null;
  return (
    <>
      {open && over !== request && fold.bar}
      <Shell
        {...props}
        container={container ?? place}
        open={open && over !== request && !fold.folded}
        content={content}
        fold={fold}
      >
        {shown}
      </Shell>
    </>
  );
}

/** Where to add what shall be in the same tree as an element. */
function endOf(element: Element): Element | ShadowRoot {
  // What tests of hosts run in knows no `:modal`, and has no such dialog.
  const knowsModal = globalThis.CSS?.supports?.("selector(:modal)");
  const modal = knowsModal ? element.closest("dialog:modal") : null;
  if (modal) return modal;
  const root = element.getRootNode();
  return "host" in root ? (root as ShadowRoot) : element.ownerDocument.body;
}
