export { answerInterrupts } from "./answerInterrupts.js";
export type { Interrupt, ResumeEntry } from "./Interrupt.js";
export type { InterruptOptions } from "./InterruptOptions.js";
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
export type { GraphInterrupt } from "./GraphInterrupt.js";
