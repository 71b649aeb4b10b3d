import type { CautionRules } from "./cautionRules.js";

/** Loads what finds cautions by tables, for `judgeUrl`. */
export async function loadCautionRules(): Promise<CautionRules> {
  return (await import("./cautionRules.js")).cautionRules;
}
