"use client";

import * as Toggle from "radix-ui/toggle";
import type { RefCallback } from "react";
import { part } from "../../parts/part.js";
import { moveAmongRadios } from "./moveAmongRadios.js";

interface RadioProps {
  /** Name of the element for style sheets. */
  as: "radio" | "segment-radio";
  id: string;
  chosen: boolean;
  onChoose: () => void;
  /** Whether Tab stops at it: at the one that is chosen, or else at the first. */
  tabStop: boolean;
  described?: boolean;
  /** DOM ID of the element with its details. */
  details?: string | undefined;
  /** Its place in the group, from 1, and how many there are: browsers do not count across rows. */
  place: readonly [place: number, of: number];
  locked: boolean;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

/**
 * One of `Radios`. Renders Radix's Toggle as a radio. Not an item of its RadioGroup: that has two
 * listeners on the document for each radio, so that a key in any text box of a form of some hundred
 * fields costs twice as much, and its group is the dearest of all controls to mount.
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
  locked,
  focusRef,
}: RadioProps) {
  return (
    <Toggle.Root
      {...part(as)}
      ref={focusRef}
      id={id}
      role="radio"
      aria-details={details}
      pressed={chosen}
      // A click on the selected one clears nothing.
      onPressedChange={(pressed) => {
        if (pressed && !locked) onChoose();
      }}
      onKeyDown={moveAmongRadios}
      aria-checked={chosen}
      aria-pressed={undefined}
      data-state={chosen ? "checked" : "unchecked"}
      tabIndex={tabStop ? 0 : -1}
      aria-labelledby={`${id}-l`}
      aria-describedby={described ? `${id}-d` : undefined}
      aria-posinset={place}
      aria-setsize={of}
      aria-disabled={locked || undefined}
    />
  );
}
