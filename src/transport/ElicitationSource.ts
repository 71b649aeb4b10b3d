import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Requester } from "../protocol/Requester.js";
import type { ElicitationCall } from "../queue/ElicitationQueue.js";

/** Where requests come from, in the host's own words. */
export interface ElicitationSource {
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /**
   * The `context` of the queue's item. By default that of the `withElicitation` call that asks, or, where
   * no call of the requester runs, the IDs that the protocol gives.
   */
  context?: ((call: ElicitationCall) => unknown) | undefined;
  /** When the time to answer a request is over, in milliseconds since 1970. By default never. */
  expiresAt?: ((request: ElicitationRequest) => number | undefined) | undefined;
}
