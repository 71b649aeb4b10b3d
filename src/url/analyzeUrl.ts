import { cautionChecks } from "./cautionChecks.js";
import { cautionRules } from "./cautionRules.js";
import { firstChecks } from "./firstChecks.js";
import { judgeUrl } from "./judgeUrl.js";
import type { UrlCheck, UrlContext, UrlVerdict } from "./types.js";
import { unicode } from "./unicode.js";
import { unicodeRules } from "./unicodeRules.js";

/**
 * Analyzes an untrusted URL before the user is asked to open it.
 *
 * Synchronous and pure: it makes no network request, and never throws. The URL is parsed once, by
 * the platform's own parser, without a base. It cannot detect a malicious page at an unremarkable
 * address.
 *
 * @param raw the URL as received.
 * @param context the requester and the app. Without `requesterUrl`, the requester counts as a
 *   program on this computer, unless `requesterLocal` is false.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#security-considerations
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

/**
 * All built-in checks. They run by level, worst first.
 *
 * After a finding at level "blocked", the other checks don't run.
 *
 * @example
 * analyzeUrl(url, { checks: urlChecks.filter(({ code }) => code !== "shortener") });
 */
export const urlChecks: readonly UrlCheck[] = firstChecks.concat(cautionChecks);
