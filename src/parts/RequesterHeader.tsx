"use client";

import type { Requester } from "../protocol/Requester.js";
import type { Strings } from "../strings/en.js";
import { visibleText } from "../text/visibleText.js";
import { part } from "./part.js";

interface RequesterHeaderProps {
  requester: Requester;
  strings: Strings;
  /** The DOM id of the name, for what is labelled by it. */
  id: string;
}

/**
 * Who asks: the host's own name for it, and the host it is reached at. Renders a `<div>` with a
 * heading. The heading takes the focus when a dialog opens, so that no key lands on an action.
 */
export function RequesterHeader({ requester, strings, id }: RequesterHeaderProps) {
  const host = hostOf(requester.url);
  return (
    <div {...part("requester")}>
      <span {...part("requester-icon")} aria-hidden="true">
        {requester.icon ?? initialOf(requester.name)}
      </span>
      <div {...part("requester-text")}>
        <h2 {...part("requester-name")} id={id} tabIndex={-1}>
          <bdi>{visibleText(requester.name)}</bdi>
        </h2>
        <p {...part("requester-host")}>{host ? strings.asks(host) : strings.asksLocally}</p>
      </div>
    </div>
  );
}

function hostOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  try {
    return new URL(url).host || undefined;
  } catch {
    return undefined;
  }
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? "";
}
