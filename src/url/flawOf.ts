import type { LabelFlaw, LabelPlace } from "./labelFlaw.js";
import { unicode } from "./unicode.js";

/**
 * The flaw that keeps a label from being shown in Unicode; undefined where there is none. A label in
 * ASCII has no flaw.
 */
export function flawOf(label: string, place: LabelPlace): LabelFlaw | undefined {
  if (/^[\0-\x7f]*$/.test(label)) return undefined;
  return unicode.rules
    ? unicode.rules.labelFlaw(label, place)
    : { reason: "invalid", characters: [] };
}
