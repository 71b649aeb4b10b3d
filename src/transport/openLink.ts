import { urlRequest } from "../protocol/createRequest.js";
import type { ElicitationQueue, ElicitOptions } from "../queue/ElicitationQueue.js";

/** Whose link it is, and why it is to be opened. */
export interface OpenLinkOptions extends Pick<ElicitOptions, "requester" | "context" | "signal"> {
  /** Why it is to be opened, in the words of who asks. By default nothing is said. */
  message?: string | undefined;
}

/**
 * Has the person look at a link before it is opened, by `<UrlConsent>` and in the queue with all else:
 * of an app in a frame (`ui/open-link` of MCP Apps), or of whatever else would open it. The same link
 * again, while it is not answered, is the same question.
 *
 * @returns whether the person has opened it.
 * @throws what the queue refuses.
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
