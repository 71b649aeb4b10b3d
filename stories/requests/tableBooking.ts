import type { FormRequest } from "react-elicitation";

/** A form of an everyday length, in the dialect of MCP 2025-11-25. */
export const tableBooking: FormRequest = {
  message: "How shall I book your dinner on Friday?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name for the table" },
      guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12, default: 4 },
      where: {
        type: "string",
        title: "Where",
        oneOf: [
          { const: "terrace", title: "Terrace", description: "Heated, partly covered" },
          { const: "inside", title: "Inside" },
          { const: "any", title: "No preference" },
        ],
        default: "terrace",
      },
      allergies: {
        type: "array",
        title: "Allergies",
        maxItems: 3,
        items: {
          anyOf: [
            { const: "nuts", title: "Nuts" },
            { const: "gluten", title: "Gluten" },
            { const: "shellfish", title: "Shellfish" },
          ],
        },
      },
      highChair: { type: "boolean", title: "High chair needed?" },
    },
    required: ["name", "guests", "where"],
  },
};
