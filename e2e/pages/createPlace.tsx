import sheet from "react-elicitation/styles.css?inline";
import sheetUrl from "react-elicitation/styles.css?url";
import { createPortal } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

declare global {
  interface Window {
    /** What the tree of a closed shadow root is reached by, and that of every other place. */
    drawnIn: Element;
  }
}

/**
 * Where a host puts what it shows: in its page, in a shadow root, or, by a portal, in a frame or a
 * window of its own origin.
 */
export type Place = "page" | "open" | "closed" | "frame" | "window";

/** A root of React's whose tree is drawn in a place, with the style sheet there. */
export function createPlace(place: Place = "page"): Pick<Root, "render" | "unmount"> {
  const page = document.querySelector("#root") ?? document.body;
  const outside = place === "frame" || place === "window";
  const box = place === "page" ? page : outside ? addPage(place) : addShadow(place);
  window.drawnIn = box;
  if (!outside) return createRoot(box);
  const root = createRoot(page);
  return {
    render: (shown) => root.render(createPortal(shown, box)),
    unmount: () => root.unmount(),
  };
}

function addShadow(mode: ShadowRootMode): Element {
  const host = document.createElement("div");
  document.body.append(host);
  const shadow = host.attachShadow({ mode });
  if (mode === "open") shadow.append(linkTo(sheetUrl, document));
  else {
    const own = new CSSStyleSheet();
    own.replaceSync(sheet);
    shadow.adoptedStyleSheets = [own];
  }
  const box = document.createElement("div");
  shadow.append(box);
  return box;
}

function addPage(place: "frame" | "window"): Element {
  const shown = place === "frame" ? addFrame().contentDocument : open()?.document;
  if (!shown) throw new Error(`The ${place} has no document.`);
  shown.documentElement.lang = "en";
  shown.title = "Panel";
  shown.head.append(linkTo(sheetUrl, shown));
  return shown.body;
}

function addFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = "Panel";
  frame.style.cssText = "inline-size: 100%; block-size: 640px; border: 0";
  document.body.append(frame);
  return frame;
}

function linkTo(address: string, page: Document): Element {
  const link = page.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(address, location.href).href;
  return link;
}
