export { answerInterrupts } from "./agUi.js";
export { answerLangGraphInterrupts } from "./langGraph.js";
export { createAcpPermissionHandler, type PermissionDecision } from "./acp.js";
export { createClaudeElicitationHandler } from "./claude.js";
export type { GraphInterrupt, Interrupt, ResumeEntry } from "./interrupts.js";
export { withAgUiInterrupts } from "./agUi.js";
export { answerToolApprovals, elicitingTools } from "./aiSdk.js";
