/** What finds cautions, and what they say: a consent can be read before they are here. */
export { enCautions } from "../strings/enCautions.js";
export { cautionRules } from "../url/cautionRules.js";
