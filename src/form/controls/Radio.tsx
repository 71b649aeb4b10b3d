"use client";

import type { RefCallback } from "react";
import { part } from "../../parts/part.js";
import { moveAmongRadios } from "./moveAmongRadios.js";

interface RadioProps {
  /** What it is to a style sheet. */
  as: "radio" | "segment-radio";
  id: string;
  chosen: boolean;
  onChoose: () => void;
  /** Whether Tab stops at it: at the one that is chosen, or else at the first. */
  tabStop: boolean;
  described?: boolean;
  /** The DOM id of what tells more of it. */
  details?: string | undefined;
  /** Its place in the group, from 1, and how many there are: browsers do not count across rows. */
  place: readonly [place: number, of: number];
  /** The key that chooses it. */
  shortcut?: string | undefined;
  locked: boolean;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

/**
 * One of `Radios`: a press chooses it, and an arrow key the next. Renders a `<button>`.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function Radio({
  as,
  id,
  chosen,
  onChoose,
  tabStop,
  described = false,
  details,
  place: [place, of],
  shortcut,
  locked,
  focusRef,
}: RadioProps) {
  return (
    <button
      type="button"
      role="radio"
      {...part(as, { state: chosen ? "checked" : "unchecked" })}
      ref={focusRef}
      id={id}
      aria-details={details}
      // A press on the chosen one takes nothing back.
      onClick={() => {
        if (!chosen && !locked) onChoose();
      }}
      onKeyDown={moveAmongRadios}
      aria-checked={chosen}
      tabIndex={tabStop ? 0 : -1}
      aria-labelledby={`${id}-l`}
      aria-describedby={described ? `${id}-d` : undefined}
      aria-posinset={place}
      aria-setsize={of}
      aria-disabled={locked || undefined}
      aria-keyshortcuts={shortcut}
    />
  );
}
