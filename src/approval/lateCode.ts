// Everything of approvals that `<Elicitation>` imports with the first one.
export { Approval } from "./Approval.js";
export { ApprovalGroup } from "./ApprovalGroup.js";
export { approvalOutcome, approvalSentence, approvalTitle } from "./approvalSentence.js";
