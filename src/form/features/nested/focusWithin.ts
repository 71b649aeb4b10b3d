const ANSWERED =
  'input:not([tabindex="-1"]), textarea, select, button:not([tabindex="-1"]), [tabindex="0"]';

/** A question with parts, which passes the focus on to what is wrong in it. */
const PARTS = '[data-elicit="parts"]';
const WRONG = `[aria-invalid="true"], [data-elicit="field"][data-invalid] > ${PARTS}`;

/** Puts the focus into a question with parts: on what is wrong in it, else where it is answered first. */
export function focusWithin(group: HTMLElement | null): void {
  const all = [...(group?.querySelectorAll<HTMLElement>(WRONG) ?? [])];
  // A question whose wrong part is known already is no stop on the way to it.
  const wrong = all.find((each) => !each.querySelector(WRONG));
  const within = wrong?.matches(`${ANSWERED}, ${PARTS}`)
    ? wrong
    : wrong?.querySelector<HTMLElement>(ANSWERED);
  const target = within ?? group?.querySelector<HTMLElement>(ANSWERED);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest" });
}
