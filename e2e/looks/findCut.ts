/**
 * What of the page is cut or hangs out at the sides: texts beyond the form or the page, or clipped
 * by what they are in, and boxes that scroll sideways. Runs in the page.
 */
export function findCut(): string[] {
  const found = new Set<string>();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    found.add(`the page scrolls sideways: ${page.scrollWidth} > ${page.clientWidth}`);

  for (const root of document.querySelectorAll('[data-elicit="root"]')) {
    const room = root.getBoundingClientRect();
    for (const element of [root, ...root.querySelectorAll<HTMLElement>("*")]) {
      if (!element.checkVisibility() || isOnlyHeard(element) || isElided(element)) continue;
      const name = `${element.tagName.toLowerCase()}[${element.getAttribute("data-elicit") ?? ""}]`;
      const box = element.getBoundingClientRect();
      if (box.width > 0 && (box.left < room.left - 1 || box.right > room.right + 1))
        found.add(`${name} stands out of the form: ${textOf(element)}`);
      // A text box scrolls within itself.
      const scrolls =
        !element.matches("input, textarea") &&
        getComputedStyle(element).overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth;
      if (scrolls) found.add(`${name} scrolls sideways: ${textOf(element)}`);
      for (const node of element.childNodes)
        if (node instanceof Text && node.data.trim()) checkText(node, element, name, room);
    }
  }
  return [...found];

  function checkText(text: Text, element: Element, name: string, room: DOMRect) {
    const range = document.createRange();
    range.selectNodeContents(text);
    let { left, right } = room;
    // What clips it between the root and itself.
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (box.getAttribute("data-elicit") === "root") break;
      if (getComputedStyle(box).overflowX === "visible" || box.clientWidth === 0) continue;
      const inner = box.getBoundingClientRect();
      left = Math.max(left, inner.left);
      right = Math.min(right, inner.right);
    }
    for (const line of range.getClientRects())
      if (line.width > 0 && (line.left < left - 1 || line.right > right + 1))
        found.add(
          `${name} is cut, ${Math.round(line.left)}–${Math.round(line.right)} in ${Math.round(left)}–${Math.round(right)}: ${textOf(element)}`,
        );
  }

  /** Who asks stands in one line, which leaves out the beginning of a host, but where all is narrow. */
  function isElided(element: Element) {
    return (
      element.matches("[data-elicit=requester-host]") &&
      element.closest('[data-elicit="root"]')!.clientWidth >= 304
    );
  }

  /** A part for ears alone, or one that says what its place says to the eye. */
  function isOnlyHeard(element: Element) {
    return (
      element.closest('[data-elicit="heard"]') !== null ||
      getComputedStyle(element).clipPath === "inset(50%)"
    );
  }

  function textOf(element: Element) {
    return (element.textContent ?? "").slice(0, 60);
  }
}
