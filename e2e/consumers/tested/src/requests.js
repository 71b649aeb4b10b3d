import { approvalRequest, formRequest, urlRequest } from "react-elicitation";

const towns = Array.from({ length: 30 }, (_, index) => `Town ${index}`);

export const table = formRequest(
  "Which table shall I book?",
  {
    name: { type: "string", title: "Name", minLength: 1 },
    guests: { type: "integer", title: "Guests", minimum: 1, maximum: 8 },
    day: { type: "string", format: "date", title: "Day" },
    town: { type: "string", title: "Town", enum: towns },
    visited: { type: "array", title: "Visited", items: { type: "string", enum: towns } },
    place: { type: "string", title: "Place", enum: ["Inside", "Terrace"] },
    extras: { type: "array", title: "Extras", items: { type: "string", enum: ["Dog", "Cake"] } },
    chair: { type: "boolean", title: "High chair needed?" },
    news: { type: "boolean", title: "Newsletter", default: true },
  },
  ["name"],
);

/** Questions with parts, as agents ask them. */
export const dinner = formRequest(
  "Who comes to dinner?",
  {
    address: {
      type: "object",
      title: "Address",
      properties: {
        street: { type: "string", title: "Street" },
        gate: { type: "boolean", title: "Gate" },
        country: { type: "string", title: "Country", enum: ["DE", "FR"] },
      },
      required: ["street"],
    },
    guests: {
      type: "array",
      title: "Guests",
      items: {
        type: "object",
        title: "Guest",
        properties: {
          name: { type: "string", title: "Name" },
          drinks: { type: "array", title: "Drinks", items: { enum: ["Tea", "Wine"] } },
        },
        required: ["name"],
      },
    },
    days: { type: "array", title: "Days", items: { type: "integer" } },
    payment: {
      title: "Payment",
      oneOf: [
        {
          title: "Card",
          type: "object",
          properties: { digits: { type: "string", title: "Digits" } },
        },
        { title: "At the table", type: "null" },
        { title: "Voucher", type: "string" },
      ],
    },
    labels: { type: "object", title: "Labels", additionalProperties: { type: "string" } },
    pets: { type: "array", title: "Pets", items: { type: "string" } },
  },
  ["address", "guests", "payment", "pets"],
);

export const signIn = urlRequest("Sign in, please.", "https://github.com/login", "1");

export const install = approvalRequest({ type: "command", command: "npm install" });

/** Cyrillic letters in place of Latin ones. */
export const disguised = urlRequest("Sign in, please.", "https://раура\u04cf.com/", "2");

/** More fields than one batch of a long form. */
export const long = formRequest(
  "Many fields",
  Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, { type: "string" }])),
);
