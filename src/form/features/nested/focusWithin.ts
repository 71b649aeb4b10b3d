const ANSWERED =
  'input:not([tabindex="-1"]), textarea, select, button:not([tabindex="-1"]), [tabindex="0"]';

/** Puts the focus into a question with parts: on what is wrong in it, else where it is answered first. */
export function focusWithin(group: HTMLElement | null): void {
  const wrong = group?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const within =
    wrong && !wrong.matches(ANSWERED) ? wrong.querySelector<HTMLElement>(ANSWERED) : wrong;
  const target = within ?? group?.querySelector<HTMLElement>(ANSWERED);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest" });
}
