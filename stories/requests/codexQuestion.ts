import type { FormRequest } from "react-elicitation";

/** What Codex's own ACP agent asks: a choice that must be answered, a secret, and a minute for it. */
export const codexQuestion: FormRequest = {
  mode: "form",
  message: "Codex needs your input to continue.",
  requestedSchema: {
    type: "object",
    properties: {
      target: {
        title: "Where shall it run?",
        description: "Target",
        _meta: { codex: { isOther: true, isSecret: false } },
        type: "string",
        oneOf: [
          { const: "Staging", title: "Staging", description: "Nobody sees it" },
          { const: "Production", title: "Production" },
          {
            const: "None of the above",
            title: "None of the above",
            description: "Provide a different answer in the note field.",
          },
        ],
      },
      target_note: {
        type: "string",
        title: "Additional answer or note",
        _meta: { codex: { questionId: "target", role: "user_note", isSecret: false } },
      },
      value: {
        title: "What does it start with?",
        _meta: { codex: { isOther: false, isSecret: true } },
        type: "string",
      },
    },
    required: ["target"],
  },
  _meta: { codex: { autoResolutionMs: 120_000 } },
};
