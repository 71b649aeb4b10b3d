import { decodePunycode } from "./decodePunycode.js";
import { labelFlaw } from "./labelFlaw.js";
import { prototypeOf } from "./prototypeOf.js";
import { scriptsOf } from "./scriptsOf.js";

/** All that asks the tables of Unicode, in one piece of code. */
export const unicodeRules = { decodePunycode, labelFlaw, prototypeOf, scriptsOf };

export type UnicodeRules = typeof unicodeRules;
