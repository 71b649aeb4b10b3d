"use client";

import * as Toggle from "radix-ui/toggle";
import type { ComponentProps, KeyboardEvent, RefCallback } from "react";
import type { FormStrings } from "../../strings/enForm.js";
import { afterArrowKey } from "../../ui/focus.js";
import { part } from "../../ui/part.js";
import type { ControlProps } from "../field/types.js";
import { OptionRow } from "./Options.js";

/**
 * The keys of a radio, as browsers have them: an arrow goes to the next of its group and chooses it,
 * and Enter chooses nothing.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
function moveAmongRadios(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: radio, key } = event;
  if (key === "Enter") event.preventDefault();
  const group = radio.closest('[role="radiogroup"]');
  const radios = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const next = afterArrowKey(event, radios);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

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
function Radio({
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

interface RadioOptionProps {
  id: string;
  label: string;
  description?: string | undefined;
  own?: boolean;
  /** Whether it shares its row with others. */
  short: boolean;
  chosen: boolean;
  onChoose: () => void;
  tabStop: boolean;
  /** DOM ID of the element with its details. */
  details?: string | undefined;
  /** Its place in the group, from 1, and how many there are. */
  place: readonly [place: number, of: number];
  locked: boolean;
  focusRef?: RefCallback<HTMLElement> | undefined;
  strings: FormStrings;
}

/** One radio with its row. */
export function RadioOption({
  id,
  description,
  onChoose,
  tabStop,
  details,
  place,
  locked,
  focusRef,
  ...row
}: RadioOptionProps) {
  return (
    <OptionRow id={id} description={description} {...row}>
      <Radio
        as="radio"
        id={id}
        chosen={row.chosen}
        onChoose={onChoose}
        tabStop={tabStop}
        place={place}
        described={description !== undefined}
        details={details}
        locked={locked}
        focusRef={focusRef}
      />
    </OptionRow>
  );
}

interface RadiosProps
  extends ComponentProps<"div">, Pick<ControlProps<"boolean">, "invalid" | "required"> {}

/** A group of which one `Radio` can be chosen. Renders a `<div>`. */
export function Radios({ invalid, required, ...props }: RadiosProps) {
  return (
    <div
      {...props}
      role="radiogroup"
      aria-invalid={invalid || undefined}
      aria-required={required}
    />
  );
}

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
