import { lazy } from "../lazy/lazy.js";

/** What finds cautions by tables, for `judgeUrl`. */
export const lazyCautionRules = lazy("cautionRules", () => import("./cautionRules.js"));
