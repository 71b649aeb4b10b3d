"use client";

import { forwardRef } from "react";
import type { SharedStrings } from "../strings/enShared.js";
import { part } from "./part.js";
import type { PartProps } from "./types.js";

interface FailureProps extends PartProps<"div"> {
  /** Text that says what else the user can do. */
  hint?: string | undefined;
  strings: SharedStrings;
}

/**
 * Says that an answer could not be sent. The message of the error is never shown: it is the browser's
 * or a library's, in no language of the user's. Renders a `<div role="alert">`.
 */
export const Failure = forwardRef<HTMLDivElement, FailureProps>(function Failure(
  { hint, strings, ...props },
  ref,
) {
  return (
    <div {...part("failure")} role="alert" {...props} ref={ref}>
      {[strings.failed, hint].filter(Boolean).join(" ")}
    </div>
  );
});
