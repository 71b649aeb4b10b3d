import { usableZone } from "../../core/locale.js";
import type { Settings } from "../../schema/types.js";
import { usableLanguage } from "../../ui/hooks.js";
import { localZone } from "../../ui/useTimeZone.js";

/**
 * Returns the user's language and time zone: the host's options, else the browser's.
 *
 * Few forms need either, and the first lookup takes the browser a while, so both are looked up when
 * needed.
 *
 * @param hydrated whether the browser may be asked. Until then, English and UTC, as on the server.
 */
export function settingsOf(
  locale: string | undefined,
  timeZone: string | undefined,
  hydrated: boolean,
): Settings {
  let language: string | undefined;
  return {
    get locale() {
      return (language ??= usableLanguage(locale, hydrated ? navigator.language : undefined));
    },
    get timeZone() {
      return usableZone(timeZone) ?? (hydrated ? localZone() : "UTC");
    },
  };
}
