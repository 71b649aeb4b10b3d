import { judgeUrl } from "./judgeUrl.js";
import type { UrlContext, UrlVerdict } from "./types.js";
import { unicode } from "./unicode.js";
import { unicodeRules } from "./unicodeRules.js";
import { cautionRules } from "./cautionRules.js";

/**
 * Judges a URL that somebody untrusted wants a person to open.
 *
 * Pure and synchronous; touches no network; answers for any input and never throws. Only the URL standard's own parser
 * reads the URL, with no base, and everything in the verdict describes that one reading.
 *
 * What it cannot know: whether the page behind an unremarkable address means well.
 *
 * @param raw the URL as it came
 * @param context who asks and who shows it; without `requesterUrl`, a program on this computer unless `requesterLocal` is false
 *
 * @example
 * const { level, findings, displayHost } = analyzeUrl("https://github.com/login/oauth/authorize", {
 *   requesterUrl: "https://mcp.example.com/mcp",
 * });
 * // level "info", findings [{ code: "third-party", value: "github.com", target: "example.com", … }]
 */
export function analyzeUrl(raw: string, context: UrlContext = {}): UrlVerdict {
  unicode.rules = unicodeRules;
  return judgeUrl(raw, context, cautionRules);
}
