import type { FormRequest } from "react-elicitation";

/** A choice with a companion for an answer of one's own, marked in either way that agents use. */
export const otherAnswer: FormRequest = {
  mode: "form",
  message: "Two questions before I start.",
  requestedSchema: {
    type: "object",
    properties: {
      library: { type: "string", title: "Test library", enum: ["Vitest", "Jest"] },
      library__other: { type: "string" },
      targets: {
        type: "array",
        title: "Targets",
        items: { type: "string", enum: ["Browser", "Node"] },
      },
      custom: { type: "string", _meta: { _askUserQuestionCustomAnswer: true } },
    },
  },
};
