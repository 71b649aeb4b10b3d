export { answerInterrupts } from "./answerInterrupts.js";
export type { GraphInterrupt, Interrupt, InterruptOptions, ResumeEntry } from "./types.js";
export {
  type InterruptedAgent,
  type RunParameters,
  withAgUiInterrupts,
  type WithAgUiInterruptsOptions,
} from "./withAgUiInterrupts.js";
export { answerLangGraphInterrupts } from "./answerLangGraphInterrupts.js";
export {
  createClaudeElicitationHandler,
  type ClaudeElicitationHandlerOptions,
  type ServerElicitation,
} from "./createClaudeElicitationHandler.js";
export {
  createAcpPermissionHandler,
  type PermissionDecision,
} from "./createAcpPermissionHandler.js";
