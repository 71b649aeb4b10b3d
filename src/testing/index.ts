import { statusRegion } from "../queue/statusRegion.js";
import { provideLateCode } from "./provideLateCode.js";

export { answer, cancel, decline } from "./answer.js";
export { createTimers, type TestTimers } from "./createTimers.js";
export { fill } from "./fill.js";
export { openPage } from "./answer.js";

provideLateCode();
// In the `<head>`, so that a test that looks for a text finds it once, and none of earlier tests.
if (typeof document !== "undefined") document.head.append(statusRegion(document));
