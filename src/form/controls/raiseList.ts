/** Resets the browser's styles of a popover, because the list has its own. */
const PLAIN = {
  inset: "0 auto auto 0",
  margin: "0",
  padding: "0",
  border: "0",
  overflow: "visible",
  color: "inherit",
  background: "none",
};

/**
 * Puts an open list over the whole page, where the browser can (`popover`): what a chat puts around a
 * message (`overflow: hidden` with a transform, `contain`, `content-visibility`) would cut it off, or move
 * it away from its box. It stays in its form, whose tokens and direction it has.
 *
 * @param list what Radix puts in place by an element around it.
 */
export function raiseList(list: HTMLElement | null): void {
  const wrapper = list?.parentElement;
  if (typeof wrapper?.showPopover !== "function" || wrapper.popover) return;
  wrapper.popover = "manual";
  Object.assign(wrapper.style, PLAIN);
  wrapper.showPopover();
}
