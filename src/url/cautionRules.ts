import { cautionChecks } from "./cautionChecks.js";
import { haveOneOwner, mentionOf } from "./mentions.js";
import { hiddenTarget, redirector } from "./redirectors.js";
import { secretParameter } from "./secretParameter.js";
import { isOwnService, sharedDomain, sharedService } from "./sharedHosts.js";
import { shortener } from "./shorteners.js";

/**
 * All code that finds cautions by tables: who sends visitors on, where anyone can publish, whose
 * names are used in the words of others, what a key looks like. It is a quarter of a consent, which
 * can be read before it is there; without it nothing is missed that is worse than a caution.
 */
export const cautionRules = {
  cautionChecks,
  haveOneOwner,
  hiddenTarget,
  isOwnService,
  mentionOf,
  redirector,
  secretParameter,
  sharedDomain,
  sharedService,
  shortener,
};

export type CautionRules = typeof cautionRules;
