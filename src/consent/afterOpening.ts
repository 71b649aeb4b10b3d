/** What follows a press, and what few consents have, loaded when somebody comes near. */
export { DeadlineNote } from "../parts/DeadlineNote.js";
export { StopOffer } from "../parts/StopOffer.js";
export { heardText } from "../text/heardText.js";
export { AfterConsent } from "./AfterConsent.js";
export { copyNote } from "./copyNote.js";
export { outcomeText } from "./outcomeText.js";
