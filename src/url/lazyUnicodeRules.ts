import { lazy } from "../lazy/lazy.js";

/** What a URL with characters beyond ASCII is judged by. */
export const lazyUnicodeRules = lazy("unicodeRules", () => import("./unicodeRules.js"));
