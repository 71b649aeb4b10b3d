"use client";

import * as RadioGroup from "radix-ui/radio-group";
import type { RefCallback } from "react";
import { part } from "../../parts/part.js";
import { KeySign } from "./KeySign.js";

interface SegmentProps {
  id: string;
  value: string;
  label: string;
  chosen: boolean;
  /** Whether it stands for no answer. */
  none?: boolean;
  /** The key that chooses it. */
  shortcut?: string | undefined;
  locked: boolean;
  focusRef?: RefCallback<HTMLElement>;
}

/** One of two or three short answers in a row. Renders a `<label>` that Radix's radio covers. */
export function Segment({
  id,
  value,
  label,
  chosen,
  none,
  shortcut,
  locked,
  focusRef,
}: SegmentProps) {
  return (
    <label {...part("segment", { chosen, none })} htmlFor={id}>
      <RadioGroup.unstable_ItemProvider value={value}>
        <RadioGroup.unstable_ItemTrigger
          {...part("segment-radio")}
          ref={focusRef}
          id={id}
          aria-labelledby={`${id}-l`}
          aria-disabled={locked || undefined}
          aria-keyshortcuts={shortcut}
        />
      </RadioGroup.unstable_ItemProvider>
      <span id={`${id}-l`}>{label}</span>
      <KeySign of={shortcut} on="segment" />
    </label>
  );
}
