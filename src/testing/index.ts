import { setUp } from "./setUp.js";

export { answer } from "./answer.js";
export { cancel, decline } from "./decline.js";
export { createTimers, type TestTimers } from "./createTimers.js";
export { fill } from "./fill.js";
export { openPage } from "./openPage.js";

setUp();
