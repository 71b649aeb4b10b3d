/** How often it is checked that an element in view is not hidden, in milliseconds. */
const CHECK_INTERVAL_MILLISECONDS = 100;

/** The least width and height of something that can be seen, in pixels. */
const MIN_PIXELS = 8;

/** An entry of an `IntersectionObserver`, with what version 2 of the API adds. */
export type ObservedEntry = IntersectionObserverEntry & { isVisible?: boolean };

/**
 * Reports how much of an element can be seen, from 0 to 1, whenever that changes. At first it is 0.
 *
 * An element can't be seen outside of every viewport around it, without a box, with `visibility`
 * hidden, or behind an opacity of 0. Without an `IntersectionObserver`, as in jsdom, it can.
 *
 * @param shares of the element at which `onChange` is called, above 0.
 * @returns a function that stops observing.
 */
export function observeVisibility(
  element: Element,
  shares: readonly number[],
  onChange: (share: number) => void,
): () => void {
  const view = element.ownerDocument.defaultView;
  // An element without a box of its own can't be observed.
  if (!view || !("IntersectionObserver" in view) || hasNoBox(view, element)) {
    onChange(1);
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ratio = 0;
  let before = 0;
  const update = () => {
    clearTimeout(timer);
    // No browser reports that a style hides an element.
    if (ratio > 0) timer = setTimeout(update, CHECK_INTERVAL_MILLISECONDS);
    const share = ratio > 0 && isRendered(element) ? ratio : 0;
    if (share === before) return;
    before = share;
    onChange(share);
  };
  const stop = intersect(view, element, { threshold: [...shares] }, (entry) => {
    ratio = entry.isIntersecting ? entry.intersectionRatio : 0;
    update();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/**
 * Reports whether something covers an element, whenever that changes. Only Chromium tells, a moment
 * later, and it counts effects such as an opacity of 0.9 as a cover. At first nothing does.
 *
 * @param share of the element that must be in view.
 * @returns a function that stops observing.
 */
export function observeCover(
  element: Element,
  share: number,
  onChange: (isCovered: boolean) => void,
): () => void {
  const view = element.ownerDocument.defaultView;
  if (!view || !("IntersectionObserver" in view)) return () => {};
  let before = false;
  // Version 2 of the API. Other browsers ignore the options, and don't report `isVisible`.
  const version2 = { threshold: share, trackVisibility: true, delay: CHECK_INTERVAL_MILLISECONDS };
  return intersect(view, element, version2, ({ isIntersecting, isVisible }) => {
    const isCovered = isIntersecting && isVisible === false;
    if (isCovered === before) return;
    before = isCovered;
    onChange(isCovered);
  });
}

/** Calls back with each entry of an `IntersectionObserver` until the returned function is called. */
function intersect(
  view: Window,
  element: Element,
  options: object,
  onEntry: (entry: ObservedEntry) => void,
): () => void {
  const { IntersectionObserver: Observer } = view as Window & typeof globalThis;
  const observer = new Observer((entries) => onEntry(entries.at(-1)!), options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether focus is in an element, also in a shadow root or a frame. */
export function containsFocus(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return Boolean(activeElement && element.contains(activeElement));
}

/** Whether a window is inside another one. */
export function isFramed(view: Window | null): boolean {
  return Boolean(view && view.parent !== view);
}

function hasNoBox(view: Window, element: Element): boolean {
  return view.getComputedStyle(element).display === "contents";
}

/** Whether an element in view is drawn at all: its box is not scaled away, and no style hides it. */
function isRendered(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (Math.min(width, height) < MIN_PIXELS) return false;
  // Older browsers know no such method, or only these names of its options.
  return element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ?? true;
}
