import { lazy } from "../lazy/lazy.js";

/** The rules for a URL with characters beyond ASCII. */
export const lazyUnicodeRules = lazy("unicodeRules", () => import("./unicodeRules.js"));
