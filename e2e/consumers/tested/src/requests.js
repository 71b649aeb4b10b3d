import { formRequest, urlRequest } from "react-elicitation";

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

export const signIn = urlRequest("Sign in, please.", "https://github.com/login", "1");

/** Cyrillic letters in place of Latin ones. */
export const disguised = urlRequest("Sign in, please.", "https://раура\u04cf.com/", "2");
