"use client";

import { forwardRef, useContext } from "react";
import { type ElicitationProgress, isLocalRequester, type Requester } from "../core/protocol.js";
import { visibleText } from "../core/text.js";
import type { SharedStrings } from "../strings/enShared.js";
import { ScreenSlots } from "./hooks.js";
import { part, type PartProps } from "./part.js";

interface RequesterHeaderProps extends PartProps<"div"> {
  requester: Requester;
  strings: SharedStrings;
  progress?: ElicitationProgress | undefined;
  waiting?: number | undefined;
}

/**
 * The requester in one line: the host's own name for it, and its host or "On this device".
 *
 * Children are at the end of the line, before the × of Cancel. Renders a `<div>`.
 */
export const RequesterHeader = forwardRef<HTMLDivElement, RequesterHeaderProps>(
  function RequesterHeader({ requester, strings, progress, waiting = 0, children, ...props }, ref) {
    const place = [
      progress && progress.total > 1 && strings.progress(progress.position, progress.total),
      waiting > 0 && strings.moreWaiting(waiting),
    ].filter((text) => text);
    const host = isLocalRequester(requester) ? strings.asksLocally : hostOf(requester.url);
    return (
      <div {...part("requester")} {...props} ref={ref}>
        <span {...part("requester-icon")} aria-hidden="true">
          {requester.icon ?? initialOf(requester.name)}
        </span>
        <div {...part("requester-text")}>
          <div {...part("requester-name")}>
            <bdi>{visibleText(requester.name)}</bdi>
          </div>
          {host !== undefined && <div {...part("requester-host")}>{host}</div>}
        </div>
        {place.length > 0 && <div {...part("progress")}>{place.join(" · ")}</div>}
        {useContext(ScreenSlots).header}
        {children}
      </div>
    );
  },
);

function hostOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  try {
    return new URL(url).host || undefined;
  } catch {
    return undefined;
  }
}

function initialOf(name: string): string {
  // `toUpperCase` depends on no language: a server's may differ from the user's, and both must
  // render the same.
  return [...name.trim()][0]?.toUpperCase() ?? "";
}

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
      {hint ? strings.failed + strings.gap + hint : strings.failed}
    </div>
  );
});
