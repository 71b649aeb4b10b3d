"use client";

import * as Toggle from "radix-ui/toggle";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type RefCallback,
  useContext,
} from "react";
import { afterArrowKey } from "../../ui/focus.js";
import { part } from "../../ui/part.js";
import type { ControlProps } from "../field/types.js";
import { OptionGroupContext, type OptionProps, OptionRow, useOption } from "./Options.js";

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

/** The radios of a group. */
interface RadioGroup {
  /** The values of its radios, in order. */
  values: readonly string[];
  /** The chosen value. */
  chosen: string | undefined;
  choose: (value: string) => void;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

const RadioGroupContext = createContext<RadioGroup | null>(null);

interface RadioProps extends Pick<OptionProps, "value" | "details"> {
  /** Name of the element for style sheets. */
  as: "radio" | "segment-radio";
  described?: boolean;
}

/**
 * One of `Radios`. Renders Radix's Toggle as a radio. Not an item of its RadioGroup: that has two
 * listeners on the document for each radio, so that a key in any text box of a form of some hundred
 * fields costs twice as much, and its group is the dearest of all controls to mount.
 */
function Radio({ as, value, described = false, details }: RadioProps) {
  const { optionId: id, locked } = useOption(value);
  const { values, chosen, choose, focusRef } = useContext(RadioGroupContext)!;
  const isChosen = value === chosen;
  // Tab stops at the one that is chosen, or else at the first.
  const isTabStop = value === (chosen ?? values[0]);
  return (
    <Toggle.Root
      {...part(as)}
      ref={isTabStop ? focusRef : undefined}
      id={id}
      role="radio"
      aria-details={details}
      pressed={isChosen}
      // A click on the selected one clears nothing.
      onPressedChange={(pressed) => {
        if (pressed && !locked) choose(value);
      }}
      onKeyDown={moveAmongRadios}
      aria-checked={isChosen}
      aria-pressed={undefined}
      data-state={isChosen ? "checked" : "unchecked"}
      tabIndex={isTabStop ? 0 : -1}
      aria-labelledby={`${id}-l`}
      aria-describedby={described ? `${id}-d` : undefined}
      // Browsers do not count across rows.
      aria-posinset={values.indexOf(value) + 1}
      aria-setsize={values.length}
      aria-disabled={locked || undefined}
    />
  );
}

function useIsChosen(value: string): boolean {
  return useContext(RadioGroupContext)!.chosen === value;
}

/** One radio with its row. Renders a `<label>`. */
export function RadioOption({ details, ...row }: OptionProps) {
  const { value, description } = row;
  return (
    <OptionRow {...row} chosen={useIsChosen(value)}>
      <Radio as="radio" value={value} described={description !== undefined} details={details} />
    </OptionRow>
  );
}

/** One of two short answers in a row. Renders a `<label>` that its radio covers. */
export function Segment({ value, label }: Pick<OptionProps, "value" | "label">) {
  const { optionId: id } = useOption(value);
  return (
    <label {...part("segment", { chosen: useIsChosen(value) })} htmlFor={id}>
      <Radio as="segment-radio" value={value} />
      <span id={`${id}-l`}>{label}</span>
    </label>
  );
}

interface RadiosProps
  extends
    RadioGroup,
    Pick<ControlProps<"boolean">, "id" | "invalid" | "required" | "locked" | "strings">,
    Omit<ComponentProps<"div">, "id"> {
  /** Whether several options share a row. */
  short?: boolean;
}

/** A group of radios, of which one can be chosen. Renders a `<div>`. */
export function Radios(props: RadiosProps) {
  const { values, chosen, choose, focusRef, id, locked, strings, short, ...group } = props;
  const { invalid, required, ...rest } = group;
  return (
    <OptionGroupContext.Provider value={{ id, locked, strings, short }}>
      <RadioGroupContext.Provider value={{ values, chosen, choose, focusRef }}>
        <div
          {...rest}
          id={id}
          role="radiogroup"
          aria-invalid={invalid || undefined}
          aria-required={required}
        />
      </RadioGroupContext.Provider>
    </OptionGroupContext.Provider>
  );
}
