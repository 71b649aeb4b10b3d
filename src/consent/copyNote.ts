import { type AfterConsentStrings, enAfterConsent } from "../strings/enAfterConsent.js";
import type { ConsentState } from "./ConsentStore.js";

/** What became of the press on Copy, in words; `undefined` before there was one. */
export function copyNote(
  copy: ConsentState["copy"],
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (copy === "none") return undefined;
  const word = copy === "copied" ? "copied" : "notCopied";
  return strings[word] ?? enAfterConsent[word];
}
