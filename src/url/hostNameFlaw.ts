import { type LabelFlaw, labelFlaw } from "./labelFlaw.js";
import { parseUrl } from "./parseUrl.js";
import type { HostFacts } from "./types.js";

/** The flaw of a host with labels beyond ASCII: that of its first label with one. */
export function hostNameFlaw({ host, labels }: HostFacts): LabelFlaw | undefined {
  const place = {
    topLevel: host.slice(host.lastIndexOf(".") + 1),
    unicodeTopLevel: labels.at(-1) ?? "",
  };
  for (const label of labels) {
    const flaw = labelFlaw(label, place);
    if (flaw) return flaw;
  }
  // Some browsers take any `xn--` label as it is; a name must survive decoding and encoding again
  // (UTS #46).
  const unicodeHost = labels.join(".");
  return parseUrl(`https://${unicodeHost}/`)?.hostname === host
    ? undefined
    : {
        reason: "invalid",
        characters: Array.from(unicodeHost).filter((character) => character > "\x7f"),
      };
}
