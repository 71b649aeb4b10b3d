import type { UnicodeRules } from "./unicodeRules.js";

/**
 * What is known of characters beyond ASCII. Its tables are a sixth of a consent, and few addresses have such
 * characters, so it is missing until `analyzeUrl` or `loadUnicodeRules` brings it. Without it a label keeps its `xn--`,
 * which is taken for the worst.
 */
export const unicode: { rules?: UnicodeRules } = {};
