"use client";

import { useMemo } from "react";
import { useLanguage } from "../parts/useLanguage.js";
import { useTimeZone } from "../parts/useTimeZone.js";
import type { Settings } from "../schema/Settings.js";

/** How a person writes numbers and times: what the host gives, else what their browser says. */
export function useSettings(locale: string | undefined, timeZone: string | undefined): Settings {
  const language = useLanguage(locale);
  const zone = useTimeZone(timeZone);
  return useMemo(() => ({ locale: language, timeZone: zone }), [language, zone]);
}
