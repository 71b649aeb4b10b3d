import { count } from "./format.js";

/** The strings of the receipt of an approval, in English. */
export const enApprovalReceipt = {
  /** Before what was allowed. */
  youAllowed: "You allowed",
  /** Before what was refused. */
  youDenied: "You denied",
  /** Before what was closed without an answer. */
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
  /** Before what a lasting answer covers. */
  covered: "Covers",
  /** Before the permissions that were granted. */
  grantedTo: "Granted",
  /** Before the reason of the user. */
  reasonGiven: "Reason:",
  /** Before the lines that were not on screen. */
  notOnScreen: "Not on screen",
  /** How many lines a text has. */
  lineCount: count("en", { one: "{count} line", other: "{count} lines" }),
  /** Before a digest: of what ran, and of what was on screen. */
  digestOf: { action: "Digest of the action", screen: "Digest of the screen" },
  /** On the button that copies a digest. */
  copyText: "Copy",
};
