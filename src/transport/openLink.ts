import { urlRequest } from "../protocol/createRequest.js";
import type { ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";

/** Options of `openLink`. */
export interface OpenLinkOptions extends Pick<ElicitOptions, "requester" | "context" | "signal"> {
  /**
   * The requester's reason to open the link. Untrusted.
   *
   * @default no message
   */
  message?: string | undefined;
}

/**
 * Shows a link for consent before it opens, as a URL request in the queue.
 *
 * For links of MCP Apps (`ui/open-link`) or of any other untrusted source. While it is open, the
 * same link is the same request.
 *
 * @returns whether the user opened the link.
 * @throws {ElicitationModeError} -32602 if the queue doesn't support URL mode.
 * @throws {ElicitationLimitError} -32029 if the requester exceeds a limit of the queue.
 * @example
 * bridge.onopenlink = async ({ url }) => {
 *   const isOpened = await openLink(queue, url, { requester });
 *   return { isError: !isOpened };
 * };
 */
export async function openLink(
  queue: ElicitationQueue,
  url: string,
  { message = "", ...options }: OpenLinkOptions,
): Promise<boolean> {
  const id = JSON.stringify(["link", url, message]);
  const { action } = await queue.elicit(urlRequest(message, url), { ...options, id });
  // Nobody says when such a page is done, and when the link is pressed again it is asked again.
  queue.disconnect(options.requester, { id });
  return action === "accept";
}
