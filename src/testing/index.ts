import { setUp } from "./setUp.js";

export { answer, cancel, decline } from "./answer.js";
export { createTimers, type TestTimers } from "./createTimers.js";
export { fill } from "./fill.js";
export { openPage } from "./answer.js";

setUp();
