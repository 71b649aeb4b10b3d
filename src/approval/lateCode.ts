// Everything of approvals that `<Elicitation>` imports with the first one.
export { ApprovalScreen } from "./ApprovalScreen.js";
export { ApprovalGroup } from "./ApprovalGroup.js";
export { approvalOutcome, approvalSentence, approvalTitle } from "./approvalSentence.js";
