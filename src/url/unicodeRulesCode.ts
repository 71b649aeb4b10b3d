/** What judges letters beyond ASCII, in a module that only late code asks for: one that others import, too, would be wrapped. */
export { unicodeRules } from "./unicodeRules.js";
