import type { HarnessProps } from "./pages/harness";

const names = (count: number) => Array.from({ length: count }, (_, index) => `Town ${index + 1}`);

/** A request with every kind of field, in every size that has a control of its own. */
export const everyKind = {
  request: {
    message: "How shall I book your journey?",
    requestedSchema: {
      type: "object",
      title: "Journey",
      properties: {
        name: { type: "string", title: "Name", minLength: 2, maxLength: 40 },
        notes: { type: "string", title: "Notes", maxLength: 2000 },
        code: { type: "string", title: "Code", pattern: "^[A-Z]{3}$" },
        email: { type: "string", title: "Email", format: "email" },
        day: { type: "string", title: "Day", format: "date" },
        start: { type: "string", title: "Start", format: "date-time" },
        seats: { type: "integer", title: "Seats", minimum: 1, maximum: 9 },
        price: { type: "number", title: "Price" },
        window: { type: "boolean", title: "Window", default: false },
        meal: { type: "boolean", title: "Meal" },
        class: { type: "string", title: "Class", enum: ["First", "Second"] },
        from: { type: "string", title: "From", enum: names(30) },
        extras: {
          type: "array",
          title: "Extras",
          items: { type: "string", enum: ["Bike", "Dog"] },
        },
        stops: { type: "array", title: "Stops", items: { type: "string", enum: names(30) } },
      },
      required: ["name"],
    },
  },
  requester: { name: "Travel agent", url: "https://travel.example" },
} satisfies HarnessProps;
