import { lazy } from "../lazy/lazy.js";

/** What shows an answer with parts, which few answers have. */
export const lazyOutline = lazy("outlineCode", () => import("./outlineCode.js"));
