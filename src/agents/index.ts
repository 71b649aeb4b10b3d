export { answerInterrupts } from "./answerInterrupts.js";
export { answerLangGraphInterrupts } from "./answerLangGraphInterrupts.js";
export {
  createAcpPermissionHandler,
  type PermissionDecision,
} from "./createAcpPermissionHandler.js";
export { createClaudeElicitationHandler } from "./createClaudeElicitationHandler.js";
export type { GraphInterrupt, Interrupt, ResumeEntry } from "./types.js";
export { withAgUiInterrupts } from "./withAgUiInterrupts.js";
