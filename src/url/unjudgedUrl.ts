import { visible } from "./hiddenCharacters.js";
import { judgeUrl } from "./judgeUrl.js";
import type { UrlVerdict } from "./types.js";

/**
 * What can be shown of a URL before, or without, the code that judges it: the host in ASCII, which poses as nothing.
 * It leads nowhere: its `href` is empty.
 *
 * @param failed whether that code cannot be had
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
