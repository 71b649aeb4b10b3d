export { answerInterrupts } from "./answerInterrupts.js";
export type { Interrupt, ResumeEntry } from "./Interrupt.js";
export type { InterruptOptions } from "./InterruptOptions.js";
export {
  type InterruptedAgent,
  type RunParameters,
  withInterrupts,
  type WithInterruptsOptions,
} from "./withInterrupts.js";
