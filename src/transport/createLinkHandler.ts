import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { openLink, type OpenLinkOptions } from "./openLink.js";

/** A click, of the browser or of React. */
export interface ClickLike {
  target: EventTarget | null;
  /** What it went through, the innermost first. */
  composedPath?: () => EventTarget[];
  /** The event of the browser that one of React stands for. */
  nativeEvent?: Pick<ClickLike, "composedPath">;
  preventDefault(): void;
}

const LINK = "a[*|href], area[href]";

/**
 * Makes what has the person look at each link of a text before it is opened: for the element around
 * what a model or a server wrote, as Markdown for example. Links to a place in the page itself work on.
 * Links in open shadow roots within it are found; what is in a closed one no page can see.
 *
 * @returns for `onClick` and for `onAuxClick`, by which a middle button opens a link.
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
