/**
 * Ends a fight over focus with a modal of another library (such as MUI's).
 *
 * It takes focus from the dialog at once, and Radix takes it back, without end. Then focus stays in
 * the dialog, and focus events of the dialog reach only its root element.
 *
 * @returns a function that ends this.
 */
export function endFocusQuarrel(dialog: Element): () => void {
  const { documentElement: page, defaultView: view } = dialog.ownerDocument;
  /** The focused element in the dialog, while its event is being dispatched. */
  let focused: HTMLElement | undefined;
  let isQuarrel = false;
  const hear = (event: FocusEvent) => {
    const path = event.composedPath();
    if (path.includes(dialog)) {
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
