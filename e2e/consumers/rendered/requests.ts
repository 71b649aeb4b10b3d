import type {
  ElicitationRequest,
  ElicitationResult,
  FormRequest,
  Requester,
  UrlRequest,
} from "react-elicitation";

export const requester: Requester = { name: "istanbul travel", url: "https://travel.example/mcp" };

const towns = Array.from({ length: 30 }, (_, index) => `Town ${index + 1}`);

/** Every kind of field, with a default where that is drawn in another way. */
export const everyField: FormRequest = {
  message: "How shall I book your journey?",
  requestedSchema: {
    type: "object",
    title: "Journey",
    properties: {
      name: {
        type: "string",
        title: "Name",
        description: "As it is in your passport",
        minLength: 2,
        maxLength: 40,
      },
      notes: { type: "string", title: "Notes", maxLength: 2000 },
      code: { type: "string", title: "Code", pattern: "^[A-Z]{3}$" },
      email: { type: "string", title: "Email", format: "email" },
      site: { type: "string", title: "Site", format: "uri", default: "https://example.org/" },
      day: { type: "string", title: "Day", format: "date", default: "2026-03-29" },
      start: {
        type: "string",
        title: "Start",
        format: "date-time",
        default: "2026-03-28T23:30:00Z",
      },
      seats: { type: "integer", title: "Seats", minimum: 1, maximum: 9 },
      price: { type: "number", title: "Price", default: 12.5 },
      window: { type: "boolean", title: "Window", default: false },
      meal: { type: "boolean", title: "Meal" },
      class: { type: "string", title: "Class", enum: ["First", "Second"] },
      board: {
        type: "string",
        title: "Board",
        oneOf: [
          { const: "none", title: "Nothing" },
          { const: "half", title: "Half board" },
        ],
        default: "half",
      },
      board__other: { type: "string", title: "Another board" },
      from: { type: "string", title: "From", enum: towns },
      to: { type: "string", title: "To", enum: towns, default: "Town 7" },
      extras: { type: "array", title: "Extras", items: { type: "string", enum: ["Bike", "Dog"] } },
      stops: {
        type: "array",
        title: "Stops",
        items: { type: "string", enum: towns },
        default: ["Town 3"],
      },
      tags: { type: "array", title: "Tags", items: { type: "string" } },
    },
    required: ["name", "class"],
  },
};

/** What is sent of it where only its name and its class are answered. */
export const untouched = {
  site: "https://example.org/",
  day: "2026-03-29",
  start: "2026-03-28T23:30:00Z",
  price: 12.5,
  window: false,
  board: "half",
  to: "Town 7",
  stops: ["Town 3"],
};

/** An answer to it, for the history. */
export const answered: ElicitationResult = {
  action: "accept",
  content: { ...untouched, name: "Ada", class: "First", meal: true, extras: ["Dog"] },
};

/** A page to open, with a name that is made smaller to fit into its line. */
export const signIn: UrlRequest = {
  mode: "url",
  message: "Please sign in to your account.",
  url: "https://accounts.the-travel-agency-of-all-towns.example/login?lang=de",
};

export const pay: UrlRequest = {
  mode: "url",
  message: "Please pay for your journey.",
  url: "https://pay.travel.example/journeys/7",
};

export const confirm: FormRequest = {
  message: "Shall I go on?",
  requestedSchema: { type: "object", properties: {} },
};

/** A short form of what people do most. */
export const short: FormRequest = {
  message: "Who are you?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", minLength: 2 },
      class: { type: "string", title: "Class", enum: ["First", "Second"] },
      from: { type: "string", title: "From", enum: towns },
      meal: { type: "boolean", title: "Meal" },
    },
    required: ["name"],
  },
};

/** What the address of a page tells: the same to the server and to the page. */
export interface Told {
  /** The host knows the person's language, time zone, and the domains of the world. */
  known: boolean;
  /** A part of the page is sent after the rest. */
  streamed: boolean;
  rightToLeft: boolean;
}

export function readTold(search: URLSearchParams): Told {
  return {
    known: search.has("known"),
    streamed: search.has("streamed"),
    rightToLeft: search.has("rightToLeft"),
  };
}

declare global {
  interface Window {
    /** Every result that a host was given, in order. */
    results: ElicitationResult[];
    /** What React had to mend while it took over the markup of the server. */
    recovered: string[];
    /** What the page looked like when React had taken a part of it over. */
    hydrated: Record<string, unknown>;
    /** Looks at the page, where a test wants to know. */
    look?(): unknown;
    /** Lets come what comes late. */
    arrive(): void;
    /** Asks by the queue of the page. */
    askQueue(request: ElicitationRequest): Promise<void>;
  }
}
