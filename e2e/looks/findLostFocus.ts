/**
 * What Tab reaches without being seen to have the focus: neither its outline nor its shadow changes.
 * Runs in the page, after a key was pressed (only then do browsers draw focus rings).
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
  }
  return found;

  function ringOf(element: HTMLElement) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const unseen = outlineStyle === "none" || /^rgba\(.*, 0\)$/.test(outlineColor);
    return `${unseen ? "" : `${outlineWidth} ${outlineColor}`} ${boxShadow}`;
  }
}
