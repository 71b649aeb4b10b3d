import { cautionChecks } from "./cautionChecks.js";
import { haveOneOwner, mentionOf } from "./mentions.js";
import { hiddenTarget, redirector, shortener } from "./redirectors.js";
import { secretParameter } from "./secretParameter.js";
import { isOwnService, sharedDomain, sharedService } from "./sharedHosts.js";

/**
 * All code that finds cautions by tables: redirectors, shared hosts, known names, keys.
 *
 * It is a quarter of the URL consent, which can be read before it is loaded. Without it, only
 * cautions are missing.
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
