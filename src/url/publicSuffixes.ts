import { parse } from "tldts";
import type { DomainLookup } from "./types.js";

/** The public suffix list, companies' own suffixes included. */
export const publicSuffixes: DomainLookup = (host) =>
  parse(host, { allowPrivateDomains: true, extractHostname: false });
