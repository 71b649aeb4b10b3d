/** The least height of letters that can be read, in pixels. */
const MIN_HEIGHT_PIXELS = 8;

/** The least opacity of letters that can be read, and the least of a cover that hides them. */
const MIN_OPACITY = 0.5;

/** The places where a line of text is tested for a cover, as shares of its width. */
const TESTED_POINTS = [0.05, 0.5, 0.95];

/** The most lines of a text that are tested. */
const MAX_LINES = 10;

/** Elements whose content hides what is below them. */
const OPAQUE_CONTENT = "img, video, iframe, embed, object";

/**
 * Whether a text can be read now: its letters are large and opaque enough, and nothing opaque covers
 * them. A text that was scrolled away was read before.
 *
 * It is called at a click. It doesn't recognize a mask, a filter, a canvas, a background image, or
 * letters in the color of their background.
 */
export function isLegible(text: Element | null | undefined): boolean {
  const view = text?.ownerDocument.defaultView;
  // jsdom has no layout.
  if (!view || !text?.checkVisibility) return true;
  const {
    color,
    webkitTextFillColor: fill,
    backgroundClip,
    fontSize,
  } = view.getComputedStyle(text);
  const { height } = text.getBoundingClientRect();
  if (Math.min(height, Number.parseFloat(fontSize)) < MIN_HEIGHT_PIXELS) return false;
  const alpha = backgroundClip === "text" ? 1 : alphaOf(fill || color);
  if (alpha * opacityOf(view, text) < MIN_OPACITY) return false;
  const points = [...text.getClientRects()]
    .slice(0, MAX_LINES)
    .flatMap(({ left, top, width, height: lineHeight }) =>
      TESTED_POINTS.map((share) => [left + width * share, top + lineHeight / 2] as const),
    );
  return !isCovered(view, text, points);
}

/** Whether something opaque is over an element, or over the shadow root that it is in. */
function isCovered(
  view: Window,
  element: Element,
  points: readonly (readonly [number, number])[],
): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  const isHidden = withAllHit(view, root, () =>
    points.some(([x, y]) => {
      const hits = root.elementsFromPoint(x, y);
      const at = hits.findIndex((hit) => element.contains(hit) || hit.contains(element));
      return hits.slice(0, Math.max(at, 0)).some((hit) => isOpaque(view, hit));
    }),
  );
  return isHidden || ("host" in root && isCovered(view, root.host, points));
}

/** Runs a hit test that also finds elements which let clicks through. */
function withAllHit(view: Window, root: Document | ShadowRoot, test: () => boolean): boolean {
  const sheets = root.adoptedStyleSheets;
  const { CSSStyleSheet: Sheet } = view as Window & typeof globalThis;
  const sheet = new Sheet();
  // `!important`, because a style of any other sheet or element must not win.
  sheet.replaceSync("* { pointer-events: auto !important }");
  root.adoptedStyleSheets = [...sheets, sheet];
  const result = test();
  root.adoptedStyleSheets = sheets;
  return result;
}

function isOpaque(view: Window, element: Element): boolean {
  const { backgroundColor, mixBlendMode } = view.getComputedStyle(element);
  // A layer that only inverts or tints.
  if (mixBlendMode !== "normal") return false;
  const alpha = element.matches(OPAQUE_CONTENT) ? 1 : alphaOf(backgroundColor);
  return alpha * opacityOf(view, element) >= MIN_OPACITY;
}

/** The opacity of an element with that of all elements around it. */
function opacityOf(view: Window, element: Element): number {
  const own = Number(view.getComputedStyle(element).opacity);
  return element.parentElement ? own * opacityOf(view, element.parentElement) : own;
}

/** The alpha of a computed color: `rgb(0, 0, 0)`, `rgba(0, 0, 0, 0.5)` or `lab(0 0 0 / 0.5)`. */
function alphaOf(color: string): number {
  const [, alpha = "1"] = /(?:^rgba\(.*,|\/)\s*([^,/]+)\)$/.exec(color) ?? [];
  return Number.parseFloat(alpha);
}
