"use client";

import type { SharedStrings } from "../strings/enShared.js";
import { part } from "./part.js";
import { UntrustedText } from "./UntrustedText.js";

interface FailureProps {
  /** What the host said of it; empty where it said nothing. */
  message: string;
  /** What a person can do now. */
  hint?: string;
  strings: SharedStrings;
}

/** Says that an answer could not be sent, and why. Renders a `<div role="alert">`. */
export function Failure({ message, hint, strings }: FailureProps) {
  return (
    <div {...part("failure")} role="alert">
      <p {...part("failure-title")}>{strings.failed}</p>
      {message !== "" && (
        <p {...part("failure-text")}>
          <UntrustedText text={message} strings={strings} />
        </p>
      )}
      {hint !== undefined && <p {...part("failure-text")}>{hint}</p>}
    </div>
  );
}
