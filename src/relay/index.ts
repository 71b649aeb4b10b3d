export {
  createElicitationRelay,
  type ElicitationRelay,
  type RelayLimits,
} from "./createElicitationRelay.js";
export { memoryBus } from "./memoryBus.js";
export { memoryStore } from "./memoryStore.js";
export { redisBus } from "./redisBus.js";
export type { RelayBus, RelayedQuestion, RelayStore } from "./types.js";
