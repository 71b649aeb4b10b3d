import type { RelayedAsk } from "./types.js";

/** The message of a request, serialized once and shared by every connection that sends it. */
export interface Payload {
  /** The message without its end, which differs by connection. */
  readonly head: Uint8Array;
  /** Keeps the bytes counted until the returned function is called, by the last holder. */
  hold(): () => void;
}

/** @param giveBack called once, when the last holder has let go. */
export function createPayload(head: Uint8Array, giveBack: () => void): Payload {
  let holders = 0;
  return {
    head,
    hold: () => {
      holders += 1;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders === 0) giveBack();
      };
    },
  };
}

/**
 * Serializes a request for pages. The requester is beside the params, where no server can write.
 *
 * @throws {TypeError} if the context cannot be written as JSON.
 */
export function headOf({ request, ...relayed }: RelayedAsk): string {
  const message = { jsonrpc: "2.0", method: "elicitation/create", params: request };
  // The end of the message says how much time is left, independent of any clock.
  const beside = { ...relayed, requester: relayed.requester ?? null, expiresAt: undefined };
  const text = JSON.stringify({ ...message, relayed: beside });
  // Without the braces that end `relayed` and the message.
  return text.slice(0, -2);
}

/** The end of a message for one page. */
export function tailOf(id: string, page: string, expiresIn: number | undefined): string {
  const end = { page, expiresIn };
  return `,${JSON.stringify(end).slice(1)},"id":${JSON.stringify(id)}}`;
}
