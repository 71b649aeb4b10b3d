import { count } from "./format.js";

/** The strings of the receipt of an approval, in English. */
export const enApprovalReceipt = {
  /** Before what was allowed. */
  youAllowed: "You allowed",
  youDenied: "You denied",
  youClosed: "You closed",
  /** After what was allowed: how long that holds. */
  receiptScopes: {
    once: "once",
    turn: "for this turn",
    session: "for this session",
    project: "in this project",
    always: "always",
    lasting: "from now on",
  },
  /** Before the agent's words of the answer. */
  answerGiven: "Answer",
  covered: "Covers",
  grantedTo: "Granted",
  reasonGiven: "Reason:",
  /** Before the lines that were not on screen. */
  notOnScreen: "Not on screen",
  lineCount: count("en", { one: "{count} line", other: "{count} lines" }),
  /** Before a digest: of what ran, and of what was on screen. */
  digestOf: { action: "Digest of the action", screen: "Digest of the screen" },
  copyText: "Copy",
};
