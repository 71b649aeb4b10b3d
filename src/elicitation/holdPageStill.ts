/**
 * Number of dialogs that keep a page from scrolling, and the page's own style before the first one.
 */
const held = new WeakMap<HTMLElement, { dialogs: number; before: string }>();

/**
 * Keeps the page behind a dialog in a shadow root from scrolling, as the style sheet does for one in
 * the page itself: inside of a shadow root it has no say about what is around.
 *
 * @returns a function that lets go of the page.
 */
export function holdPageStill(dialog: Element): (() => void) | undefined {
  const { ownerDocument } = dialog;
  if (dialog.getRootNode() === ownerDocument) return undefined;
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
