import type { ConsentParts } from "./names/ConsentParts.js";
import type { ControlParts } from "./names/ControlParts.js";
import type { FormFlowParts } from "./names/FormFlowParts.js";
import type { FormParts } from "./names/FormParts.js";
import type { ReceiptParts } from "./names/ReceiptParts.js";
import type { SharedParts } from "./names/SharedParts.js";

/**
 * Every element that a style sheet can select: `[data-elicit="field"]`, with its states,
 * `[data-elicit="field"][data-invalid]`.
 *
 * Names and states are API: hosts style them. `@story` names a story that shows the element.
 */
export interface Parts
  extends SharedParts, FormParts, ControlParts, FormFlowParts, ConsentParts, ReceiptParts {}
