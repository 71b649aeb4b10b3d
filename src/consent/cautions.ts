/**
 * The code that finds cautions, and their strings. A consent can be read before they are loaded.
 */
export { enCautions } from "../strings/enCautions.js";
export { cautionRules } from "../url/cautionRules.js";
