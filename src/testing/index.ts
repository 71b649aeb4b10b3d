import { setUp } from "./setUp.js";

export { answer } from "./answer.js";
export { cancel } from "./cancel.js";
export { createTimers, type TestTimers } from "./createTimers.js";
export { decline } from "./decline.js";
export { fill } from "./fill.js";
export { openPage } from "./openPage.js";
export type { PersonsAnswer } from "./PersonsAnswer.js";
export type { Place, PlaywrightLocator, PlaywrightPlace } from "./Place.js";

setUp();
