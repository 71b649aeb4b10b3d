/**
 * Ends a quarrel about the focus: a modal of another library that keeps it (MUI's does) takes it from
 * the dialog at once, and Radix takes it back, without end. Then it stays in the dialog, and of what has
 * it there nothing is told beyond the element of the page.
 *
 * @returns a function that ends this.
 */
export function endFocusQuarrel(dialog: Element): () => void {
  const { documentElement: page, defaultView: view } = dialog.ownerDocument;
  /** What has it in the dialog, while that is being told. */
  let focused: HTMLElement | undefined;
  let isQuarrel = false;
  const hear = (event: FocusEvent) => {
    const path = event.composedPath();
    if (path.includes(dialog)) {
      if (isQuarrel) event.stopPropagation();
      else focused = path[0] as HTMLElement;
    } else if (focused) {
      // It is taken while all are still told of it.
      isQuarrel = true;
      event.stopPropagation();
      focused.focus();
      focused = undefined;
    }
  };
  const told = () => {
    focused = undefined;
  };
  page.addEventListener("focusin", hear);
  view?.addEventListener("focusin", told);
  return () => {
    page.removeEventListener("focusin", hear);
    view?.removeEventListener("focusin", told);
  };
}
