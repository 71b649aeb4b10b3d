import type { KeyboardEvent } from "react";

const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * The keys of a radio, as browsers have them: an arrow goes to the next of its group and chooses it,
 * around the ends, and Enter chooses nothing.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function moveAmongRadios(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: radio, key } = event;
  if (key === "Enter") event.preventDefault();
  const step = STEPS[key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const group = radio.closest('[role="radiogroup"]');
  const radios = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const mirrored = /Left|Right/.test(key) && getComputedStyle(radio).direction === "rtl";
  const next = radios.at((radios.indexOf(radio) + (mirrored ? -step : step)) % radios.length);
  next?.focus();
  next?.click();
}
