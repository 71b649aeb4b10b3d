export {
  createElicitationRelay,
  type ElicitationRelay,
  type RelayLimits,
} from "./createElicitationRelay.js";
export { memoryBus, memoryStore, redisBus } from "./buses.js";
export type { RelayBus, RelayedQuestion, RelayStore } from "./types.js";
