// @ts-check
import { noWordsInMarkup } from "./noWordsInMarkup.mjs";
import { reasonForException } from "./reasonForException.mjs";

/** Rules of our own, for what oxlint does not check. */
export default {
  meta: { name: "react-elicitation" },
  rules: {
    "no-words-in-markup": noWordsInMarkup,
    "reason-for-exception": reasonForException,
  },
};
