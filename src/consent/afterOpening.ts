/** The code for what follows a click and for rare cases, loaded when the user comes near. */
export { DeadlineNote } from "../parts/DeadlineNote.js";
export { StopOffer } from "../parts/StopOffer.js";
export { AfterConsent } from "./AfterConsent.js";
export { copyNote, outcomeText } from "./outcomeText.js";
