import { enConsent } from "./enConsent.js";
import { enElicitation } from "./enElicitation.js";
import { enFlow } from "./enFlow.js";
import { enForm } from "./enForm.js";
import { enReceipt } from "./enReceipt.js";

/** Every word of the library in English. Other locales have the same keys. */
export const en = { ...enForm, ...enConsent, ...enElicitation, ...enFlow, ...enReceipt };

/** The words of the library, by key. A locale must have every one of them. */
export type Strings = typeof en;
