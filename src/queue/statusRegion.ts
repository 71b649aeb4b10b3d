/** Marks the region of a page, for other copies of this package too. */
const MARK = "data-elicit-arrivals";

/**
 * Returns the live region that announces requests, one for all components of a page.
 *
 * It is visually hidden and created before it is needed, because text that appears together with
 * its region is often not read. Renders a `<div role="status">` at the end of the `<body>`.
 */
export function statusRegion(page: Document): HTMLElement {
  const found = page.querySelector<HTMLElement>(`[${MARK}]`);
  if (found) return found;
  const region = page.createElement("div");
  region.setAttribute(MARK, "");
  region.setAttribute("role", "status");
  // Libraries of modal dialogs hide the page behind, but spare what has `aria-live`; they look for
  // no role.
  region.setAttribute("aria-live", "polite");
  // Styled by properties: a strict policy refuses a `style` attribute.
  Object.assign(region.style, {
    position: "fixed",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  });
  page.body.append(region);
  return region;
}
