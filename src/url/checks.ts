import { cautionChecks } from "./cautionChecks.js";
import { firstChecks } from "./firstChecks.js";
import type { UrlCheck } from "./types.js";

/**
 * All built-in checks. They run by level, worst first.
 *
 * After a finding at level "blocked", the other checks don't run.
 *
 * @example
 * analyzeUrl(url, { checks: urlChecks.filter(({ code }) => code !== "shortener") });
 */
export const urlChecks: readonly UrlCheck[] = firstChecks.concat(cautionChecks);
