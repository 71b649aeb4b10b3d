import { lazy } from "../../../core/lazy.js";

/** The inputs of nested answers. Until they are loaded, nested answers are entered as JSON. */
export const lazyNestedCode = lazy("nestedCode", () => import("./nestedCode.js"));
