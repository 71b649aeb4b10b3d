/** What follows the press on Open, loaded while the person reads. */
export { AfterConsent } from "./AfterConsent.js";
export { outcomeText } from "./outcomeText.js";
