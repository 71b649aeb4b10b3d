export type { RelaySocket } from "./acceptSocket.js";
export type { NodeRequestLike, NodeResponseLike } from "./answerNode.js";
export {
  createElicitationRelay,
  type ElicitationRelay,
  type ElicitationRelayOptions,
  type RelayLimits,
} from "./createElicitationRelay.js";
export type { HeadersLike, RequestLike } from "./isOwnOrigin.js";
export { memoryBus } from "./memoryBus.js";
export { memoryStore } from "./memoryStore.js";
export { type IoRedisLike, type NodeRedisLike, redisBus } from "./redisBus.js";
export type { RelayBus, RelayStore, RelayedAsk, RelayedQuestion } from "./types.js";
