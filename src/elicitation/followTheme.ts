/**
 * The theme of the place where a dialog is rendered, for its layer at the end of the page.
 *
 * A portal inherits from where it is, not from where its component is rendered. A theme can be set
 * on any element around that.
 */
import { parentOf } from "../core/sight.js";

/** The tokens of the style sheet that hosts set, without `--elicit-`. */
export const tokens = [
  "accent",
  "added",
  "added-surface",
  "border-color",
  "border-width",
  "card-radius",
  "card-shadow",
  "card-space",
  "caution",
  "caution-surface",
  "checkmark-size",
  "control-line",
  "control-size",
  "danger",
  "danger-surface",
  "dialog-layer",
  "field",
  "field-space",
  "focus",
  "focus-width",
  "font",
  "font-size",
  "font-weight",
  "header-end",
  "host-font-size",
  "hover",
  "icon-target",
  "line-height",
  "link",
  "mark-line",
  "mark-radius",
  "max-width",
  "mono-font",
  "motion",
  "on-accent",
  "overlay",
  "pressed",
  "question-font-size",
  "radius",
  "selected",
  "shadow",
  "small-font-size",
  "space",
  "strong-font-weight",
  "surface",
  "text",
  "text-muted",
  "waiting-opacity",
  "z-index",
];

/** What a request inherits besides the tokens, and the property of the layer that gets it. */
const INHERITED = [
  ...tokens.map((name) => [`--elicit-${name}`, `--elicit-${name}`] as const),
  ["font-family", "font-family"],
  // The style sheet reads it, because paper is always light.
  ["color-scheme", "--_scheme"],
] as const;

/**
 * Gives a layer the theme of a place: tokens, color scheme, typeface, direction and language. It
 * follows changes, such as a switch to dark.
 *
 * @param place an element where the component is rendered. It needs no layout.
 * @param layer the outermost element of the dialog.
 * @returns a function that ends it.
 */
export function followTheme(place: Element, layer: HTMLElement): () => void {
  const around = parentOf(layer);
  const take = () => {
    const here = getComputedStyle(place);
    const there = around && getComputedStyle(around);
    for (const [name, property] of INHERITED) {
      const value = here.getPropertyValue(name);
      if (value === there?.getPropertyValue(name)) layer.style.removeProperty(property);
      else layer.style.setProperty(property, value || "initial");
    }
    setAttribute(layer, "dir", here.direction, there?.direction);
    setAttribute(layer, "lang", languageOf(place), around && languageOf(around));
  };
  take();

  const observer = new MutationObserver(take);
  for (let at = parentOf(place); at; at = parentOf(at)) observer.observe(at, { attributes: true });
  // Style sheets that are replaced.
  const { head, defaultView } = place.ownerDocument;
  observer.observe(head, { attributes: true, childList: true, characterData: true, subtree: true });
  const dark = defaultView?.matchMedia?.("(prefers-color-scheme: dark)");
  dark?.addEventListener("change", take);
  return () => {
    observer.disconnect();
    dark?.removeEventListener("change", take);
  };
}

function setAttribute(layer: Element, name: string, value = "", inherited = ""): void {
  if (value === inherited) layer.removeAttribute(name);
  else layer.setAttribute(name, value);
}

function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    const language = at.getAttribute("lang");
    if (language !== null) return language;
  }
  return "";
}
