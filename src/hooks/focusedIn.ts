/**
 * What has the focus within an element, wherever in a document that stands: a document itself knows
 * of a shadow root only that the focus is somewhere in it, and of a frame no more.
 */
export function focusedIn(element: Element | null): Element | null {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  const focused = root?.activeElement ?? null;
  return element?.contains(focused) ? focused : null;
}
