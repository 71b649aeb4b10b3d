import type { Requester } from "./Requester.js";

/** Whether a requester runs on the user's device: the host says so, or its URL does. */
export function isLocalRequester({ local, url = "" }: Requester): boolean {
  return local ?? (URL.canParse(url) && isLoopback(new URL(url).hostname));
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/.test(host);
}
