const ANSWERED =
  'input:not([tabindex="-1"]), textarea, select, button:not([tabindex="-1"]), [tabindex="0"]';

/** Selects fields with nested fields, which pass focus on to the first error. */
const PARTS = '[data-elicit="parts"]';
const WRONG = `[aria-invalid="true"], [data-elicit="field"][data-invalid] > ${PARTS}`;

/** Moves focus into a field with nested fields: to the first error, else to the first input. */
export function focusWithin(group: HTMLElement | null): void {
  const all = [...(group?.querySelectorAll<HTMLElement>(WRONG) ?? [])];
  // A field whose nested error is found already is no stop on the way to it.
  const wrong = all.find((each) => !each.querySelector(WRONG));
  const within = wrong?.matches(`${ANSWERED}, ${PARTS}`)
    ? wrong
    : wrong?.querySelector<HTMLElement>(ANSWERED);
  const target = within ?? group?.querySelector<HTMLElement>(ANSWERED);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest" });
}
