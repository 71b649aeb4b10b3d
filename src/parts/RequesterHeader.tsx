"use client";

import { forwardRef, useContext } from "react";
import { ScreenSlots } from "../hooks/ScreenSlots.js";
import type { ElicitationProgress, Requester } from "../protocol/types.js";
import { isLocalRequester } from "../protocol/requester.js";
import type { SharedStrings } from "../strings/enShared.js";
import { visibleText } from "../text/visibleText.js";
import type { HeadingLevel, PartProps } from "./types.js";
import { part } from "./part.js";

interface RequesterHeaderProps extends PartProps<"div"> {
  requester: Requester;
  strings: SharedStrings;
  headingLevel: HeadingLevel | undefined;
  /** The DOM id of the name, for what is labelled by it. */
  headingId: string;
  /** IDs of the elements that are read after the name when the heading gets focus. */
  describedBy: string;
  /** A word that is heard before the name: the level of a warning. */
  before?: string | undefined;
  progress?: ElicitationProgress | undefined;
}

/**
 * The requester in one line: the host's own name for it, and its host or "On this device".
 *
 * Children are at the end of the line, before the × of Cancel. Renders a `<div>` with a heading.
 * The heading gets focus when a dialog opens, so that no key hits an action.
 */
export const RequesterHeader = forwardRef<HTMLDivElement, RequesterHeaderProps>(
  function RequesterHeader(
    {
      requester,
      strings,
      headingLevel = 2,
      headingId,
      describedBy,
      before,
      progress,
      children,
      ...props
    },
    ref,
  ) {
    const host = isLocalRequester(requester) ? strings.asksLocally : hostOf(requester.url);
    return (
      <div {...part("requester")} {...props} ref={ref}>
        <span {...part("requester-icon")} aria-hidden="true">
          {requester.icon ?? initialOf(requester.name)}
        </span>
        <div {...part("requester-text")}>
          <div
            role="heading"
            aria-level={headingLevel}
            {...part("requester-name")}
            id={headingId}
            aria-describedby={describedBy}
            tabIndex={-1}
          >
            {before !== undefined && <span {...part("heard")}>{before}</span>}
            <bdi>{visibleText(requester.name)}</bdi>
          </div>
          {host !== undefined && <div {...part("requester-host")}>{host}</div>}
        </div>
        {progress && progress.total > 1 && (
          <div {...part("progress")}>{strings.progress(progress.position, progress.total)}</div>
        )}
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
