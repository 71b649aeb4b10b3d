/** Returns the element around another, also around its shadow root. */
export function parentOf(element: Element): Element | undefined {
  return element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host;
}

/** Returns the nearest box around an element that can be scrolled, or else the page. */
export function scrollerOf(element: Element): Element | null {
  for (let box = parentOf(element); box; box = parentOf(box)) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return element.ownerDocument.scrollingElement;
}
