"use client";

import { forwardRef } from "react";
import { isSecondOfDouble } from "./isSecondOfDouble.js";
import { part } from "./part.js";
import type { PartProps } from "./PartProps.js";

interface ActionButtonProps extends Omit<PartProps<"button">, "name"> {
  /** What a style sheet sees of it. */
  name: string;
  /** Said to assistive technology, never `disabled`: what has the focus keeps it. */
  locked?: boolean;
  /** What it does. The second half of a double click was made for what stood there before. */
  act?: () => void;
}

/** One action of a screen. Renders a `<button>`. */
export const ActionButton = forwardRef<HTMLButtonElement, ActionButtonProps>(function ActionButton(
  { name, locked = false, act, onClick, ...props },
  ref,
) {
  return (
    <button
      type="button"
      {...part("action", { name })}
      aria-disabled={locked || undefined}
      {...props}
      ref={ref}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isSecondOfDouble(event)) event.preventDefault();
        else act?.();
      }}
    />
  );
});
