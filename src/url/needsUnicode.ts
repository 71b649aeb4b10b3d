import type { UrlContext } from "./types.js";

/**
 * A character beyond ASCII: as such, as Punycode, or behind percent signs, however often encoded. So is what Punycode
 * hides by: a line end within it, and a letter of its beginning, or of a percent sign, that needs no encoding.
 */
const beyondAscii = /[^\0-\x7f]|xn--|[\t\n\r]|%(?:25)*(?:[89a-f]|[57]8|[46]e|2d|[\da-f]?%)/i;

/** Whether a URL, or a name it is compared with, may hold characters beyond ASCII. */
export function needsUnicode(raw: string, context: UrlContext): boolean {
  const { requesterUrl, appUrl, otherServers = [], protectedNames = [] } = context;
  return [raw, requesterUrl, appUrl, ...otherServers, ...protectedNames].some(
    (text) => typeof text === "string" && beyondAscii.test(text),
  );
}
