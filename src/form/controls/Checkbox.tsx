"use client";

import type { ComponentPropsWithoutRef, RefCallback } from "react";
import { part } from "../../parts/part.js";

interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<"button">,
  "onChange" | "onClick" | "onKeyDown"
> {
  /** `null`: neither checked nor unchecked. */
  checked: boolean | null;
  onChange: (checked: boolean) => void;
  focusRef?: RefCallback<HTMLElement> | undefined;
}

/**
 * One checkbox, switched by a press or by Space; Enter, which submits, does nothing here. Renders a
 * `<button>`.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({ checked, onChange, focusRef, ...props }: CheckboxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked ?? "mixed"}
      {...part("checkbox", { state: STATES[`${checked}`] })}
      {...props}
      ref={focusRef}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      onClick={() => onChange(!checked)}
    />
  );
}

/** What a style sheet knows it by. */
const STATES = { true: "checked", false: "unchecked", null: "indeterminate" };
