/** The parts of a consent, by the names that style sheets know them by. */
export function partOf(root: HTMLElement, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-elicit="${name}"]`);
  if (!found) throw new Error(`There is no part "${name}" on the screen.`);
  return found;
}

export function partsOf(root: HTMLElement, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-elicit="${name}"]`)];
}

/** The names of the buttons, in their order. */
export function buttonsOf(root: HTMLElement): (string | null)[] {
  return [...root.querySelectorAll("button:not([role=checkbox])")].map(
    ({ textContent }) => textContent,
  );
}

/** What an element is described by, text by text; what is not on the screen describes nothing. */
export function descriptionOf(element: Element): string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.flatMap((id) => document.getElementById(id)?.textContent ?? []);
}
