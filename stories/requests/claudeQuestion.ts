import type { FormRequest } from "react-elicitation";

const previewOf = (preview: string) => ({
  _meta: { "_claude/askUserQuestionOption": { preview } },
});

/** Two questions as Claude's own ACP agent asks them: previews, and a text beside each choice. */
export const claudeQuestion: FormRequest = {
  mode: "form",
  message: "Please answer the following questions.",
  requestedSchema: {
    type: "object",
    properties: {
      question_0: {
        type: "string",
        title: "Layout",
        description: "How shall the settings be laid out?",
        oneOf: [
          {
            const: "Tabs",
            title: "Tabs",
            description: "One group at a time",
            ...previewOf(
              "┌ General ┬ Account ┐\n│ Language  English │\n│ Theme     Dark    │\n└───────────────────┘",
            ),
          },
          {
            const: "One page",
            title: "One page",
            description: "All groups beneath one another",
            ...previewOf(
              "General\n  Language  English\n  Theme     Dark\n\nAccount\n  Name      Ada",
            ),
          },
          { const: "As it is", title: "As it is" },
        ],
      },
      question_0_custom: {
        type: "string",
        title: "Other",
        description:
          "Type your own answer, or add a note to the option you chose above (optional).",
      },
      question_1: {
        type: "array",
        title: "Checks",
        description: "What shall I run afterwards?",
        items: {
          anyOf: [
            { const: "Types", title: "Types" },
            { const: "Tests", title: "Tests", ...previewOf("$ npm test") },
          ],
        },
      },
      question_1_custom: {
        type: "string",
        title: "Other",
        description: "Type your own answer to add to your selection above (optional).",
      },
    },
  },
};
