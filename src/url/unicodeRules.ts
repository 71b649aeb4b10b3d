import { asciiReadings } from "./asciiReadings.js";
import { decodePunycode } from "./decodePunycode.js";
import { displayHost } from "./displayHost.js";
import { foldedLetters } from "./foldedLetters.js";
import { hostNameFlaw } from "./hostNameFlaw.js";
import { scriptsOf } from "./scriptsOf.js";

/** All code for characters beyond ASCII, with the tables of Unicode. */
export const unicodeRules = {
  asciiReadings,
  decodePunycode,
  displayHost,
  foldedLetters,
  hostNameFlaw,
  scriptsOf,
};

export type UnicodeRules = typeof unicodeRules;
