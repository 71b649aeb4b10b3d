export { answerTask, type TaskLike, type TaskSnapshot } from "./answerTask.js";
export type { QueueLike } from "./askPerson.js";
export { broadcastChannel } from "./broadcastChannel.js";
export type {
  Channel,
  ElicitationSource,
  InputRequestHandler,
  InputRequestOptions,
  JsonRpcError,
  JsonRpcId,
  JsonRpcResponse,
} from "./types.js";
export { connectElicitation, type ConnectElicitationOptions } from "./connectElicitation.js";
export { connectRelay, type ConnectRelayOptions } from "./connectRelay.js";
export {
  createElicitationHandlers,
  type ElicitationHandlers,
  type ElicitationHandlersOptions,
  type IncomingCancellation,
  type IncomingCompletion,
  type IncomingContext,
  type IncomingRequest,
} from "./createElicitationHandlers.js";
export { type ClickLike, createLinkHandler } from "./createLinkHandler.js";
export { withDeliveryRetry, type TransportLike } from "./withDeliveryRetry.js";
export {
  ElicitationRefusedError,
  InputRequestError,
  type InputRequestErrorCode,
  InvalidParamsError,
  UrlElicitationLoopError,
} from "./errors.js";
export type { ElicitationCall } from "../queue/ElicitationQueue.js";
export { type EventSourceLike, eventStreamChannel } from "./eventStreamChannel.js";
export {
  type ExtensionEvent,
  type ExtensionPortLike,
  extensionPortChannel,
} from "./extensionPortChannel.js";
export { fulfilInputRequests } from "./fulfilInputRequests.js";
export type { Listenable } from "./listen.js";
export { messagePortChannel, type MessagePortLike } from "./messagePortChannel.js";
export { openLink, type OpenLinkOptions } from "./openLink.js";
export { webSocketChannel, type WebSocketLike } from "./webSocketChannel.js";
export { windowChannel, type WindowChannelOptions } from "./windowChannel.js";
export {
  type CallOptions,
  type CallProgress,
  withElicitation,
  type WithElicitationOptions,
} from "./withElicitation.js";
export { withInputRequests, type WithInputRequestsOptions } from "./withInputRequests.js";
export { withUrlElicitations, type WithUrlElicitationsOptions } from "./withUrlElicitations.js";
