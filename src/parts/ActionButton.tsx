"use client";

import { forwardRef, type MouseEvent, useRef } from "react";
import { isRepeatedPress, isSecondOfDouble } from "../answering/presses.js";
import { part } from "./part.js";
import type { PartProps } from "./types.js";

interface ActionButtonProps extends Omit<PartProps<"button">, "name"> {
  /** What a style sheet sees of it. */
  name: string;
  /** Said to assistive technology, never `disabled`: what has the focus keeps it. */
  locked?: boolean;
  /** What it answers. A press that began on another question, with the key or the button held, does nothing. */
  question?: object;
  /** What it does. The second half of a double click was made for what stood there before. */
  act?: ((event: MouseEvent) => void) | undefined;
}

/** One action of a screen. Renders a `<button>`. */
export const ActionButton = forwardRef<HTMLButtonElement, ActionButtonProps>(function ActionButton(
  { name, locked = false, question, act, onClick, onKeyDown, onPointerDown, ...props },
  ref,
) {
  const begunOn = useRef<object | undefined>(undefined);
  return (
    <button
      type="button"
      {...part("action", { name })}
      aria-disabled={locked || undefined}
      {...props}
      ref={ref}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        begunOn.current = question;
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.repeat) begunOn.current = question;
        // A held key presses again and again; only the first press is a person's.
        if (isRepeatedPress(event)) event.preventDefault();
      }}
      onClick={(event) => {
        // A click without a beginning is one of assistive technology.
        const isOther = begunOn.current !== undefined && begunOn.current !== question;
        begunOn.current = undefined;
        if (isOther) return event.preventDefault();
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isSecondOfDouble(event)) event.preventDefault();
        else act?.(event);
      }}
    />
  );
});
