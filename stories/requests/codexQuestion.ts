import type { FormRequest } from "react-elicitation";
import { agentForms } from "../../src/schema/fixtures/agentForms";

const { codex } = agentForms;

/** What Codex's own ACP agent asks: a choice that must be answered, a secret that may be left out, and two minutes for it. */
export const codexQuestion: FormRequest = {
  ...codex,
  requestedSchema: { ...codex.requestedSchema, required: ["target"] },
  _meta: { codex: { autoResolutionMs: 120_000 } },
};
