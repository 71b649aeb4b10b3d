"use client";

import * as Toggle from "radix-ui/toggle";
import type { ComponentPropsWithoutRef, RefCallback } from "react";
import { part } from "../../parts/part.js";

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<"button">, "onChange" | "onKeyDown"> {
  /** `null`: neither checked nor unchecked. */
  checked: boolean | null;
  onChange: (checked: boolean) => void;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

/**
 * One checkbox, toggled by a click or Space. Enter, which submits, does nothing here.
 *
 * Renders Radix's Toggle as a checkbox. Radix's Checkbox adds 2.5 KB for an animated mark and a
 * native input that nothing here needs.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({ checked, onChange, focusRef, ...props }: CheckboxProps) {
  return (
    <Toggle.Root
      {...part("checkbox")}
      {...props}
      ref={focusRef}
      role="checkbox"
      pressed={checked === true}
      onPressedChange={onChange}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      aria-checked={checked ?? "mixed"}
      aria-pressed={undefined}
      data-state={STATES[`${checked}`]}
    />
  );
}

/** The values of `data-state` for style sheets. */
const STATES = { true: "checked", false: "unchecked", null: "indeterminate" };
