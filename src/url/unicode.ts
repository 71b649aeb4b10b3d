import type { UnicodeRules } from "./unicodeRules.js";

/**
 * Tables of characters beyond ASCII, missing until `analyzeUrl` or `loadUnicodeRules` loads them.
 *
 * They are a sixth of the URL consent, and few addresses need them. Without them a label keeps its
 * `xn--`, and counts as the worst case.
 */
export const unicode: { rules?: UnicodeRules } = {};
