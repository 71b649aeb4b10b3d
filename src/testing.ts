import { statusRegion } from "./queue/statusRegion.js";
import { provideLateCode } from "./testing/provideLateCode.js";

export { answer, cancel, decline } from "./testing/answer.js";
export { createTimers, type TestTimers } from "./testing/createTimers.js";
export { fill } from "./testing/fill.js";
export { openPage } from "./testing/answer.js";

provideLateCode();
// In the `<head>`, so that a test that looks for a text finds it once, and none of earlier tests.
if (typeof document !== "undefined") document.head.append(statusRegion(document));
