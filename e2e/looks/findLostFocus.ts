/**
 * What Tab reaches without being seen to have the focus: neither its outline nor its shadow changes,
 * or its outline is cut off by what it stands in. Runs in the page, after a key was pressed (only then do browsers draw focus rings).
 */
export function findLostFocus(): string[] {
  const found: string[] = [];
  const tabbable = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-elicit="root"] :is(a[href], button, input, textarea, select, [tabindex])',
    ),
  ].filter((element) => element.tabIndex >= 0 && element.checkVisibility());
  for (const element of tabbable) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = ringOf(element);
    element.focus({ preventScroll: true });
    // An answer on its way, or a list that opens, may have taken it elsewhere.
    if (document.activeElement !== element) continue;
    if (ringOf(element) === before)
      found.push(`no ring on ${element.tagName.toLowerCase()}[${element.dataset.elicit ?? ""}]`);
    if (isRingCut(element)) found.push(`the ring of ${element.dataset.elicit} is cut off`);
  }
  return found;

  /** Whether a box around it, in which it is seen whole, hides some of its outline. */
  function isRingCut(element: HTMLElement) {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const beyond =
      outlineStyle === "none" ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    if (beyond <= 0) return false;
    const box = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around.dataset.elicit === "root") return false;
      const clips = getComputedStyle(around).overflow !== "visible";
      if (!clips || around.clientWidth === 0) continue;
      const edge = around.getBoundingClientRect();
      const left = edge.left + around.clientLeft;
      const top = edge.top + around.clientTop;
      const room = [
        box.left - left,
        box.top - top,
        left + around.clientWidth - box.right,
        top + around.clientHeight - box.bottom,
      ];
      // Half a pixel is of the layout, and what is scrolled away is reached by scrolling.
      if (room.some((pixels) => pixels > -0.5 && pixels < beyond - 0.5)) return true;
    }
    return false;
  }

  function ringOf(element: HTMLElement) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const unseen = outlineStyle === "none" || /^rgba\(.*, 0\)$/.test(outlineColor);
    return `${unseen ? "" : `${outlineWidth} ${outlineColor}`} ${boxShadow}`;
  }
}
