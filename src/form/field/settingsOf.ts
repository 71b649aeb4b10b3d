import { languageOf } from "../../hooks/languageOf.js";
import { browserZone, usableZone } from "../../hooks/timeZones.js";
import type { Settings } from "../../schema/Settings.js";

/**
 * How a person writes numbers and times: what the host gives, else what their browser says. Few forms
 * ask for either, so both are looked up when one does; on the server the zone is UTC.
 *
 * @param browser the browser's language; `undefined` on the server.
 */
export function settingsOf(
  locale: string | undefined,
  timeZone: string | undefined,
  browser: string | undefined,
): Settings {
  let language: string | undefined;
  return {
    get locale() {
      return (language ??= languageOf(locale, browser));
    },
    get timeZone() {
      return usableZone(timeZone) ?? (browser === undefined ? "UTC" : browserZone());
    },
  };
}
