import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { openLink, type OpenLinkOptions } from "./openLink.js";

/** A click event, of the browser or of React. */
export interface ClickLike {
  /** The clicked element. */
  target: EventTarget | null;
  /** Returns the path of the event, innermost first. */
  composedPath?: () => EventTarget[];
  /** The browser's event behind a React event. */
  nativeEvent?: Pick<ClickLike, "composedPath">;
  /** Keeps the browser from opening the link. */
  preventDefault(): void;
}

const LINK = "a[*|href], area[href]";

/**
 * Creates a click handler that shows links for consent before they open.
 *
 * Put it on the element around text that a model or a server wrote, such as Markdown. Links within
 * the page keep working. Links in open shadow roots are found; those in closed ones can't be.
 *
 * @returns a handler for `onClick` and `onAuxClick` (a middle click opens a link too).
 * @example
 * const onLink = createLinkHandler(queue, { requester });
 * message.addEventListener("click", onLink);
 * message.addEventListener("auxclick", onLink);
 */
export function createLinkHandler(
  queue: ElicitationQueue,
  options: OpenLinkOptions,
): (event: ClickLike) => void {
  return (event) => {
    // Found by a selector, not by `instanceof`: every frame has classes of its own. The path leads into
    // shadow roots, of which the target is their host alone.
    const path = (event.nativeEvent ?? event).composedPath?.() as Element[] | undefined;
    const target = event.target as Element | null;
    const link = path?.find((each) => each.matches?.(LINK)) ?? target?.closest?.(LINK);
    if (!link) return;
    // The address as the browser resolves it, by the base of the page. On a link of SVG, `href` is
    // no text.
    const url = "href" in link && typeof link.href === "string" ? link.href : "";
    const [page, place] = url.split("#", 2);
    if (place !== undefined && page === link.ownerDocument.URL.split("#", 1)[0]) return;
    event.preventDefault();
    openLink(queue, url, options).catch((error) => globalThis.reportError?.(error));
  };
}
