import { type AfterConsentStrings, enAfterConsent } from "../strings/enAfterConsent.js";
import type { ConsentStage, ConsentState } from "./ConsentStore.js";

/** What becomes of the page, in words; `undefined` before it is to be opened. */
export function outcomeText(
  stage: ConsentStage,
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (stage === "asking") return undefined;
  const word = stage === "asked" ? "opening" : stage;
  return strings[word] ?? enAfterConsent[word];
}

/** What became of the press on Copy, in words; `undefined` before there was one. */
export function copyNote(
  copy: ConsentState["copy"],
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (copy === "none") return undefined;
  const word = copy === "copied" ? "copied" : "notCopied";
  return strings[word] ?? enAfterConsent[word];
}
