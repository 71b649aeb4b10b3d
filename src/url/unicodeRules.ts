import { decodePunycode } from "./decodePunycode.js";
import { labelFlaw } from "./labelFlaw.js";
import { prototypeOf } from "./prototypeOf.js";
import { scriptsOf } from "./scriptsOf.js";

/** All code that uses the tables of Unicode. */
export const unicodeRules = { decodePunycode, labelFlaw, prototypeOf, scriptsOf };

export type UnicodeRules = typeof unicodeRules;
