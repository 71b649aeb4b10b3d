import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Requester } from "../protocol/Requester.js";

/** Where requests come from, in the host's own words. */
export interface ElicitationSource {
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /** When the time to answer a request is over, in milliseconds since 1970. By default never. */
  expiresAt?: ((request: ElicitationRequest) => number | undefined) | undefined;
}
