import { labelFlaw } from "./labelFlaw.js";
import type { UrlSubject } from "./types.js";

/**
 * The host as a browser's address bar would show it: a label in Unicode only where it is no disguise, and nothing in
 * Unicode where the whole imitates another name.
 */
export function displayHost({ host, labels, hostNameFlaw, imitation }: UrlSubject): string {
  if (imitation || hostNameFlaw?.reason === "invalid") return host;
  const ascii = host.split(".");
  const place = { topLevel: ascii.at(-1) ?? "", unicodeTopLevel: labels.at(-1) ?? "" };
  return ascii
    .map((label, index) => {
      const unicode = labels[index] ?? label;
      return hostNameFlaw && labelFlaw(unicode, place) ? label : unicode;
    })
    .join(".");
}
