"use client";

import { useMemo, useSyncExternalStore } from "react";
import { browserZone, usableZone } from "../parts/timeZones.js";
import { useLanguage } from "../parts/useLanguage.js";
import type { Settings } from "../schema/Settings.js";

const never = () => () => {};

/**
 * How a person writes numbers and times: what the host gives, else what their browser says. Few
 * forms ask for a time, so its zone is looked up when one does; on the server it is UTC.
 */
export function useSettings(locale: string | undefined, timeZone: string | undefined): Settings {
  const language = useLanguage(locale);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => settingsOf(language, timeZone, inBrowser), [language, timeZone, inBrowser]);
}

function settingsOf(locale: string, timeZone: string | undefined, inBrowser: boolean): Settings {
  return {
    locale,
    get timeZone() {
      return usableZone(timeZone) ?? (inBrowser ? browserZone() : "UTC");
    },
  };
}
