"use client";

import { forwardRef } from "react";
import type { SharedStrings } from "../strings/enShared.js";
import { part } from "./part.js";
import type { PartProps } from "./PartProps.js";
import { UntrustedText } from "./UntrustedText.js";

interface FailureProps extends PartProps<"div"> {
  /** What the host said of it; empty where it said nothing. */
  message: string;
  /** What a person can do now. */
  hint?: string;
  strings: SharedStrings;
}

/** Says that an answer could not be sent, and why. Renders a `<div role="alert">`. */
export const Failure = forwardRef<HTMLDivElement, FailureProps>(function Failure(
  { message, hint, strings, ...props },
  ref,
) {
  return (
    <div {...part("failure")} role="alert" {...props} ref={ref}>
      <div {...part("failure-title")}>{strings.failed}</div>
      {message !== "" && (
        <div {...part("failure-text")}>
          <UntrustedText text={message} strings={strings} />
        </div>
      )}
      {hint !== undefined && <div {...part("failure-text")}>{hint}</div>}
    </div>
  );
});
