/** The code for what follows a press and for what few consents have; it loads when somebody comes near. */
export { DeadlineNote } from "../parts/DeadlineNote.js";
export { StopOffer } from "../parts/StopOffer.js";
export { heardText } from "../text/heardText.js";
export { AfterConsent } from "./AfterConsent.js";
export { copyNote, outcomeText } from "./outcomeText.js";
