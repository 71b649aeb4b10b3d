import type { FormRequest } from "react-elicitation";
import { agentForms } from "../../src/schema/fixtures/agentForms";

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

/**
 * The Agent Client Protocol: `null` for what is left out, options with descriptions, a title and a
 * description of the form, and a property of a type that is not known yet.
 */
export const agentQuestion: FormRequest = {
  mode: "form",
  message: "How should I go on with the tests?",
  requestedSchema: {
    title: "Tests",
    description: "Three of them fail since the last change.",
    properties: {
      strategy: {
        type: "string",
        title: "Strategy",
        description: null,
        oneOf: [
          { const: "fix", title: "Mend the code", description: "The tests stay as they are." },
          { const: "update", title: "Change the tests", description: "The new result is right." },
          { const: "skip", title: "Leave them", description: null },
        ],
        default: null,
      },
      budget: { type: "number", title: "Minutes", minimum: 1, maximum: null },
      notes: { type: ["string", "null"], title: null, pattern: null },
      range: { type: "interval", title: "Commits" },
    },
    required: ["strategy"],
  },
  _meta: null,
};

/** A server that asks for what no server may ask for in a form. */
export const apiKey: FormRequest = {
  message: "Connect your calendar?",
  requestedSchema: {
    type: "object",
    properties: {
      calendar: { type: "string", title: "Calendar" },
      apiKey: {
        type: "string",
        title: "API key",
        description: "You find it in the settings of your calendar.",
      },
    },
  },
};

const { codex } = agentForms;

/** What Codex's own ACP agent asks: a choice that must be answered, a secret that may be left out, and two minutes for it. */
export const codexQuestion: FormRequest = {
  ...codex,
  requestedSchema: { ...codex.requestedSchema, required: ["target"] },
  _meta: { codex: { autoResolutionMs: 120_000 } },
};

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
