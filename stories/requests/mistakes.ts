import type { FormRequest } from "react-elicitation";

/** A schema with every mistake that its author is told of. */
export const mistakes: FormRequest = {
  message: "What would you like to order?",
  requestedSchema: {
    type: "object",
    properties: {
      dish: { type: "string", enum: ["Soup", "Salad", "Soup"], enumNames: ["Soup of the day"] },
      plates: { type: "integer", minimum: "1", default: "two" },
      guests: { type: ["string", "number"] },
      address: { type: "object", properties: { street: { type: "string" } } },
      voucher: { type: "string", enum: [] },
      wish: { type: "string", not: { enum: ["nothing"] } },
      note: "string",
    },
    required: ["dish", "phone"],
  },
};
