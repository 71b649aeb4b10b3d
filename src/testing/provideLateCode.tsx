"use client";

import * as addressVerdict from "../approval/AddressVerdict.js";
import * as editForm from "../approval/EditForm.js";
import * as approval from "../approval/lateCode.js";
import * as addressCheck from "../approval/isPrivateAddress.js";
import * as receiptParts from "../approval/ReceiptParts.js";
import * as secretNames from "../approval/secretNames.js";
import * as afterConsent from "../consent/afterOpening.js";
import * as cautions from "../consent/cautions.js";
import * as arrival from "../elicitation/announceArrival.js";
import * as dialogShell from "../elicitation/DialogShell.js";
import * as fold from "../elicitation/Fold.js";
import * as formReceipt from "../form/parts/FormReceipt.js";
import * as flowCode from "../form/features/flow/flowCode.js";
import * as memory from "../form/features/memory/startMemory.js";
import * as nestedCode from "../form/features/nested/nestedCode.js";
import * as confusables from "../schema/confusables.js";
import * as findSecrets from "../schema/secrets/findSecrets.js";
import * as outlineCode from "../nested/OutlineAnswer.js";
import * as publicSuffixes from "../url/publicSuffixes.js";
import * as unicodeRules from "../url/unicodeRules.js";
import * as compilePattern from "../validation/compilePattern.js";
import * as checkNested from "../validation/checkNested.js";
import { lazyReceiptParts } from "../approval/ApprovalReceipt.js";
import { lazyEditForm, lazyVerdict } from "../approval/Part.js";
import { lazyAddressCheck, lazySecretNames } from "../approval/useBoundApproval.js";
import { lazyAfter } from "../consent/ConsentScreen.js";
import { lazyCautions } from "../consent/useVerdict.js";
import { lazyShell } from "../elicitation/ElicitationDialog.js";
import { lazyApproval } from "../elicitation/LateApproval.js";
import { lazyArrival } from "../elicitation/useArrival.js";
import { lazyFold } from "../elicitation/useFold.js";
import { lazyNestedCode, lazyReceipt } from "../form/FormScreen.js";
import { lazyPopup } from "../form/controls/Combobox.js";
import { lazyFlow } from "../form/features/flow/flow.js";
import { lazyMemory } from "../form/features/memory/Memory.js";
import { lazySecrets } from "../form/model/FormSecrets.js";
import { lazyOutline } from "../receipt/ReceiptArticle.js";
import { lazyConfusables } from "../schema/lookAlikes.js";
import { lazyPublicSuffixes, lazyUnicodeRules } from "../url/loadRules.js";
import { unicode } from "../url/unicode.js";
import { lazyNested } from "../validation/nested.js";
import { lazyEngine } from "../validation/patterns.js";
import { ComboboxList, type ComboboxListProps } from "../form/controls/ComboboxList.js";
import { part } from "../ui/part.js";

/** Provides the modules that are imported on first use, so that tests need not wait for them. */
export function provideLateCode(): void {
  lazyAfter.provide(afterConsent);
  lazyApproval.provide(approval);
  lazyVerdict.provide(addressVerdict);
  lazyEditForm.provide(editForm);
  lazyAddressCheck.provide(addressCheck);
  lazySecretNames.provide(secretNames);
  lazyReceiptParts.provide(receiptParts);
  lazyShell.provide(dialogShell);
  lazyArrival.provide(arrival);
  lazyFold.provide(fold);
  lazyPopup.provide({ ComboboxPopup: PopupInPlace });
  lazyFlow.provide(flowCode);
  lazyMemory.provide(memory);
  lazySecrets.provide(findSecrets);
  lazyConfusables.provide(confusables);
  lazyCautions.provide(cautions);
  lazyUnicodeRules.provide(unicodeRules);
  unicode.rules = unicodeRules.unicodeRules;
  lazyPublicSuffixes.provide(publicSuffixes);
  lazyEngine.provide(compilePattern);
  lazyNested.provide(checkNested);
  lazyNestedCode.provide(nestedCode);
  lazyOutline.provide(outlineCode);
  lazyReceipt.provide(formReceipt);
}

/**
 * The open list of a combobox where nothing has a layout: beside its text box rather than above all
 * else, since Radix's Popover waits for sizes that never come. Renders a `<div>`.
 */
function PopupInPlace(props: ComboboxListProps) {
  return (
    <div
      {...part("popup")}
      role="presentation"
      // A click on an option must not take focus from the text box.
      onPointerDown={(event) => event.preventDefault()}
    >
      <ComboboxList {...props} />
    </div>
  );
}
