// @ts-check
import { floorsRule } from "./floors.mjs";
import { noWordsInMarkup } from "./noWordsInMarkup.mjs";
import { reasonForException } from "./reasonForException.mjs";
import { roomsRule } from "./rooms.mjs";

/** Rules of our own, for what oxlint does not check. */
export default {
  meta: { name: "react-elicitation" },
  rules: {
    floors: floorsRule,
    "no-words-in-markup": noWordsInMarkup,
    "reason-for-exception": reasonForException,
    rooms: roomsRule,
  },
};
