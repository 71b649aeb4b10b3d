import * as afterConsent from "../consent/afterOpening.js";
import { lazyAfter } from "../consent/ConsentScreen.js";
import * as dialogShell from "../elicitation/DialogShell.js";
import { lazyShell } from "../elicitation/ElicitationDialog.js";
import { lazyPopup } from "../form/controls/Combobox.js";
import { lazyZones } from "../form/controls/DateTimeControl.js";
import { lazyOffset } from "../form/controls/TimeControl.js";
import * as flowCode from "../form/features/flow/flowCode.js";
import { lazyFlow } from "../form/features/flow/useFlow.js";
import * as memory from "../form/features/memory/startMemory.js";
import { lazyMemory } from "../form/features/memory/useMemory.js";
import * as replies from "../form/features/replies/Replies.js";
import { lazyReplies } from "../form/features/replies/useQuickReplies.js";
import * as shortcuts from "../form/features/shortcuts/createShortcuts.js";
import { lazyShortcuts } from "../form/features/shortcuts/useShortcuts.js";
import * as checks from "../form/model/checks.js";
import { lazyChecks } from "../form/model/loadChecks.js";
import * as time from "../schema/completeTime.js";
import * as zones from "../schema/zonedTime.js";
import * as cautionRules from "../url/cautionRules.js";
import { lazyCautionRules } from "../url/lazyCautionRules.js";
import { lazyUnicodeRules } from "../url/lazyUnicodeRules.js";
import { lazyPublicSuffixes } from "../url/loadPublicSuffixes.js";
import * as publicSuffixes from "../url/publicSuffixes.js";
import { unicode } from "../url/unicode.js";
import * as unicodeRules from "../url/unicodeRules.js";
import * as compilePattern from "../validation/compilePattern.js";
import { lazyEngine } from "../validation/patterns.js";
import { PopupInPlace } from "./PopupInPlace.js";

/** Has all code that comes late be there from the start, so that nothing changes after a test. */
export function provideLateCode(): void {
  lazyAfter.provide(afterConsent);
  lazyShell.provide(dialogShell);
  lazyPopup.provide({ ComboboxPopup: PopupInPlace });
  lazyZones.provide(zones);
  lazyOffset.provide(time);
  lazyFlow.provide(flowCode);
  lazyMemory.provide(memory);
  lazyReplies.provide(replies);
  lazyShortcuts.provide(shortcuts);
  lazyChecks.provide(checks);
  lazyCautionRules.provide(cautionRules);
  lazyUnicodeRules.provide(unicodeRules);
  unicode.rules = unicodeRules.unicodeRules;
  lazyPublicSuffixes.provide(publicSuffixes);
  lazyEngine.provide(compilePattern);
}
