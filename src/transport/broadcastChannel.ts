import type { Channel } from "./Channel.js";
import { messagePortChannel, type MessagePortLike } from "./messagePortChannel.js";

/**
 * A channel over a `BroadcastChannel`: every page of an origin is asked, the first to answer counts,
 * and the others let go of the request.
 *
 * @example
 * connectElicitation(queue, broadcastChannel(new BroadcastChannel("agent")), { requester });
 */
export function broadcastChannel(channel: MessagePortLike): Channel {
  return { ...messagePortChannel(channel), shared: true };
}
