import { visible } from "./hiddenCharacters.js";
import { judgeUrl } from "./judgeUrl.js";
import type { UrlVerdict } from "./types.js";

/**
 * Returns what can be shown of a URL before it is analyzed: the host in ASCII, which imitates
 * nothing.
 *
 * It can't be opened: its `href` is empty.
 *
 * @param failed whether the code that analyzes it could not be loaded.
 */
export function unjudgedUrl(raw: string, failed: boolean): UrlVerdict {
  const { host, parts } = judgeUrl(raw, { checks: [] });
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
    parts,
    written: visible(raw),
  };
}
