import type { Requester } from "./types.js";

/**
 * What tells requesters apart: the host's own name and address for them. Two objects that say the
 * same are one requester, so that a host may write it down anew for every request.
 */
export function requesterKey({ name, url }: Requester): string {
  return JSON.stringify([name, url]);
}

/** Whether a requester runs on the user's device: the host says so, or its URL does. */
export function isLocalRequester({ local, url = "" }: Requester): boolean {
  return local ?? (URL.canParse(url) && isLoopback(new URL(url).hostname));
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/.test(host);
}
