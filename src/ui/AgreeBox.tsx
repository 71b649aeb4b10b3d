"use client";

import type { ReactNode, Ref } from "react";
import { isRepeatedPress, isSecondOfDouble } from "../core/clicks.js";
import { part } from "./part.js";

interface AgreeBoxProps {
  id: string;
  checked: boolean;
  /** Called when the user selects or clears it. */
  onSwitch: () => void;
  locked: boolean;
  describedBy?: string | undefined;
  boxRef?: Ref<HTMLButtonElement>;
  /** Label of the checkbox. */
  children: ReactNode;
}

/**
 * A confirmation besides the button. Renders a `<label>` with a checkbox.
 *
 * It changes by a click or Space. Enter, which submits, does nothing here.
 */
export function AgreeBox(props: AgreeBoxProps) {
  const { id, checked, onSwitch, locked, describedBy, boxRef, children } = props;
  return (
    <label {...part("agree", { chosen: checked })} htmlFor={id}>
      <button
        type="button"
        role="checkbox"
        aria-checked={checked}
        {...part("checkbox", { state: checked ? "checked" : "unchecked" })}
        id={id}
        ref={boxRef}
        aria-labelledby={`${id}-l`}
        aria-describedby={describedBy}
        aria-disabled={locked || undefined}
        onKeyDown={(event) => {
          if (event.key === "Enter" || isRepeatedPress(event)) event.preventDefault();
        }}
        onClick={(event) => {
          if (!locked && !isSecondOfDouble(event)) onSwitch();
        }}
      />
      <span {...part("option-label")} id={`${id}-l`}>
        {children}
      </span>
    </label>
  );
}
