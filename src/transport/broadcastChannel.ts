import type { Channel } from "./types.js";
import { claimAnswer } from "./claimAnswer.js";
import { messagePortChannel, type MessagePortLike } from "./messagePortChannel.js";

/**
 * Creates a channel over a `BroadcastChannel`, shared by all pages of an origin.
 *
 * Every page shows the request. The first response counts, and the others remove it. If two pages
 * respond at once, one response is sent where the browser has Web Locks (over HTTPS). A requester
 * sees all responses on the channel, so two requesters need distinct request IDs, such as
 * `crypto.randomUUID()`. Two different requests with the same open ID are both rejected.
 *
 * @example
 * connectElicitation(queue, broadcastChannel(new BroadcastChannel("agent")), { requester });
 */
export function broadcastChannel(channel: MessagePortLike & { readonly name?: string }): Channel {
  const port = messagePortChannel(channel);
  const locks = globalThis.navigator?.locks;
  if (!locks) return { ...port, shared: true };
  const held = new Set<string>();
  let stayed: Promise<void> | undefined;
  const here = `elicitation ${channel.name}`;
  const send: Channel["send"] = async (message, request) => {
    const release = await claimAnswer(locks, here + JSON.stringify(request), held);
    try {
      await port.send(message);
    } catch (error) {
      // The answer was not sent, so other pages need not wait for it.
      release();
      throw error;
    }
  };
  return {
    send,
    shared: true,
    subscribe: (listener, onClose) => {
      const stop = port.subscribe(listener, onClose);
      // Every open page shares this lock, so that the last page can find out that it is the last.
      let leave = stop;
      const left = new Promise<void>((resolve) => (leave = resolve));
      stayed = locks.request(here, { mode: "shared" }, () => left).catch(() => {});
      return () => {
        stop();
        leave();
      };
    },
    sendIfLast: async (message, request) => {
      // This page's own hold on it goes first.
      await stayed;
      await locks.request(here, { ifAvailable: true }, (lock) => lock && send(message, request));
    },
  };
}
