// @ts-check
import { noWordsInMarkup } from "./no-words-in-markup.mjs";
import { reasonForException } from "./reason-for-exception.mjs";

/** Rules of our own, for what oxlint does not check. */
export default {
  meta: { name: "react-elicitation" },
  rules: {
    "no-words-in-markup": noWordsInMarkup,
    "reason-for-exception": reasonForException,
  },
};
