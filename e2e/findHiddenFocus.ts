/**
 * Says what has the focus where nothing of it can be seen: it is outside of the window, or something
 * lies over all of it. Runs in the page.
 */
export function findHiddenFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ["nothing has the focus"];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const inside = 2;
  const across = [left + inside, (left + right) / 2, right - inside];
  const down = [top + inside, (top + bottom) / 2, bottom - inside];
  const seen = across.some((x) =>
    down.some((y) => focused.contains(document.elementFromPoint(x, y))),
  );
  const name = `${focused.tagName.toLowerCase()}[${focused.getAttribute("data-elicit")}]`;
  return seen ? [] : [`${name} “${focused.textContent?.slice(0, 40)}”`];
}
