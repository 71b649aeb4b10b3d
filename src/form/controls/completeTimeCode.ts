/** What completes a time of day, in a module that only late code asks for: one that others import, too, would be wrapped. */
export * from "../../schema/completeTime.js";
