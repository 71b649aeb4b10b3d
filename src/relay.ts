export {
  createElicitationRelay,
  type ElicitationRelay,
  type RelayLimits,
} from "./relay/createElicitationRelay.js";
export { memoryBus, memoryStore, redisBus } from "./relay/buses.js";
export type { RelayBus, RelayedQuestion, RelayStore } from "./relay/types.js";
