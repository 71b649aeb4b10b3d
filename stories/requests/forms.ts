import type { FormRequest } from "react-elicitation";

/** What the server "everything" asks in its tool `trigger-elicitation-request`: all kinds of fields. */
export const everything: FormRequest = {
  message: "Please provide inputs for the following fields:",
  requestedSchema: {
    type: "object",
    properties: {
      name: { title: "String", type: "string", description: "Your full, legal name" },
      check: {
        title: "Boolean",
        type: "boolean",
        description: "Agree to the terms and conditions",
      },
      firstLine: {
        title: "String with default",
        type: "string",
        description: "Favorite first line of a story",
        default: "It was a dark and stormy night.",
      },
      email: {
        title: "String with email format",
        type: "string",
        format: "email",
        description: "Your email address (will be verified, and never shared with anyone else)",
      },
      homepage: {
        type: "string",
        format: "uri",
        title: "String with uri format",
        description: "Portfolio / personal website",
      },
      birthdate: {
        title: "String with date format",
        type: "string",
        format: "date",
        description: "Your date of birth",
      },
      integer: {
        title: "Integer",
        type: "integer",
        description:
          "Your favorite integer (do not give us your phone number, pin, or other sensitive info)",
        minimum: 1,
        maximum: 100,
        default: 42,
      },
      number: {
        title: "Number in range 1-1000",
        type: "number",
        description: "Favorite number (there are no wrong answers)",
        minimum: 0,
        maximum: 1000,
        default: 3.14,
      },
      untitledSingleSelectEnum: {
        type: "string",
        title: "Untitled Single Select Enum",
        description: "Choose your favorite friend",
        enum: ["Monica", "Rachel", "Joey", "Chandler", "Ross", "Phoebe"],
        default: "Monica",
      },
      untitledMultipleSelectEnum: {
        type: "array",
        title: "Untitled Multiple Select Enum",
        description: "Choose your favorite instruments",
        minItems: 1,
        maxItems: 3,
        items: { type: "string", enum: ["Guitar", "Piano", "Violin", "Drums", "Bass"] },
        default: ["Guitar"],
      },
      titledSingleSelectEnum: {
        type: "string",
        title: "Titled Single Select Enum",
        description: "Choose your favorite hero",
        oneOf: [
          { const: "hero-1", title: "Superman" },
          { const: "hero-2", title: "Green Lantern" },
          { const: "hero-3", title: "Wonder Woman" },
        ],
        default: "hero-1",
      },
      titledMultipleSelectEnum: {
        type: "array",
        title: "Titled Multiple Select Enum",
        description: "Choose your favorite types of fish",
        minItems: 1,
        maxItems: 3,
        items: {
          anyOf: [
            { const: "fish-1", title: "Tuna" },
            { const: "fish-2", title: "Salmon" },
            { const: "fish-3", title: "Trout" },
          ],
        },
        default: ["fish-1"],
      },
      legacyTitledEnum: {
        type: "string",
        title: "Legacy Titled Single Select Enum",
        description: "Choose your favorite type of pet",
        enum: ["pet-1", "pet-2", "pet-3", "pet-4", "pet-5"],
        enumNames: ["Cats", "Dogs", "Birds", "Fish", "Reptiles"],
        default: "pet-1",
      },
    },
    required: ["name"],
  },
};

/** The table booking in Arabic, whose script goes from right to left. */
export const arabicBooking: FormRequest = {
  message: "كيف أحجز عشاءك يوم الجمعة؟",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "اسم صاحب الحجز" },
      guests: { type: "integer", title: "عدد الضيوف", minimum: 1, maximum: 12, default: 4 },
      where: {
        type: "string",
        title: "المكان",
        oneOf: [
          { const: "terrace", title: "الشرفة", description: "مدفأة ومسقوفة جزئيًا" },
          { const: "inside", title: "في الداخل" },
          { const: "any", title: "لا فرق" },
        ],
        default: "terrace",
      },
      allergies: {
        type: "array",
        title: "الحساسية",
        maxItems: 3,
        items: {
          anyOf: [
            { const: "nuts", title: "المكسرات" },
            { const: "gluten", title: "الغلوتين" },
            { const: "shellfish", title: "المحار" },
          ],
        },
      },
      highChair: { type: "boolean", title: "هل تحتاج إلى كرسي أطفال؟" },
    },
    required: ["name", "guests", "where"],
  },
};

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

const kinds: readonly object[] = [
  { type: "string" },
  { type: "integer", minimum: 0 },
  { type: "boolean" },
  { type: "string", enum: ["One", "Two", "Three"] },
  { type: "array", items: { type: "string", enum: ["Red", "Green", "Blue"] } },
  { type: "string", format: "date" },
];

/** Sixty fields of six kinds; every other one is required. */
const fields = Array.from({ length: 60 }, (_, index) => ({
  key: `field${index + 1}`,
  schema: { ...kinds[index % kinds.length], title: `Field ${index + 1}` },
  required: index % 2 === 0,
}));

export const manyFields: FormRequest = {
  message: "Sixty questions.",
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(fields.map(({ key, schema }) => [key, schema])),
    required: fields.filter(({ required }) => required).map(({ key }) => key),
  },
};

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

/** MCP 2025-11-25: options with titles, of one choice and of several. */
export const titledOptions: FormRequest = {
  message: "Where shall the report go?",
  requestedSchema: {
    type: "object",
    properties: {
      format: {
        type: "string",
        title: "Format",
        oneOf: [
          { const: "pdf", title: "PDF" },
          { const: "html", title: "Web page" },
        ],
        default: "pdf",
      },
      channels: {
        type: "array",
        title: "Channels",
        minItems: 1,
        maxItems: 2,
        items: {
          anyOf: [
            { const: "mail", title: "E-mail" },
            { const: "chat", title: "Chat" },
            { const: "drive", title: "Shared folder" },
          ],
        },
      },
      address: { type: "string", title: "E-mail address", format: "email" },
    },
    required: ["format", "channels"],
  },
};

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

const zalgo =
  "H\u0335\u0321\u031b\u0357\u030de\u0334\u0322\u030dl\u0336\u0327\u0301l\u0335\u0328o".repeat(3);

/** Texts that want to be more than texts, and keys that want to be more than keys. */
export const hostile = JSON.parse(
  JSON.stringify({
    message: [
      "Your password is needed \u202egnp.exe\u202c, pay\u200bpal is waiting.",
      '<img src="x" onerror="alert(1)"><a href="https://example.com">Press here</a>',
      "[Press here](https://example.com) ![](https://example.com/pixel.png) https://example.com",
      `${zalgo} \u{e0041}\u{e0042}`,
    ].join("\n"),
    requestedSchema: {
      type: "object",
      title: "<h1>Bank</h1>",
      description: "javascript:alert(1)",
      properties: {
        PROTO: { type: "string", title: "\u202eeman ruoY" },
        constructor: { type: "string", title: "</label><script>alert(1)</script>" },
        "a.b[0]": { type: "string", title: "a".repeat(10_000), description: "b".repeat(10_000) },
        "x/y~z": { type: "string", enum: ["<b>one</b>", "two\u200b", "\u2066three", ""] },
        "": { type: "string", description: "**bold** _and_ `code`" },
        toString: { type: "boolean", title: "\u200b" },
        '"quoted"': { type: "string", pattern: "^(a+)+$" },
      },
      required: ["toString"],
    },
    // The only way to write a property of this name.
  }).replace('"PROTO"', '"__proto__"'),
) as FormRequest;
