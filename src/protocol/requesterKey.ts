import type { Requester } from "./Requester.js";

/**
 * What tells requesters apart: the host's own name and address for them. Two objects that say the
 * same are one requester, so that a host may write it down anew for every request.
 */
export function requesterKey({ name, url }: Requester): string {
  return JSON.stringify([name, url]);
}
