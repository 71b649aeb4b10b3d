"use client";

import { forwardRef, type MouseEvent, useRef } from "react";
import { isRepeatedPress, isSecondOfDouble } from "../core/clicks.js";
import { part, type PartProps } from "./part.js";

/** Looks of an action. */
export type ActionVariant =
  | "primary"
  | "secondary"
  | "strong"
  | "quiet"
  | "link"
  | "icon"
  | "reply";

interface ActionButtonProps extends Omit<PartProps<"button">, "name"> {
  /** Name of the action, for style sheets. */
  name: string;
  /** How it looks: see `data-variant` of the element. */
  variant?: ActionVariant | undefined;
  /** Whether `act` is not called. It is never `disabled`: the button keeps the focus. */
  locked?: boolean;
  /** Whether the input guard ignores clicks for now. It looks like any other button. */
  waiting?: boolean;
  /** Replaces the text while its response is sent. */
  busy?: string | false | undefined;
  /** The request that it acts on. A click that began on another request does nothing. */
  question?: object;
  /** Called on click. The second click of a double click is ignored. */
  act?: ((event: MouseEvent) => void) | undefined;
}

/** One action of a screen. Renders a `<button>`. */
export const ActionButton = forwardRef<HTMLButtonElement, ActionButtonProps>(function ActionButton(
  {
    name,
    variant = "secondary",
    locked = false,
    waiting = false,
    busy,
    question,
    act,
    onClick,
    onKeyDown,
    onPointerDown,
    ...props
  },
  ref,
) {
  const begunOn = useRef<object | undefined>(undefined);
  return (
    <button
      type="button"
      {...part("action", { name, variant, waiting: waiting && !locked, busy: Boolean(busy) })}
      aria-disabled={locked || waiting || undefined}
      {...props}
      ref={ref}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        begunOn.current = question;
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.repeat) begunOn.current = question;
        // A held key clicks repeatedly. Only the first click counts.
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
        else if (!locked) act?.(event);
      }}
    >
      {busy || props.children}
    </button>
  );
});
