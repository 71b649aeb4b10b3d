import type { FormRequest } from "react-elicitation";

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
