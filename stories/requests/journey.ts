import type { FormRequest } from "react-elicitation";

const text = (title: string) => ({ type: "string", title });

/** Eighteen questions: more than anybody likes to see at once. */
export const journey: FormRequest = {
  message: "How shall I book your journey?",
  requestedSchema: {
    type: "object",
    properties: {
      name: text("Name"),
      email: { type: "string", title: "E-mail", format: "email" },
      phone: text("Phone"),
      from: { type: "string", title: "From", enum: ["Berlin", "Hamburg", "Munich"] },
      to: { type: "string", title: "To", enum: ["Paris", "Rome", "Vienna"] },
      day: { type: "string", title: "Day", format: "date" },
      back: { type: "string", title: "Way back", format: "date" },
      adults: { type: "integer", title: "Adults", minimum: 1, maximum: 9, default: 1 },
      children: { type: "integer", title: "Children", minimum: 0, maximum: 9 },
      class: { type: "string", title: "Class", enum: ["First", "Second"], default: "Second" },
      window: { type: "boolean", title: "Window seat" },
      quiet: { type: "boolean", title: "Quiet coach", default: true },
      meal: {
        type: "array",
        title: "Meals",
        items: { type: "string", enum: ["Breakfast", "Dinner"] },
      },
      bike: { type: "boolean", title: "Bicycle" },
      card: text("Discount programme"),
      budget: { type: "number", title: "Budget" },
      invoice: text("Name on the invoice"),
      notes: { type: "string", title: "Notes", maxLength: 2000 },
    },
    required: ["name", "email", "to"],
  },
};
