import type { Channel } from "./Channel.js";
import { claimAnswer } from "./claimAnswer.js";
import { messagePortChannel, type MessagePortLike } from "./messagePortChannel.js";

/**
 * A channel over a `BroadcastChannel`: every page of an origin is asked, the first to answer counts,
 * and the others let go of the request. Two that answer at once send one answer, where the browser
 * has Web Locks: over HTTPS each has.
 *
 * @example
 * connectElicitation(queue, broadcastChannel(new BroadcastChannel("agent")), { requester });
 */
export function broadcastChannel(channel: MessagePortLike & { readonly name?: string }): Channel {
  const port = messagePortChannel(channel);
  const locks = globalThis.navigator?.locks;
  const held = new Set<string>();
  const send: Channel["send"] = async (message) => {
    const name = JSON.stringify(["react-elicitation", channel.name, message.id]);
    await claimAnswer(locks, name, held);
    await port.send(message);
  };
  return { ...port, ...(locks && { send }), shared: true };
}
