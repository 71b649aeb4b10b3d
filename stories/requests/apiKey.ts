import type { FormRequest } from "react-elicitation";

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
