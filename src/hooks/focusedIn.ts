/**
 * The focused element within an element, also in shadow roots and frames, where the document itself
 * knows only their host.
 */
export function focusedIn(element: Element | null): Element | null {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  const focused = root?.activeElement ?? null;
  return element?.contains(focused) ? focused : null;
}
