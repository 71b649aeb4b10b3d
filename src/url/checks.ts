import { cautionChecks } from "./cautionChecks.js";
import { firstChecks } from "./firstChecks.js";
import type { UrlCheck } from "./types.js";

/**
 * Every rule. They are asked by level, the worst first; where one at level "blocked" applies, the others are not.
 *
 * @example
 * analyzeUrl(url, { checks: urlChecks.filter(({ code }) => code !== "shortener") });
 */
export const urlChecks: readonly UrlCheck[] = firstChecks.concat(cautionChecks);
