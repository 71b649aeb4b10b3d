/**
 * Whether a window is inside a page of another origin, at any depth. An opaque origin (a sandboxed
 * frame) counts as another one, and so does a page that the browser keeps secret.
 */
export function hasForeignAncestors(view: Window): boolean {
  if (view.parent === view) return false;
  const own = view.origin;
  if (own === "null") return true;
  const { ancestorOrigins } = view.location;
  if (ancestorOrigins) return Array.from(ancestorOrigins).some((origin) => origin !== own);
  try {
    let page = view;
    while (page.parent !== page) {
      page = page.parent as typeof view;
      if (page.origin !== own) return true;
    }
    return false;
  } catch {
    return true;
  }
}
