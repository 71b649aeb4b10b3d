import { hostFacts, isTooLong } from "../url/hosts.js";
import { parseUrl } from "../url/parseUrl.js";

/**
 * Whether an address leads to this device or the local network. The scheme can be missing.
 *
 * The analysis of hosts is large, so this module is imported after the first frame.
 */
export function isPrivateAddress(address: string): boolean {
  const url = parseUrl(/^[a-z][\w+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || isTooLong(url)) return false;
  return url.hostname !== "" && hostFacts(url.hostname, undefined).privateNetwork !== undefined;
}
