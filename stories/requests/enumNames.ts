import type { FormRequest } from "react-elicitation";

/** MCP 2025-06-18: titles of options beside them, here fewer than options. */
export const enumNames: FormRequest = {
  message: "Which plan shall I set up?",
  requestedSchema: {
    type: "object",
    properties: {
      plan: {
        type: "string",
        title: "Plan",
        enum: ["s", "m", "l"],
        enumNames: ["Small", "Medium"],
      },
      seats: { type: "integer", title: "Seats", minimum: 1 },
      backup: { type: "boolean", title: "Daily backup", default: true },
    },
    required: ["plan"],
  },
};
