export { answerInterrupts } from "./agents/agUi.js";
export { answerLangGraphInterrupts } from "./agents/langGraph.js";
export {
  type AcpPermissionHandlers,
  createAcpPermissionHandlers,
  type PermissionDecision,
} from "./agents/acp.js";
export { createClaudeElicitationHandler, createClaudePermissionHandler } from "./agents/claude.js";
export { answerAgentInterruptions } from "./agents/openAi.js";
export { createCodexApprovalHandlers } from "./agents/codex.js";
export type { GraphInterrupt, Interrupt, ResumeEntry } from "./agents/interrupts.js";
export { withAgUiInterrupts } from "./agents/agUi.js";
export { answerToolApprovals, elicitingTools } from "./agents/aiSdk.js";
export { answerAdkConfirmations } from "./agents/adk.js";
export { createCopilotPermissionHandler } from "./agents/copilot.js";
