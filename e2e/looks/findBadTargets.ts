/**
 * What can be pressed and is too small for WCAG 2.5.8 (24 by 24 CSS pixels), or lies over another
 * target. Runs in the page. As the criterion allows, links within a sentence may be smaller.
 */
export function findBadTargets(): string[] {
  const found: string[] = [];
  const pressable =
    'a[href], button, input, textarea, select, [role="slider"], [role="option"], label[data-elicit="option"], label[data-elicit="agree"], label[data-elicit="segment"]';
  const targets = [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => element.closest('[data-elicit="root"]') && element.checkVisibility())
    // The row of a radio is its target.
    .filter((element) => !element.parentElement?.closest("label"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);

  for (const { element, box } of targets) {
    const inSentence = element.matches("a") && getComputedStyle(element).display === "inline";
    if (inSentence) continue;
    // Layout is in fractions of a pixel.
    if (box.width < 23.9 || box.height < 23.9)
      found.push(`${nameOf(element)} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
  }

  const seen = targets.filter((target) => !isScrolledAway(target));
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // A list that is open lies over what is beneath it.
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      if (!overlap(one.box, other.box)) continue;
      if (overlap(inside(one), other.box) && overlap(inside(other), one.box))
        found.push(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
    }
  return found;

  function layerOf(element: Element) {
    return element.closest('[data-elicit="popup"], [data-elicit="overlay"]');
  }

  /** Beyond the edge of a box that scrolls it can be reached, and covers nothing. */
  function isScrolledAway({ element, box }: { element: HTMLElement; box: DOMRect }) {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (box.top >= edge.bottom || box.bottom <= edge.top) return true;
    }
    return false;
  }

  function overlap(one: DOMRect, other: DOMRect) {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    );
  }

  /** A text box keeps its padding free for a button within it. */
  function inside({ element, box }: { element: HTMLElement; box: DOMRect }) {
    if (!element.matches("input")) return box;
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const [left, right] = [parseFloat(paddingLeft), parseFloat(paddingRight)];
    return new DOMRect(box.x + left, box.y, box.width - left - right, box.height);
  }

  function nameOf(element: HTMLElement) {
    const part = element.getAttribute("data-elicit") ?? element.role ?? "";
    return `${element.tagName.toLowerCase()}[${part}] “${(element.textContent || element.ariaLabel || "").slice(0, 40)}”`;
  }
}
