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
    const unmarked = new Set(no.map(markOf));
    if (yes.some((element) => unmarked.has(markOf(element))))
      found.push(`a marked ${part} looks like one that is not`);
  }
  for (const slider of document.querySelectorAll('[data-elicit="slider"]:not([data-unset])')) {
    const chosenPart = getComputedStyle(slider, "::before");
    const card = slider.closest('[data-elicit="form"]');
    const beside = [getComputedStyle(slider).backgroundImage];
    if (card) beside.push(getComputedStyle(card).backgroundColor);
    if (
      chosenPart.content === "none" ||
      beside.some((other) => other.includes(chosenPart.backgroundColor))
    )
      found.push("the chosen part of a slider looks like the rest");
  }
  for (const progress of document.querySelectorAll('[data-elicit="step-progress"]')) {
    const card = progress.closest('[data-elicit="form"]');
    const { backgroundColor } = getComputedStyle(progress);
    if (card && backgroundColor === getComputedStyle(card).backgroundColor)
      found.push("how far one is cannot be told from the card");
  }
  const edged =
    '[data-elicit]:is([data-elicit="input"], [data-elicit="action"], [data-elicit="radio"], [data-elicit="checkbox"], [data-elicit="segments"], [data-elicit="address"])';
  for (const element of document.querySelectorAll(edged)) {
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
    '[data-elicit="action"]:is([data-name="submit"], [data-name="next"], [data-name="send"]:not([data-secondary]), [data-name="open"]:not([data-after], [data-secondary]), [data-primary]):not([aria-disabled="true"])';
  const others = [...document.querySelectorAll(`[data-elicit="action"]:not(${proposed})`)];
  for (const element of document.querySelectorAll(proposed))
    if (others.some((other) => markOf(other) === markOf(element)))
      found.push("the proposed action looks like the others");
  return [...new Set(found)];

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
