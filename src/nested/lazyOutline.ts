import { lazy } from "../lazy/lazy.js";

/** The code that shows nested answers, imported on first use. */
export const lazyOutline = lazy("outlineCode", () => import("./outlineCode.js"));
