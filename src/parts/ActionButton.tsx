"use client";

import { forwardRef, type MouseEvent } from "react";
import { isRepeatedPress, isSecondOfDouble } from "../answering/presses.js";
import { part } from "./part.js";
import type { PartProps } from "./types.js";

interface ActionButtonProps extends Omit<PartProps<"button">, "name"> {
  /** What a style sheet sees of it. */
  name: string;
  /** Said to assistive technology, never `disabled`: what has the focus keeps it. */
  locked?: boolean;
  /** What it does. The second half of a double click was made for what stood there before. */
  act?: ((event: MouseEvent) => void) | undefined;
}

/** One action of a screen. Renders a `<button>`. */
export const ActionButton = forwardRef<HTMLButtonElement, ActionButtonProps>(function ActionButton(
  { name, locked = false, act, onClick, onKeyDown, ...props },
  ref,
) {
  return (
    <button
      type="button"
      {...part("action", { name })}
      aria-disabled={locked || undefined}
      {...props}
      ref={ref}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // A held key presses again and again; only the first press is a person's.
        if (isRepeatedPress(event)) event.preventDefault();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isSecondOfDouble(event)) event.preventDefault();
        else act?.(event);
      }}
    />
  );
});
