import type { FormRequest } from "react-elicitation";
import { agentQuestion } from "../requests/agentQuestion";
import { claudeQuestion } from "../requests/claudeQuestion";
import { codexQuestion } from "../requests/codexQuestion";
import { enumNames } from "../requests/enumNames";
import { everything } from "../requests/everything";
import { hostile } from "../requests/hostile";
import { mistakes } from "../requests/mistakes";
import { otherAnswer } from "../requests/otherAnswer";
import { tableBooking } from "../requests/tableBooking";
import { titledOptions } from "../requests/titledOptions";

/** Requests to start from, by what they show. */
export const examples: Readonly<Record<string, FormRequest>> = {
  "Table booking": tableBooking,
  "MCP 2025-06-18: enumNames": enumNames,
  "MCP 2025-11-25: titled options": titledOptions,
  "Agent Client Protocol": agentQuestion,
  "Claude’s agent": claudeQuestion,
  "Codex’s agent": codexQuestion,
  "Other answers": otherAnswer,
  "All kinds (server-everything)": everything,
  "Mistakes of a server": mistakes,
  "Hostile texts": hostile,
};
