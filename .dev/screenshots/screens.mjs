// @ts-check

/** The screens that a person meets in a chat, by their stories. */
export const screens = [
  "examples-form-requests--table-booking",
  "examples-form-requests--confirmation",
  "examples-form-requests--required-and-optional",
  "examples-flows-quick-replies--stopped-by-a-key",
  "examples-flows-steps--all-steps",
  "examples-flows-review--looked-over",
  "examples-consent-levels--ok",
  "examples-consent-levels--caution-shortener",
  "examples-consent-levels--danger-embedded-domain",
  "examples-consent-after-opening--opened-and-waiting",
  "examples-elicitation-asking-back--replied",
  "examples-elicitation-asking-back--closed",
  "examples-elicitation-folding--open",
  "examples-elicitation-folding--folded",
  "examples-elicitation-dialog--form",
  "examples-fields-with-parts--invalid",
  "examples-fields-with-parts--filled",
  "examples-fields-with-parts--cases",
  "examples-fields-outside-the-subset--invalid",
  "examples-flows-review--parts",
  "examples-form-agents-of-today--claude",
  "examples-form-calls-of-agents--arguments",
  "examples-form-calls-of-agents--permission",
  "examples-form-secrets--marked",
  "examples-receipt-receipt--form",
  "examples-receipt-receipt--parts",
  "examples-receipt-in-a-history--short",
];

/** Widths of a phone, of the column of a chat, of a panel and of a page, in pixels. */
export const screenWidths = [375, 400, 560, 900];

/** Longer words than English has, other letters, and the other direction. */
export const screenLocales = ["en", "de", "ja", "ar"];
