import { type AfterConsentStrings, enAfterConsent } from "../strings/enAfterConsent.js";
import type { ConsentStage } from "./ConsentStore.js";

/** What became of the page, in words; `undefined` while it is still to be opened. */
export function outcomeText(
  stage: ConsentStage,
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (stage === "asking" || stage === "opening" || stage === "asked") return undefined;
  return strings[stage] ?? enAfterConsent[stage];
}
