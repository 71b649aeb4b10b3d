import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const finders = { settle, findCut, findEmptyRows, findBadTargets, findBarriers };

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** What a page has to load before `findFlaws` can run in it. */
export const findersScript = `${axeSource}
window.finders = { ${Object.entries(finders).map(([name, finder]) => `${name}: ${finder}`)} };`;

const colour = ["color-contrast"];
const layout = ["link-in-text-block", "target-size", "scrollable-region-focusable"];

/**
 * The rules of axe that how a page looks can break; a theme can break those of colour alone. The
 * others read the document, which is the same in every look: they run once, with the story's own
 * test.
 */
export const rules = { dark: colour, light: [...colour, ...layout], mirrored: layout };

/**
 * Everything that is wrong with how the page looks at this width and in this direction. Runs in the
 * page, in one go, since each way there and back costs as much as a finder does.
 *
 * @param themes The rules of axe for each theme; the last theme is the one that is left.
 */
export async function findFlaws(themes: { dark?: string[]; light?: string[] }): Promise<string[]> {
  const { finders: loaded } = window as unknown as { finders: typeof finders };
  await loaded.settle();
  const found = [...loaded.findCut(), ...loaded.findEmptyRows(), ...loaded.findBadTargets()];
  for (const [theme, values] of Object.entries(themes)) {
    // As `withTheme` does it.
    document.documentElement.style.colorScheme = theme;
    for (const barrier of await loaded.findBarriers(values)) found.push(`${theme}: ${barrier}`);
  }
  return found;
}

/**
 * What can be pressed and is too small for WCAG 2.5.8 (24 by 24 CSS pixels), or lies over another
 * target. Runs in the page. As the criterion allows, links within a sentence may be smaller.
 */
