import { isTooLong } from "./hostFacts.js";
import { visible } from "./hiddenCharacters.js";
import { isWeb } from "./isWeb.js";
import { parseUrl } from "./parseUrl.js";
import type { UrlVerdict } from "./types.js";
import { urlParts } from "./urlParts.js";

/**
 * What can be shown of a URL before, or without, the code that judges it: the host in ASCII, which poses as nothing.
 * It leads nowhere: its `href` is empty.
 *
 * @param failed whether that code cannot be had
 */
export function unjudgedUrl(raw: string, failed: boolean): UrlVerdict {
  const url = parseUrl(raw);
  const shown = url && isWeb(url) && !isTooLong(url) ? url : undefined;
  const host = shown?.hostname ?? "";
  return {
    ...(failed
      ? { level: "blocked", findings: [{ code: "unchecked", level: "blocked" }] }
      : { level: "info", findings: [] }),
    href: "",
    host,
    displayHost: host,
    registrableDomain: host,
    subdomain: "",
    displayDomain: host,
    parts: shown ? urlParts(shown, host.length) : [],
    written: visible(raw),
  };
}
