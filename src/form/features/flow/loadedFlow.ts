import type { FlowParts } from "./FlowParts.js";
import { Guide } from "./Guide.js";
import { LeadOn } from "./LeadOn.js";
import { goOn } from "./goOn.js";

/** Steps and review, in one piece of code that is loaded when a form has either. */
export const loadedFlow: FlowParts = { submit: goOn, Guide, LeadOn };
