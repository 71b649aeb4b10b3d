"use client";

import { useMemo } from "react";
import { browserZone, usableZone } from "../../hooks/timeZones.js";
import { languageOf } from "../../hooks/languageOf.js";
import { useInBrowser } from "../../hooks/useInBrowser.js";
import type { Settings } from "../../schema/Settings.js";

/**
 * How a person writes numbers and times: what the host gives, else what their browser says. Few
 * forms ask for a time, so its zone is looked up when one does; on the server it is UTC.
 */
export function useSettings(locale: string | undefined, timeZone: string | undefined): Settings {
  const browser = useInBrowser(() => navigator.language);
  return useMemo(() => settingsOf(locale, timeZone, browser), [locale, timeZone, browser]);
}

function settingsOf(
  locale: string | undefined,
  timeZone: string | undefined,
  browser: string | undefined,
): Settings {
  return {
    locale: languageOf(locale, browser),
    get timeZone() {
      return usableZone(timeZone) ?? (browser === undefined ? "UTC" : browserZone());
    },
  };
}
