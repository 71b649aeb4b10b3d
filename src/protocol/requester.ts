import type { Requester } from "./types.js";

/** Identifies a requester by its name and URL. Two equal objects are one requester. */
export function requesterKey({ name, url }: Requester): string {
  return JSON.stringify([name, url]);
}

/** Whether a requester runs on the user's device, by the host's option or by its URL. */
export function isLocalRequester({ local, url = "" }: Requester): boolean {
  return local ?? (URL.canParse(url) && isLoopback(new URL(url).hostname));
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/.test(host);
}
