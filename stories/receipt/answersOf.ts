/** Each question of the receipts in an element, and its answers. */
export function answersOf(element: HTMLElement): string[][] {
  return [...element.querySelectorAll("[role=term]")].map((term) => {
    const value = term.nextElementSibling;
    const items = value?.querySelectorAll("[role=listitem]") ?? [];
    const texts = items.length > 0 ? [...items] : [value];
    return [term, ...texts].map((part) => part?.textContent ?? "");
  });
}
