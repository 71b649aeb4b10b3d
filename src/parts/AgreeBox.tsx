"use client";

import type { ReactNode, Ref } from "react";
import { isRepeatedPress, isSecondOfDouble } from "../answering/presses.js";
import { part } from "./part.js";

interface AgreeBoxProps {
  id: string;
  checked: boolean;
  /** The person switches it. */
  onSwitch: () => void;
  locked: boolean;
  describedBy?: string | undefined;
  boxRef?: Ref<HTMLButtonElement>;
  /** What is agreed to. */
  children: ReactNode;
}

/**
 * The second act that something asks for besides the button that does it. Switched by a press or
 * by Space; Enter, which sends, does nothing here. Renders a `<label>` with a checkbox.
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
