import { type AfterConsentStrings, enAfterConsent } from "../strings/enAfterConsent.js";
import type { ConsentStage, ConsentState } from "./ConsentStore.js";

/** Returns the status of the page, or `undefined` before it is opened. */
export function outcomeText(
  stage: ConsentStage,
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (stage === "asking") return undefined;
  const word = stage === "asked" ? "opening" : stage;
  return strings[word] ?? enAfterConsent[word];
}

/** Returns the status of Copy, or `undefined` before it is clicked. */
export function copyNote(
  copy: ConsentState["copy"],
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (copy === "none") return undefined;
  const word = copy === "copied" ? "copied" : "notCopied";
  return strings[word] ?? enAfterConsent[word];
}
