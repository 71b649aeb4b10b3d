"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Settings } from "../schema/Settings.js";

const never = () => () => {};

/**
 * The language and the time zone of the person: what the host gives, else the browser's. On the
 * server, where neither is known, English and UTC, until the page is hydrated.
 */
export function useSettings(locale: string | undefined, timeZone: string | undefined): Settings {
  const language = useSyncExternalStore(
    never,
    () => navigator.language,
    () => "en",
  );
  const zone = useSyncExternalStore(never, browserZone, () => "UTC");
  return useMemo(
    () => ({ locale: locale ?? language, timeZone: usable(timeZone) ?? zone }),
    [locale, language, timeZone, zone],
  );
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