export function findBadTargets(): string[] {
  const found: string[] = [];
  const pressable =
    'a[href], button, input, textarea, select, [role="option"], label[data-elicit="option"], label[data-elicit="agree"], label[data-elicit="segment"]';
  const targets = [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => element.closest('[data-elicit="root"]') && element.checkVisibility())
    // The row of a radio is its target.
    .filter((element) => !element.parentElement?.closest("label"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);

  for (const { element, box } of targets) {
    const inSentence = element.matches("a") && getComputedStyle(element).display === "inline";
    if (inSentence) continue;
    // Layout is in fractions of a pixel.
    if (box.width < 23.9 || box.height < 23.9)
      found.push(`${nameOf(element)} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
  }

  const seen = targets.filter((target) => !isScrolledAway(target));
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // A list that is open lies over what is beneath it.
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      if (!overlap(one.box, other.box)) continue;
      if (overlap(inside(one), other.box) && overlap(inside(other), one.box))
        found.push(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
    }
  return found;

  function layerOf(element: Element) {
    return element.closest('[data-elicit="popup"], [data-elicit="overlay"]');
  }

  /** Beyond the edge of a box that scrolls it can be reached, and covers nothing. */
  function isScrolledAway({ element, box }: { element: HTMLElement; box: DOMRect }) {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (box.top >= edge.bottom || box.bottom <= edge.top) return true;
    }
    return false;
  }

  function overlap(one: DOMRect, other: DOMRect) {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    );
  }

  /** A text box keeps its padding free for a button within it. */
  function inside({ element, box }: { element: HTMLElement; box: DOMRect }) {
    if (!element.matches("input")) return box;
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const [left, right] = [parseFloat(paddingLeft), parseFloat(paddingRight)];
    return new DOMRect(box.x + left, box.y, box.width - left - right, box.height);
  }

  function nameOf(element: HTMLElement) {
    const part = element.getAttribute("data-elicit") ?? element.role ?? "";
    return `${element.tagName.toLowerCase()}[${part}] “${(element.textContent || element.ariaLabel || "").slice(0, 40)}”`;
  }
}

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** What axe finds wrong on the page as it looks now, by these of its rules. Runs in the page. */
export async function findBarriers(values: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(
    { include: "body", exclude: [".sb-wrapper", "#storybook-docs"] },
    { runOnly: { type: "rule", values }, resultTypes: ["violations"] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}

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
        !element.matches("input, textarea, [data-elicit=receipt-line]") &&
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

  /**
   * The requester line leaves out the beginning of a host, unless the card is narrow. A folded receipt
   * leaves out the end of the message, which it shows when it is unfolded, and nothing else. The bar of a
   * minimized request is one line and ends with an ellipsis.
   */
  function isElided(element: Element) {
    if (element.closest("[data-elicit=receipt-brief]")) return true;
    const bar = element.closest("[data-elicit=fold-text]");
    if (bar) return getComputedStyle(bar).textOverflow === "ellipsis";
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

/**
 * What has nothing to show and keeps a gap all the same, above it or below: a hole in the rhythm of
 * what stands one below the other. Runs in the page.
 */
export function findEmptyRows(): string[] {
  const found = new Set<string>();
  for (const column of document.querySelectorAll('[data-elicit="root"] [data-elicit]')) {
    const { display, flexDirection, rowGap } = getComputedStyle(column);
    const stacks =
      display.endsWith("grid") || (display.endsWith("flex") && flexDirection === "column");
    if (!stacks || !(parseFloat(rowGap) > 0)) continue;
    for (const row of column.children) {
      const { position, marginBlockStart, marginBlockEnd } = getComputedStyle(row);
      const isLaid = row.checkVisibility() && position !== "absolute" && position !== "fixed";
      // What is heard before it has words has to stand there, and takes its gap back.
      const takenBack = parseFloat(marginBlockStart) + parseFloat(marginBlockEnd) < 0;
      if (!isLaid || takenBack || row.getBoundingClientRect().height > 0) continue;
      if (getComputedStyle(row).display === "contents") continue;
      found.add(`${row.getAttribute("data-elicit") ?? row.tagName} is an empty row`);
    }
  }
  return [...found];
}

/**
 * What Tab reaches without being seen to have the focus: neither its outline nor its shadow changes,
 * or its outline is cut off by what it stands in, or drawn over the text beside it. Runs in the page, after a key was pressed (only then do browsers draw focus rings).
 */
export function findLostFocus(): string[] {
  const found: string[] = [];
  const tabbable = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-elicit="root"] :is(a[href], button, input, textarea, select, summary, [tabindex])',
    ),
  ].filter((element) => element.tabIndex >= 0 && element.checkVisibility());
  for (const element of tabbable) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const ringed = ringedBy(element);
    const before = ringOf(ringed);
    element.focus({ preventScroll: true });
    // An answer on its way, or a list that opens, may have taken it elsewhere.
    if (document.activeElement !== element) continue;
    if (ringOf(ringed) === before)
      found.push(`no ring on ${element.tagName.toLowerCase()}[${element.dataset.elicit ?? ""}]`);
    if (isRingCut(ringed)) found.push(`the ring of ${element.dataset.elicit} is cut off`);
    for (const text of crossedBy(ringed))
      found.push(`the ring of ${element.dataset.elicit} crosses “${text}”`);
  }
  return found;

  /** The texts beside an element that its outline is drawn over. Texts on the element are within it. */
  function crossedBy(element: HTMLElement) {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === "none") return [];
    const box = element.getBoundingClientRect();
    // Above and below its letters, a text has room.
    const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1.5;
    const crossed: string[] = [];
    const texts = document.createTreeWalker(
      element.closest('[data-elicit="root"]') ?? element,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = element.closest("label") ?? element;
      if (own.contains(text) || !text.parentElement?.checkVisibility({ opacityProperty: true }))
        continue;
      // An element on top of the page, and a box within another, are apart.
      if (text.parentElement.closest("[popover], [role=dialog]")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const room = roomOf(text.parentElement);
      const isCrossed = Array.from(range.getClientRects()).some((rect) => {
        const left = Math.max(rect.left, room.left);
        const right = Math.min(rect.right, room.right);
        const top = Math.max(rect.top, room.top);
        const bottom = Math.min(rect.bottom, room.bottom);
        const isOnIt =
          parseFloat(outlineOffset) >= 0 &&
          left >= box.left &&
          right <= box.right &&
          top >= box.top &&
          bottom <= box.bottom;
        return (
          !isOnIt &&
          // Text for screen readers is clipped to a pixel.
          right - left > 1 &&
          bottom - top > 1 &&
          left < box.right + beyond &&
          right > box.left - beyond &&
          top < box.bottom + beyond &&
          bottom > box.top - beyond
        );
      });
      if (isCrossed) crossed.push(String(text.nodeValue).trim().slice(0, 40));
    }
    return crossed;
  }

  /** The room in which the boxes around a text show it. */
  function roomOf(element: Element) {
    const room = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      room.left = Math.max(room.left, edge.left);
      room.right = Math.min(room.right, edge.right);
      room.top = Math.max(room.top, edge.top);
      room.bottom = Math.min(room.bottom, edge.bottom);
    }
    return room;
  }

  /** The ring of a radio or a checkbox is drawn around its whole option. */
  function ringedBy(element: HTMLElement) {
    const { parentElement } = element;
    return parentElement?.dataset.elicit === "option" ? parentElement : element;
  }

  /** Whether a box around it, in which it is seen whole, hides some of its outline. */
  function isRingCut(element: HTMLElement) {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const beyond =
      outlineStyle === "none" ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    if (beyond <= 0) return false;
    const box = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around.dataset.elicit === "root") return false;
      const clips = getComputedStyle(around).overflow !== "visible";
      if (!clips || around.clientWidth === 0) continue;
      const edge = around.getBoundingClientRect();
      const left = edge.left + around.clientLeft;
      const top = edge.top + around.clientTop;
      const room = [
        box.left - left,
        box.top - top,
        left + around.clientWidth - box.right,
        top + around.clientHeight - box.bottom,
      ];
      // Half a pixel is of the layout, and what is scrolled away is reached by scrolling.
      if (room.some((pixels) => pixels > -0.5 && pixels < beyond - 0.5)) return true;
    }
    return false;
  }

  function ringOf(element: HTMLElement) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const unseen = outlineStyle === "none" || /^rgba\(.*, 0\)$/.test(outlineColor);
    return `${unseen ? "" : `${outlineWidth} ${outlineColor}`} ${boxShadow}`;
  }
}

/**
 * What forced colours take away: a chosen option or a refused box that looks like one that is not, a
 * button or a box without an edge. Runs in the page.
 */
export function findLostMarks(): string[] {
  const found: string[] = [];
  const chosen = {
    radio: '[data-state="checked"]',
    checkbox: ':is([data-state="checked"], [data-state="indeterminate"])',
    segment: "[data-chosen]",
    "listbox-option": "[data-chosen]",
    action: "[data-chosen]",
    // Not chosen, but refused.
    input: '[aria-invalid="true"]',
  };
  for (const [part, state] of Object.entries(chosen)) {
    // Of the actions only quick replies can be chosen.
    const kind = part === "action" ? '[data-name="reply"]' : "";
    const all = [...document.querySelectorAll<HTMLElement>(`[data-elicit="${part}"]${kind}`)];
    const yes = all.filter((element) => element.matches(state));
    const no = all.filter((element) => !element.matches(state));
    const unmarked = new Set(no.map(boxOf).map(markOf));
    if (yes.map(boxOf).some((element) => unmarked.has(markOf(element))))
      found.push(`a marked ${part} looks like one that is not`);
  }
  for (const progress of document.querySelectorAll('[data-elicit="step-progress"]')) {
    const card = progress.closest('[data-elicit="form"]');
    const { backgroundColor } = getComputedStyle(progress);
    if (card && backgroundColor === getComputedStyle(card).backgroundColor)
      found.push("how far one is cannot be told from the card");
  }
  const edged =
    '[data-elicit]:is([data-elicit="input"], [data-elicit="action"], [data-elicit="radio"], [data-elicit="checkbox"], [data-elicit="segments"], [data-elicit="address"])';
  for (const element of [...document.querySelectorAll(edged)].map(boxOf)) {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
    if (
      borderTopStyle === "none" ||
      borderTopWidth === "0px" ||
      (borderTopColor.startsWith("rgba(") && borderTopColor.endsWith(", 0)"))
    )
      found.push(`${element.getAttribute("data-elicit")} has no edge`);
  }
  // An action that waits is proposed to nobody.
  const proposed =
    '[data-elicit="action"]:is([data-variant="primary"], [data-variant="strong"]):not([aria-disabled="true"])';
  const others = [...document.querySelectorAll(`[data-elicit="action"]:not(${proposed})`)];
  for (const element of document.querySelectorAll(proposed))
    if (others.some((other) => markOf(other) === markOf(element)))
      found.push("the proposed action looks like the others");
  return [...new Set(found)];

  /** Returns the element with the edge: one edge goes around a number and its two buttons. */
  function boxOf(element: Element) {
    return element.closest('[data-elicit="stepper"]') ?? element;
  }

  /** What is seen of a state without telling colours of ours apart. */
  function markOf(element: Element) {
    return ["", "::before", "::after"]
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { content, borderTopWidth, borderTopColor, backgroundColor, outlineStyle } = style;
        return [content, borderTopWidth, borderTopColor, backgroundColor, outlineStyle].join(" ");
      })
      .join("|");
  }
}

/** What moves, or would, though the person asked for less motion. Runs in the page. */
export function findMotion(): string[] {
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((target) => target?.closest('[data-elicit="root"]'))
    .map((target) => `${target?.getAttribute("data-elicit")} moves`);
  const would = [...document.querySelectorAll('[data-elicit="root"] *')].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((pseudo) => {
      const { transitionDuration, animationName } = getComputedStyle(element, pseudo);
      const still = /^0s(, 0s)*$/.test(transitionDuration) && animationName === "none";
      return still ? [] : [`${element.getAttribute("data-elicit")}${pseudo ?? ""} would move`];
    }),
  );
  return [...new Set([...running, ...would])];
}

/**
 * Waits until an open list stands where the window of now has room for it, which takes it a few
 * frames. Runs in the page.
 */
export async function settle(): Promise<void> {
  let before = "";
  for (;;) {
    // A box becomes a Tab stop one frame after it is measured.
    await twoFrames();
    const popup = document.querySelector('[data-elicit="popup"]');
    if (!popup) return;
    const { x, y, width, height } = popup.getBoundingClientRect();
    const now = [x, y, width, height].join(" ");
    if (now === before) return;
    before = now;
  }

  function twoFrames() {
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }
}
