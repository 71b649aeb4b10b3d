export { answerInterrupts } from "./answerInterrupts.js";
export type { GraphInterrupt, Interrupt, InterruptOptions, ResumeEntry } from "./types.js";
export {
  type InterruptedAgent,
  type RunParameters,
  withInterrupts,
  type WithInterruptsOptions,
} from "./withInterrupts.js";
export { answerGraphInterrupts } from "./answerGraphInterrupts.js";
export {
  createOnElicitation,
  type OnElicitationOptions,
  type ServerElicitation,
} from "./createOnElicitation.js";
export {
  createAcpPermissionHandler,
  type PermissionDecision,
} from "./createAcpPermissionHandler.js";
