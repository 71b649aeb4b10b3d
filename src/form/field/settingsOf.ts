import { languageOf } from "../../hooks/useLanguage.js";
import { localZone } from "../../hooks/useTimeZone.js";
import { usableZone } from "../../time/usableZone.js";
import type { Settings } from "../../schema/types.js";

/**
 * How a person writes numbers and times: what the host gives, else what their browser says. Few forms
 * ask for either, and each takes the browser a while, the first time: both are looked up when one does.
 *
 * @param hydrated whether the browser may be asked. Until then they are those of the server: English,
 *   UTC.
 */
export function settingsOf(
  locale: string | undefined,
  timeZone: string | undefined,
  hydrated: boolean,
): Settings {
  let language: string | undefined;
  return {
    get locale() {
      return (language ??= languageOf(locale, hydrated ? navigator.language : undefined));
    },
    get timeZone() {
      return usableZone(timeZone) ?? (hydrated ? localZone() : "UTC");
    },
  };
}
