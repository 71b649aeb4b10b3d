/** What finds cautions, in a module that only late code asks for: one that others import, too, would be wrapped. */
export { cautionRules } from "./cautionRules.js";
