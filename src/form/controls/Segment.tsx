"use client";

import type { RefCallback } from "react";
import { part } from "../../parts/part.js";
import { Radio } from "./Radio.js";

interface SegmentProps {
  id: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  tabStop: boolean;
  /** Its place in the row, from 1, and how many there are. */
  place: readonly [place: number, of: number];
  locked: boolean;
  focusRef?: RefCallback<HTMLElement>;
}

/** One of two short answers in a row. Renders a `<label>` that its radio covers. */
export function Segment({
  id,
  label,
  chosen,
  onChoose,
  tabStop,
  place,
  locked,
  focusRef,
}: SegmentProps) {
  return (
    <label {...part("segment", { chosen })} htmlFor={id}>
      <Radio
        as="segment-radio"
        id={id}
        chosen={chosen}
        onChoose={onChoose}
        tabStop={tabStop}
        place={place}
        locked={locked}
        focusRef={focusRef}
      />
      <span id={`${id}-l`}>{label}</span>
    </label>
  );
}
