"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The time zone of the person: what the host gives, else the browser's. On the server, where it is
 * not known, UTC, until the page is hydrated.
 *
 * @param timeZone an IANA name; one that this browser does not know is not used.
 */
export function useTimeZone(timeZone: string | undefined): string {
  const zone = useSyncExternalStore(never, browserZone, () => "UTC");
  return usable(timeZone) ?? zone;
}

let found: string | undefined;

function browserZone(): string {
  return (found ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** A time zone that this browser does not know cannot be computed with. */
function usable(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
