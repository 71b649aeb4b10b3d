import { hostFacts, isTooLong } from "../url/hosts.js";
import { parseUrl } from "../url/parseUrl.js";

/** Whether an address leads to this device or to the network around it. It may have no scheme. */
export function isPrivateAddress(address: string): boolean {
  const url = parseUrl(/^[a-z][\w+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || isTooLong(url)) return false;
  return url.hostname !== "" && hostFacts(url.hostname, undefined).privateNetwork !== undefined;
}
