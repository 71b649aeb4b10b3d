import { type AfterConsentStrings, enAfterConsent } from "../strings/enAfterConsent.js";
import type { ConsentStage } from "./ConsentStore.js";

/** What becomes of the page, in words; `undefined` before it is to be opened. */
export function outcomeText(
  stage: ConsentStage,
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (stage === "asking") return undefined;
  const word = stage === "asked" ? "opening" : stage;
  return strings[word] ?? enAfterConsent[word];
}
