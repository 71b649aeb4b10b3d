/** The code that finds cautions, and their words: a consent can be read before they have loaded. */
export { enCautions } from "../strings/enCautions.js";
export { cautionRules } from "../url/cautionRules.js";
