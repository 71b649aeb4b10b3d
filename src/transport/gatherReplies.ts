import type { JsonRpcResponse } from "./JsonRpc.js";

/** Takes the response to one request of a batch, or nothing where it wants none. */
export type Reply = (response?: JsonRpcResponse) => void | Promise<void>;

/**
 * The responses to a batch go back together, once the last of them is there. Only that one can
 * fail, and be tried again: the others must not wait for it, or the person could never give it.
 */
export function gatherReplies(
  count: number,
  send: (responses: JsonRpcResponse[]) => void | Promise<void>,
): Reply {
  const responses: JsonRpcResponse[] = [];
  let left = count;
  return (response) => {
    if (left > 1) {
      left -= 1;
      if (response) responses.push(response);
      return undefined;
    }
    const all = response ? [...responses, response] : responses;
    return all.length > 0 ? send(all) : undefined;
  };
}
