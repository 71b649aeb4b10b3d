import { setUp } from "./setUp.js";

export { answer } from "./answer.js";
export { cancel, decline } from "./decline.js";
export { createTimers, type TestTimers } from "./createTimers.js";
export { fill } from "./fill.js";
export { openPage } from "./openPage.js";
export type { PersonsAnswer, Place, PlaywrightLocator, PlaywrightPlace } from "./types.js";

setUp();
