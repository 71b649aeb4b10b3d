/** What knows time zones, in a module that only late code asks for: one that others import, too, would be wrapped. */
export * from "../../schema/zonedTime.js";
